import { getLocale, getTranslations } from 'next-intl/server'
import { AdminPage } from '@/components/staff/admin-page'
import { ButtonLink } from '@/components/ui/button'
import { currentStaff } from '@/lib/staff/queries'
import { localePath } from '@/lib/i18n/paths'

/** Where a lead is gone: the way back to the others. */
export default async function LeadNotFound() {
  const [locale, t, staff] = await Promise.all([getLocale(), getTranslations('Leads.lead'), currentStaff()])
  // Next draws this along with every lead; whoever may not look is led away by the page itself.
  if (!staff) return null
  return (
    <AdminPage staff={staff} current="leads" title={t('goneTitle')}>
      <p className="max-w-xl text-lead text-quiet">{t('goneText')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={localePath('/admin/leads', locale)}>{t('back')}</ButtonLink>
        <ButtonLink variant="quiet" href={localePath('/admin/dashboard', locale)}>
          {t('toDashboard')}
        </ButtonLink>
      </div>
    </AdminPage>
  )
}
