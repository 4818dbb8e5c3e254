import { getLocale, getTranslations } from 'next-intl/server'
import { FilteredList } from '@/components/staff/admin/filtered-list'
import { Notice } from '@/components/ui/notice'
import { counted } from '@/lib/i18n/formats'
import {
  type PaymentFilters,
  filterParameters,
  paymentFilterValues,
  paymentsPath,
} from '@/lib/payments/admin/filters'
import { PAYMENTS_PAGE_SIZE, paymentPage } from '@/lib/payments/admin/queries'
import { api } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { PaymentList } from './payment-list'

/** A page of the filtered list, with its export and pager. */
export async function PaymentInbox({ filters, page }: { filters: PaymentFilters; page: number }) {
  const [locale, t, list] = await Promise.all([
    getLocale(),
    getTranslations('PaymentsAdmin'),
    settle('paymentPage', paymentPage(filters, page)),
  ])
  if (!list.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { payments, total } = list.data
  if (payments.length === 0 && page === 1)
    return (
      <p className="py-6 text-quiet">
        {filterParameters(filters).length > 0 ? t('noneFound') : t(`none.${filters.tab}`)}
      </p>
    )
  return (
    <FilteredList
      found={t('found', counted(total, locale))}
      total={total}
      page={page}
      pageSize={PAYMENTS_PAGE_SIZE}
      hrefOf={(number) => paymentsPath(filters, number)}
      pages={t('pager')}
      exportTo={api.exportPayments}
      filters={paymentFilterValues(filters)}
    >
      <PaymentList payments={payments} label={t('listTitle')} />
    </FilteredList>
  )
}
