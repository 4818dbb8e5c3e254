import { getLocale, getTranslations } from 'next-intl/server'
import { ExportButton } from '@/components/leads/admin/export'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { counted } from '@/lib/i18n/formats'
import { localePath } from '@/lib/i18n/paths'
import {
  type PaymentFilters,
  narrowing,
  paymentFilterValues,
  paymentsPath,
} from '@/lib/payments/office-filters'
import { PAYMENTS_PAGE_SIZE, paymentPage } from '@/lib/payments/office-queries'
import { settle } from '@/lib/result'
import { api } from '@/lib/routes'
import { PaymentList } from './payment-list'

/** A page of the filtered list, with its export and its other pages. */
export async function PaymentInbox({ filters, page }: { filters: PaymentFilters; page: number }) {
  const [locale, t, list] = await Promise.all([
    getLocale(),
    getTranslations('PaymentsAdmin'),
    settle('paymentPage', paymentPage(filters, page)),
  ])
  if (!list.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { payments, total } = list.data
  if (payments.length === 0 && page > 1)
    return (
      <div className="grid justify-items-start gap-4 py-6">
        <p className="text-quiet">{t('pagePast')}</p>
        <ButtonLink variant="quiet" href={localePath(paymentsPath(filters), locale)}>
          {t('firstPage')}
        </ButtonLink>
      </div>
    )
  if (payments.length === 0)
    return (
      <p className="py-6 text-quiet">
        {narrowing(filters).length > 0 ? t('noneFound') : t(`none.${filters.tab}`)}
      </p>
    )
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <p role="status" className="text-small text-quiet">
          {t('found', counted(total, locale))}
        </p>
        <ExportButton
          action={api.exportPayments}
          values={paymentFilterValues(filters)}
          label={t('exportCsv')}
          hint={t('exportHint')}
        />
      </div>
      <PaymentList payments={payments} label={t('listTitle')} />
      <Pager
        page={page}
        pages={Math.ceil(total / PAYMENTS_PAGE_SIZE)}
        hrefOf={(number) => localePath(paymentsPath(filters, number), locale)}
        labels={{ nav: t('pager'), previous: t('previous'), next: t('next') }}
      />
    </>
  )
}
