import { getLocale, getTranslations } from 'next-intl/server'
import { FigureTiles } from '@/components/staff/figure-tiles'
import { LeadTable } from '@/components/staff/lead-table'
import { StaffBar } from '@/components/staff/staff-bar'
import { ButtonLink } from '@/components/ui/button'
import { requireStaff } from '@/lib/auth/queries'
import { localePath } from '@/lib/i18n/paths'
import { leadFigures, recentLeads } from '@/lib/leads/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => unlistedMetadata('dashboard')

const RECENT = 10

async function Leads() {
  const [figures, leads, t] = await Promise.all([
    leadFigures(),
    recentLeads(RECENT),
    getTranslations('Dashboard'),
  ])
  return (
    <>
      <FigureTiles figures={figures} />
      <section className="mt-10 rounded-card border border-line bg-raised p-5 sm:p-7">
        <h2 className="mb-4 text-h3">{t('recentLeads')}</h2>
        <LeadTable leads={leads} />
      </section>
    </>
  )
}

export default async function DashboardPage() {
  const locale = await getLocale()
  const staff = await requireStaff(locale, '/admin/dashboard')
  const t = await getTranslations('Dashboard')
  return (
    <>
      <StaffBar staff={staff} current="dashboard" switches />
      <main className="shell flex-1 py-10">
        <h1 className="mb-8 text-h2">{t('title')}</h1>
        {staff.role === 'admin' ? (
          <Leads />
        ) : (
          <div className="grid justify-items-start gap-5">
            <p className="max-w-xl text-lead text-quiet">{t('adminsOnly')}</p>
            <ButtonLink href={localePath('/blog/admin', locale)}>{t('toBlog')}</ButtonLink>
          </div>
        )}
      </main>
    </>
  )
}
