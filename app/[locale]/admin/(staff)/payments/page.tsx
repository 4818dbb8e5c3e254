import { getTranslations } from 'next-intl/server'
import { MailNotices } from '@/components/mail/mail-notices'
import { MonthChart } from '@/components/payments/admin/month-chart'
import { PaymentFilter } from '@/components/payments/admin/payment-filter'
import { PaymentInbox } from '@/components/payments/admin/payment-inbox'
import { PaymentNotices } from '@/components/payments/admin/payment-notices'
import { CardPause, ReminderForm } from '@/components/payments/admin/settings-forms'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { ExportNotice } from '@/components/staff/admin/export'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { RolePage } from '@/components/staff/admin/staff-page'
import type { ListPage } from '@/components/ui/admin/list-section'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { exportError } from '@/lib/http/file-response'
import { pageNumber } from '@/lib/address-query'
import { type PaymentFilters, paymentFilters, paymentsPath } from '@/lib/payments/admin/filters'
import { paymentCounts, paymentMonths, reminderDays } from '@/lib/payments/admin/queries'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('payments')

async function Payments(list: ListPage<PaymentFilters>) {
  const { filters, isAdmin } = list
  const [t, counts, reminders] = await Promise.all([
    getTranslations('PaymentsAdmin'),
    settle('paymentCounts', paymentCounts()),
    isAdmin ? settle('reminderDays', reminderDays()) : null,
  ])
  const isPaused = counts.ok && counts.data.paused > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <PaymentNotices />
      <MailNotices withLink />
      {isPaused && (
        <Notice variant="alert" size="small">
          {t('cards.paused')}{' '}
          {isAdmin && (
            <a
              href="#cards"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {t('cards.toResume')}
            </a>
          )}
        </Notice>
      )}
      <PaymentFilter filters={filters} counts={counts.ok ? counts.data : null} />
      <PaymentInbox {...list} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
        <LoadedSection id="months" title={t('chartTitle')} load={paymentMonths}>
          {(months) => <MonthChart months={months} />}
        </LoadedSection>
        {isAdmin && (
          <div className="flex flex-wrap items-start gap-3">
            <ButtonLink variant="quiet" size="small" href={routes.paymentNotifications}>
              {t('notifications.title')}
            </ButtonLink>
            {reminders?.ok && <ReminderForm days={reminders.data} />}
            {counts.ok && <CardPause isPaused={isPaused} />}
          </div>
        )}
      </div>
    </div>
  )
}

export default async function PaymentsPage({ searchParams }: PageProps<'/[locale]/admin/payments'>) {
  const [query, t] = await Promise.all([searchParams, getTranslations('PaymentsAdmin')])
  const filters = paymentFilters(query)
  const page = pageNumber(query)
  const staff = await requireStaff(paymentsPath(filters, page))
  return (
    <RolePage
      role="office"
      staff={staff}
      title={t('title')}
      actions={
        <ButtonLink size="small" href={routes.newPayment}>
          {t('new')}
        </ButtonLink>
      }
    >
      <ExportNotice
        code={exportError(query.failed)}
        tooMany={t('exportTooMany')}
        invalid={t('statementEmpty')}
      />
      <Payments filters={filters} page={page} isAdmin={staff.role === 'admin'} />
    </RolePage>
  )
}
