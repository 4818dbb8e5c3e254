import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { AdminPage, StaffPage } from '@/components/staff/admin/staff-page'
import { LimitsForm } from '@/components/system/limits-form'
import { BuildCard, SystemView } from '@/components/system/system-view'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { build, env } from '@/lib/env'
import { isMailOn } from '@/lib/mail/smtp'
import { gateway } from '@/lib/payments/gateways/current'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'
import { checkSystem } from '@/lib/system/checks'
import { readSystemLimits, readSystemStatus } from '@/lib/system/queries'

/** The title contains the organisation's name, which may be unknown without the database. */
export async function generateMetadata(): Promise<Metadata> {
  const known = await settle('unlistedMetadataOf', unlistedMetadataOf('system'))
  if (known.ok) return known.data
  const t = await getTranslations('Meta.system')
  return { title: t('title'), robots: { index: false } }
}

/** Says only that the database is down, because nobody is then known to be staff. */
async function NoDatabase() {
  const t = await getTranslations('System')
  return (
    <div className="grid justify-items-start gap-4">
      <Notice variant="alert">{t('noDatabase')}</Notice>
      <p className="text-quiet">{t('noDatabaseAdvice')}</p>
      <ButtonLink href={routes.system}>{t('again')}</ButtonLink>
    </div>
  )
}

async function Status() {
  const t = await getTranslations('System')
  const status = await settle('readSystemStatus', readSystemStatus())
  if (!status.ok)
    return (
      <>
        <Notice variant="alert">{t('statusFailed')}</Notice>
        <BuildCard migration={null} />
      </>
    )
  const checks = checkSystem(status.data, {
    migration: build.migration,
    hasScheduler: Boolean(env.CRON_SECRET),
    sendsMail: isMailOn,
    takesCards: gateway.isOn(),
    hasAddressHeader: Boolean(env.TRUSTED_ADDRESS_HEADER),
  })
  return <SystemView status={status.data} checks={checks} />
}

async function Limits() {
  const t = await getTranslations('System.limits')
  const limits = await settle('readSystemLimits', readSystemLimits())
  return (
    <SectionCard id="limits" title={t('title')}>
      <p className="mb-5 max-w-3xl text-quiet">{t('intro')}</p>
      {limits.ok ? <LimitsForm limits={limits.data} /> : <Notice variant="alert">{t('unread')}</Notice>}
    </SectionCard>
  )
}

export default async function SystemPage() {
  const t = await getTranslations('Meta.system')
  const staff = await settle('requireStaff', requireStaff(routes.system))
  if (!staff.ok)
    return (
      <StaffPage title={t('title')}>
        <NoDatabase />
      </StaffPage>
    )
  return (
    <AdminPage staff={staff.data} title={t('title')}>
      <div className="office-cards">
        <Status />
        {/* Across both columns. */}
        <div>
          <Limits />
        </div>
      </div>
    </AdminPage>
  )
}
