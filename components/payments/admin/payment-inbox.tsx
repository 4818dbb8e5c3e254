import { getLocale, getTranslations } from 'next-intl/server'
import { ExportButton } from '@/components/staff/admin/export'
import { EmptyList, type ListPage, ListSection, NothingFound } from '@/components/ui/admin/list-section'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { counted } from '@/lib/i18n/formats'
import {
  type PaymentFilters,
  paymentFilterValues,
  paymentFilters,
  paymentPath,
  paymentsPath,
} from '@/lib/payments/admin/filters'
import { PAYMENTS_PAGE_SIZE, paymentPage } from '@/lib/payments/admin/queries'
import { api, routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { PaymentList } from './payment-list'

/** A page of the filtered list, with its export and pager. */
export async function PaymentInbox({ filters, page, isAdmin }: ListPage<PaymentFilters>) {
  const locale = await getLocale()
  const t = await getTranslations('PaymentsAdmin')
  const all = await getTranslations('StaffList')
  const list = await settle('paymentPage', paymentPage(filters, page))
  if (!list.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { payments, total } = list.data
  const isFiltered = paymentFilterValues({ ...filters, state: 'open' }).length > 0
  return (
    <ListSection
      label={t('listTitle')}
      found={total > 0 ? t('found', counted(total, locale)) : undefined}
      exporting={
        isAdmin &&
        total > 0 && (
          <ExportButton
            action={api.exportPayments}
            values={paymentFilterValues(filters)}
            label={all('export')}
            hint={all('exportHint')}
          />
        )
      }
      pager={{
        page,
        pages: Math.ceil(total / PAYMENTS_PAGE_SIZE),
        hrefOf: (number) => paymentsPath(filters, number),
        label: t('pager'),
      }}
    >
      {total > 0 ? (
        <PaymentList
          payments={payments}
          label={t('listTitle')}
          hrefOf={({ id }) => paymentPath(id, filters, page)}
        />
      ) : isFiltered ? (
        <NothingFound text={t('noneFound')} all={paymentsPath(paymentFilters({ state: filters.state }))} />
      ) : (
        <EmptyList text={t(`none.${filters.state}`)}>
          <ButtonLink size="small" variant="quiet" href={routes.newPayment}>
            {t('new')}
          </ButtonLink>
        </EmptyList>
      )}
    </ListSection>
  )
}
