import { useTranslations } from 'next-intl'
import { PaymentBadge } from '@/components/payments/admin/payment-badge'
import { TimeLeft } from '@/components/privacy/admin/request-list'
import { Day, StaffTime } from '@/components/ui/admin/staff-time'
import { ButtonLink } from '@/components/ui/link'
import { formatMoney } from '@/lib/money'
import { purposeText } from '@/lib/receipts/purpose'
import { routes, withQuery } from '@/lib/routes'
import type { WaitingDraft, WaitingPayment, WaitingRequest } from '@/lib/today/schema'
import { WaitingLine } from './waiting-line'

/** A payment that failed, is overdue or has a proof to check. */
export function PaymentLine({ payment }: { payment: WaitingPayment }) {
  const t = useTranslations('Dashboard')
  const admin = useTranslations('PaymentsAdmin')
  const purposes = useTranslations('Payments.purposes')
  const { id, name, why, outstanding, dueOn, state, hasProof } = payment
  const action = why === 'proof' ? t('checkProof') : t('viewPayment')
  const link = (
    <ButtonLink size="small" variant="quiet" href={routes.paymentAdmin(id)} aria-label={`${action}: ${name}`}>
      {action}
    </ButtonLink>
  )
  return (
    <WaitingLine kind={t('kinds.payment')} actions={link}>
      <span className="font-semibold">{name}</span>
      <span className="text-small text-quiet">
        {purposeText(payment, purposes)} · {formatMoney(outstanding)} · <Day day={dueOn} />
      </span>
      <PaymentBadge state={state} />
      {why === 'promise' && <span className="text-small font-semibold text-alert">{t('promiseBroken')}</span>}
      {hasProof && <span className="text-small font-semibold text-vine">{admin('proofWaits')}</span>}
    </WaitingLine>
  )
}

/** An open privacy request, with the days left to answer it. */
export function RequestLine({ request: { id, kind, state, email, dueOn } }: { request: WaitingRequest }) {
  const t = useTranslations('Dashboard')
  const requests = useTranslations('Privacy.requests')
  const whose = { kind: requests(`kinds.${kind}`), address: email ?? requests('erased') }
  const link = (
    <ButtonLink
      size="small"
      variant="quiet"
      href={withQuery(routes.privacyAdmin, { request: email && id })}
      aria-label={requests('openOf', whose)}
    >
      {requests('open')}
    </ButtonLink>
  )
  return (
    <WaitingLine kind={t('kinds.request')} actions={link}>
      <span className="font-semibold">
        {whose.kind}: {whose.address}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 text-small">
        <TimeLeft due={dueOn} />
        {state === 'unconfirmed' && <span className="text-quiet">{requests('unconfirmed')}</span>}
      </span>
    </WaitingLine>
  )
}

export function DraftLine({ draft: { id, title, updatedAt } }: { draft: WaitingDraft }) {
  const t = useTranslations('Dashboard')
  const posts = useTranslations('Posts.admin')
  const link = (
    <ButtonLink
      size="small"
      variant="quiet"
      href={`${routes.blogAdmin}#edit=${id}`}
      aria-label={posts('edit', { title })}
    >
      {t('edit')}
    </ButtonLink>
  )
  return (
    <WaitingLine kind={t('kinds.draft')} actions={link}>
      <span className="font-semibold">{title}</span>
      <span className="text-small text-quiet">
        <StaffTime iso={updatedAt} />
      </span>
    </WaitingLine>
  )
}
