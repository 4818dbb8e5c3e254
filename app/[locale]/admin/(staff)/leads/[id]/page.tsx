import { getLocale, getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { LeadView } from '@/components/leads/admin/lead-view'
import { AdminPage } from '@/components/staff/staff-page'
import { Notice } from '@/components/ui/notice'
import { settle } from '@/lib/result'
import { localePath } from '@/lib/i18n/paths'
import { leadFile } from '@/lib/leads/queries'
import { routes } from '@/lib/routes'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadata('lead')

export default async function LeadPage({ params }: { params: Promise<{ id: string }> }) {
  const [locale, t, inbox, { id }] = await Promise.all([
    getLocale(),
    getTranslations('Leads.lead'),
    getTranslations('Leads.inbox'),
    params,
  ])
  const staff = await requireStaff(locale, routes.lead(id))
  // Only an admin learns whether the lead exists.
  const file = staff.role === 'admin' ? await settle('leadFile', leadFile(id)) : null
  if (file?.ok && !file.data) notFound()
  const lead = file?.ok ? file.data : null
  if (typeof lead === 'string') redirect(localePath(routes.lead(lead), locale))
  return (
    <AdminPage
      staff={staff}
      title={lead ? lead.lead.name : inbox('title')}
      back={{ href: localePath(routes.leads, locale), label: t('back') }}
    >
      {lead ? <LeadView file={lead} /> : <Notice variant="alert">{inbox('failed')}</Notice>}
    </AdminPage>
  )
}
