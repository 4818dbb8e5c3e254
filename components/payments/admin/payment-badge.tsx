import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/admin/badge'
import { toCents } from '@/lib/payments/amount'
import type { ListedPayment } from '@/lib/payments/admin/schema'

const tones: Record<'pending' | 'part' | 'overdue' | 'complete' | 'failed' | 'cancelled', BadgeTone> = {
  pending: 'waiting',
  part: 'active',
  overdue: 'alert',
  complete: 'good',
  failed: 'alert',
  cancelled: 'quiet',
}

/** The state of a payment: of one that is open, also whether a part came, and whether it is overdue. */
export function PaymentBadge({
  payment: { status, isOverdue, paid },
}: {
  payment: Pick<ListedPayment, 'status' | 'isOverdue' | 'paid'>
}) {
  const t = useTranslations('PaymentsAdmin.statuses')
  const state = status !== 'pending' ? status : isOverdue ? 'overdue' : toCents(paid) > 0 ? 'part' : 'pending'
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
