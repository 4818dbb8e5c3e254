import { getLocale, getTranslations } from 'next-intl/server'
import { ListSection } from '@/components/ui/admin/list-section'
import { ListTable } from '@/components/ui/admin/list-table'
import { Day } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { counted } from '@/lib/i18n/formats'
import { languageName } from '@/lib/i18n/routing'
import { isMailOn } from '@/lib/mail/smtp'
import { formatMoney } from '@/lib/money'
import type { OverduePayment, OwedFilters } from '@/lib/payments/owed/owed'
import { overdueReminders } from '@/lib/payments/owed/queries'
import { purposeText } from '@/lib/receipts/purpose'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { RemindAll } from './remind-all'

async function Payments({ payments, label }: { payments: readonly OverduePayment[]; label: string }) {
  const [locale, t, columns, remind, purposes] = await Promise.all([
    getLocale(),
    getTranslations('PaymentsAdmin.owed'),
    getTranslations('PaymentsAdmin.columns'),
    getTranslations('PaymentsAdmin.remindAll'),
    getTranslations('Payments.purposes'),
  ])
  const isLeftOut = payments.some(({ hindrance }) => hindrance)
  const heads = [
    t('person'),
    columns('what'),
    [columns('outstanding'), 'text-right'],
    columns('due'),
    isLeftOut ? t('reason') : t('language'),
  ] as const
  return (
    <ListTable label={label} heads={heads}>
      {payments.map((payment) => (
        <tr key={payment.id} role="row">
          <td role="cell">
            <Link href={routes.paymentAdmin(payment.id)} className="list-name">
              {payment.name}
            </Link>
            {payment.email && <span className="block text-quiet wrap-anywhere">{payment.email}</span>}
          </td>
          <td role="cell" className="list-second wrap-anywhere">
            {purposeText(payment, purposes)}
          </td>
          <td role="cell" className="text-right whitespace-nowrap tabular-nums">
            {formatMoney(payment.outstanding)}
          </td>
          <td role="cell">
            <span className="list-label">{columns('due')}: </span>
            <Day day={payment.dueOn} />
          </td>
          <td role="cell" className="list-wide">
            {payment.hindrance
              ? remind(`reasons.${payment.hindrance}`)
              : languageName(payment.language, locale)}
          </td>
        </tr>
      ))}
    </ListTable>
  )
}

/** Whom "remind all" writes to, about what and in which language, and who is left out and why; then the button. */
export async function RemindPreview({ filters }: { filters: OwedFilters }) {
  const [locale, t, outbox, read] = await Promise.all([
    getLocale(),
    getTranslations('PaymentsAdmin.owed'),
    getTranslations('Outbox'),
    settle('overdueReminders', overdueReminders(filters)),
  ])
  if (!read.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { due, leftOut, payments } = read.data
  const toRemind = payments.filter(({ hindrance }) => hindrance === null)
  const others = payments.filter(({ hindrance }) => hindrance !== null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {!isMailOn && <Notice variant="alert">{outbox('off')}</Notice>}
      <RemindAll
        ids={isMailOn ? toRemind.map(({ id }) => id) : []}
        text={t('ready', counted(due, locale))}
        more={due > toRemind.length ? t('first', { count: toRemind.length }) : null}
      />
      {toRemind.length > 0 && (
        <ListSection label={t('toRemind')}>
          <Payments payments={toRemind} label={t('toRemind')} />
        </ListSection>
      )}
      {others.length > 0 && (
        <section aria-labelledby="left-out" className="min-w-0">
          <h2 id="left-out" className="mb-2">
            {t('leftOut', counted(leftOut, locale))}
          </h2>
          <ListSection label={t('leftOutList')}>
            <Payments payments={others} label={t('leftOutList')} />
          </ListSection>
        </section>
      )}
    </div>
  )
}
