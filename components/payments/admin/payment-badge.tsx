import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/admin/badge'
import type { ListedPayment } from '@/lib/payments/admin/schema'

const tones: Record<ListedPayment['state'], BadgeTone> = {
  pending: 'waiting',
  part: 'active',
  overdue: 'alert',
  complete: 'good',
  'part-refunded': 'quiet',
  refunded: 'quiet',
  failed: 'alert',
  cancelled: 'quiet',
}

/** A payment's state. */
export function PaymentBadge({ state }: Pick<ListedPayment, 'state'>) {
  const t = useTranslations('PaymentsAdmin.statuses')
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
