import { getTranslations } from 'next-intl/server'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { formatMoney } from '@/lib/money'
import { paymentFilters } from '@/lib/payments/admin/filters'
import { paymentPage } from '@/lib/payments/admin/queries'
import type { BankLine } from '@/lib/payments/bank/queries'
import { purposeText } from '@/lib/receipts/purpose'
import type { Path } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { PaymentBadge } from '../payment-badge'

/** The id of the search form, which stands outside the form with the decisions. */
export const SEARCH_FORM = 'find-payment'

/** Finds a payment for a line, to book it there. Inside the form with the decisions. */
export async function LineChoice({
  line,
  query,
  path,
  close,
}: {
  line: BankLine
  query: unknown
  /** The addresses of the list with this line and without. */
  path: Path
  close: Path
}) {
  const filters = paymentFilters({ state: 'all', q: query })
  const t = await getTranslations('PaymentsAdmin.bank')
  const admin = await getTranslations('PaymentsAdmin')
  const purposes = await getTranslations('Payments.purposes')
  const found = await (filters.q === null ? null : settle('paymentPage', paymentPage(filters, 1)))
  const { payments, total } = found?.ok ? found.data : { payments: [], total: 0 }
  return (
    <SectionCard id="choice" title={t('choiceTitle', { text: line.text, amount: formatMoney(line.amount) })}>
      <div className="flex flex-wrap gap-2">
        {[...new URLSearchParams(path.split('?')[1])].map(([name, value]) => (
          <input key={name} type="hidden" form={SEARCH_FORM} name={name} value={value} />
        ))}
        <input
          type="search"
          name="q"
          form={SEARCH_FORM}
          aria-label={admin('search')}
          placeholder={admin('search')}
          maxLength={100}
          defaultValue={filters.q ?? ''}
          className="field-box max-w-sm"
        />
        <Button variant="quiet" form={SEARCH_FORM}>
          {t('find')}
        </Button>
        <ButtonLink variant="quiet" href={close}>
          {t('close')}
        </ButtonLink>
      </div>
      {found && (
        <div className="mt-3 empty:hidden">
          {!found.ok && <Notice variant="alert">{t('failed')}</Notice>}
          {found.ok && total === 0 && <p>{admin('noneFound')}</p>}
          {total > payments.length && <p>{t('firstOnes', { count: payments.length })}</p>}
        </div>
      )}
      <ul className="mt-3">
        {payments.map((payment) => (
          <li
            key={payment.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2 last:border-0"
          >
            <span>
              <span className="font-semibold">{payment.name}</span>{' '}
              <span className="text-quiet">
                {purposeText(payment, purposes)} · {payment.reference} ·{' '}
                {t('outstanding', { amount: formatMoney(payment.outstanding) })}
              </span>{' '}
              <PaymentBadge state={payment.state} />
            </span>
            <Button
              size="small"
              variant="quiet"
              name="confirm"
              value={`${line.id}:${payment.id}:${payment.outstanding}`}
              aria-label={`${t('book')}: ${payment.name}, ${payment.reference}`}
            >
              {t('book')}
            </Button>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
