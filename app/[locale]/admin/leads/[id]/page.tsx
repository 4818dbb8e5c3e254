import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { AdminPage } from '@/components/staff/admin-page'
import { BackLink } from '@/components/leads/admin/back-link'
import { LeadView } from '@/components/leads/admin/lead-view'
import { Notice } from '@/components/ui/notice'
import { settle } from '@/lib/attempt'
import { requireStaff } from '@/lib/staff/queries'
import { leadFile } from '@/lib/leads/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => unlistedMetadata('lead')

export default async function LeadPage({ params }: { params: Promise<{ id: string }> }) {
  const [locale, t, { id }] = await Promise.all([getLocale(), getTranslations('Leads.inbox'), params])
  const staff = await requireStaff(locale, `/admin/leads/${id}`)
  // Nobody but an admin sees whether there is such a lead.
  const file = staff.role === 'admin' ? await settle('leadFile', leadFile(id)) : null
  if (file?.ok && !file.data) notFound()
  return (
    <AdminPage
      staff={staff}
      current="leads"
      title={file?.ok && file.data ? file.data.lead.name : t('title')}
      before={staff.role === 'admin' && <BackLink />}
    >
      {file?.ok && file.data ? <LeadView file={file.data} /> : <Notice variant="alert">{t('failed')}</Notice>}
    </AdminPage>
  )
}
