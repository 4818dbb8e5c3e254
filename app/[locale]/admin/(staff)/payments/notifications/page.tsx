import { getTranslations } from 'next-intl/server'
import { NotificationList } from '@/components/payments/admin/notification-list'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { Pager } from '@/components/ui/pager'
import { pageNumber, pageParameter } from '@/lib/address-query'
import {
  NOTIFICATIONS_PAGE_SIZE,
  otherNotifications,
  refusedNotifications,
} from '@/lib/payments/admin/notification-queries'
import { routes, withQuery } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('paymentNotifications')

const pathOf = (page: number) => withQuery(routes.paymentNotifications, pageParameter(page))

async function Notifications({ page }: { page: number }) {
  const t = await getTranslations('PaymentsAdmin.notifications')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <LoadedSection id="refused" title={t('refusedTitle')} load={refusedNotifications}>
        {(refused) => (
          <>
            {refused.length === 0 && <p className="text-quiet">{t('refusedNone')}</p>}
            <NotificationList notifications={refused} label={t('refusedTitle')} />
          </>
        )}
      </LoadedSection>
      <LoadedSection id="others" title={t('othersTitle')} load={() => otherNotifications(page)}>
        {({ notifications, total }) => (
          <>
            {notifications.length === 0 && <p className="text-quiet">{t('othersNone')}</p>}
            <NotificationList notifications={notifications} label={t('othersTitle')} />
            <Pager
              page={page}
              pages={Math.ceil(total / NOTIFICATIONS_PAGE_SIZE)}
              hrefOf={pathOf}
              labels={{ nav: t('pager'), previous: t('newer'), next: t('older') }}
            />
          </>
        )}
      </LoadedSection>
    </div>
  )
}

export default async function PaymentNotificationsPage({
  searchParams,
}: PageProps<'/[locale]/admin/payments/notifications'>) {
  const query = await searchParams
  const t = await getTranslations('PaymentsAdmin.notifications')
  const page = pageNumber(query)
  const staff = await requireStaff(pathOf(page))
  return (
    <AdminPage staff={staff} title={t('title')}>
      <p className="mb-6 max-w-2xl text-quiet">{t('intro')}</p>
      <Notifications page={page} />
    </AdminPage>
  )
}
