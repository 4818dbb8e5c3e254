import { getTranslations } from 'next-intl/server'
import { SettlementForm } from '@/components/payments/admin/bank/settlement-form'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { RolePage } from '@/components/staff/admin/staff-page'
import { routes } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('settlements')

export default async function SettlementsPage() {
  const staff = await requireStaff(routes.settlements)
  const t = await getTranslations('PaymentsAdmin')
  return (
    <RolePage
      role="office"
      staff={staff}
      title={t('settlements.title')}
      back={{ href: routes.books, label: t('bank.toBooks') }}
    >
      <p className="mb-4 max-w-2xl text-quiet">{t('settlements.intro')}</p>
      <SettlementForm />
    </RolePage>
  )
}
