import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Day } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { languageName } from '@/lib/i18n/routing'
import { isMailOn } from '@/lib/mail/smtp'
import { formatMoney } from '@/lib/money'
import { type OverduePayment, type OwedFilters, overdueAge } from '@/lib/payments/owed/owed'
import { MOST_OVERDUE, overduePayments } from '@/lib/payments/owed/queries'
import { purposeText } from '@/lib/receipts/purpose'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { RemindAll } from './remind-all'

function Line({ payment }: { payment: OverduePayment }) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.remindAll')
  const purposes = useTranslations('Payments.purposes')
  const { id, firstName, surname, email, language, outstanding, dueOn, hindrance } = payment
  return (
    <li className="border-b border-line py-1 wrap-anywhere last:border-0">
      <Link href={routes.paymentAdmin(id)} className="row-link font-semibold">
        {firstName} {surname}
      </Link>{' '}
      <span className="text-quiet">{email}</span>
      <span className="block text-small">
        {purposeText(payment, purposes)} · {formatMoney(outstanding)} · <Day day={dueOn} /> ·{' '}
        <span className="font-semibold">
          {hindrance ? t(`reasons.${hindrance}`) : languageName(language, locale)}
        </span>
      </span>
    </li>
  )
}

/** Whom "remind all" writes to, about what and in which language, and who is left out and why; then the button. */
export async function RemindPreview({ filters }: { filters: OwedFilters }) {
  const t = await getTranslations('PaymentsAdmin.owed')
  const outbox = await getTranslations('Outbox')
  const read = await settle('overduePayments', overduePayments(filters))
  if (!read.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const due = read.data.filter(({ hindrance }) => hindrance === null)
  const ids = isMailOn ? due.map(({ id }) => id) : []
  const others = read.data.filter(({ hindrance }) => hindrance !== null)
  const age = overdueAge(filters.age)
  const limits = [
    age ? t(`ages.${age}`) : t('allAges'),
    filters.q && t('onlyFound', { query: filters.q }),
    read.data.length === MOST_OVERDUE && t('firstOnes', { count: MOST_OVERDUE }),
  ]
  const list = (id: string, title: string, rows: readonly OverduePayment[]) =>
    rows.length > 0 && (
      <SectionCard id={id} title={title}>
        <ul aria-labelledby={id}>
          {rows.map((payment) => (
            <Line key={payment.id} payment={payment} />
          ))}
        </ul>
      </SectionCard>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-quiet wrap-anywhere">{limits.filter(Boolean).join(' · ')}</p>
      {!isMailOn && <Notice variant="alert">{outbox('off')}</Notice>}
      <RemindAll ids={ids} text={t('ready', { count: ids.length })} />
      {isMailOn && list('due', t('toRemind'), due)}
      {list('left-out', t('leftOut', { count: others.length }), others)}
    </div>
  )
}
