import { getLocale, getTranslations } from 'next-intl/server'
import { ChecklistView } from '@/components/content/admin/checklist-view'
import { unlistedMetadataOf } from '@/components/site/page-metadata'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { Notice } from '@/components/ui/notice'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { checklist } from '@/lib/site-content/checklist-queries'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('siteChecklist')

async function List() {
  const [t, list] = await Promise.all([getTranslations('Dashboard'), settle('checklist', checklist())])
  return list.ok ? <ChecklistView list={list.data} /> : <Notice variant="alert">{t('partFailed')}</Notice>
}

export default async function ChecklistPage() {
  const locale = await getLocale()
  const staff = await requireStaff(locale, routes.siteChecklist)
  const t = await getTranslations('Checklist')
  return (
    <AdminPage staff={staff} title={t('title')} back={{ href: routes.siteContent, label: t('back') }}>
      <List />
    </AdminPage>
  )
}
