import { randomUUID } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import { EntryForm } from '@/components/leads/admin/entry-form'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { RolePage } from '@/components/staff/admin/staff-page'
import { receivedRange } from '@/lib/leads/entry/schema'
import { LEAD_MONTHS } from '@/lib/retention'
import { routes } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('newLead')

export default async function NewLeadPage() {
  const staff = await requireStaff(routes.newLead)
  const [t, lead] = await Promise.all([getTranslations('Leads.entry'), getTranslations('Leads.lead')])
  return (
    <RolePage
      role="office"
      staff={staff}
      title={t('title')}
      back={{ href: routes.leads, label: lead('back') }}
    >
      <p className="mb-6 max-w-2xl text-quiet">{t('intro')}</p>
      <EntryForm batch={randomUUID()} range={receivedRange()} months={LEAD_MONTHS} />
    </RolePage>
  )
}
