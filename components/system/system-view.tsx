import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SectionCard } from '@/components/staff/admin/section-card'
import { Notice } from '@/components/ui/notice'
import { build } from '@/lib/env'
import { counted, formatNumber } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/routing'
import type { SystemChecks } from '@/lib/system/checks'
import type { SystemStatus } from '@/lib/system/schema'
import { CheckList } from './check-list'

/** The system's state: first whether any action is needed, then each part. */
export function SystemView({ status, checks }: { status: SystemStatus; checks: SystemChecks }) {
  const locale = useLocale()
  const t = useTranslations('System')
  const open = Object.values(checks)
    .flat()
    .filter(({ isFine }) => !isFine).length
  return (
    <>
      {open === 0 ? (
        <Notice variant="good">{t('allFine')}</Notice>
      ) : (
        <Notice variant="alert">{t('someOpen', counted(open, locale))}</Notice>
      )}
      <BuildCard migration={status.migration}>
        <CheckList checks={checks.software} />
      </BuildCard>
      <SectionCard id="jobs" title={t('jobsTitle')}>
        <p className="mb-5 max-w-3xl text-quiet">{t('jobsIntro')}</p>
        <CheckList checks={checks.jobs} />
      </SectionCard>
      <SectionCard id="mail" title={t('mailTitle')}>
        <CheckList checks={checks.mail} />
      </SectionCard>
      <SectionCard id="payments" title={t('paymentsTitle')}>
        <CheckList checks={checks.payments} />
      </SectionCard>
      <Storage status={status} />
    </>
  )
}

/** The running build, known without the database; `migration` is null if that has not answered. */
export function BuildCard({ migration, children }: { migration: string | null; children?: ReactNode }) {
  const t = useTranslations('System')
  return (
    <SectionCard id="build" title={t('buildTitle')}>
      <div className="grid gap-5">
        <FactRows
          rows={[
            [t('facts.version'), build.version],
            [t('facts.commit'), build.commit.slice(0, 12) || t('unknown')],
            [t('facts.node'), process.versions.node],
            [t('facts.expected'), build.migration || t('unknown')],
            [t('facts.applied'), migration ?? t('unknown')],
          ]}
        />
        {children}
      </div>
    </SectionCard>
  )
}

/** Values that are neither right nor wrong. */
function FactRows({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(9rem,auto)]">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-quiet max-sm:mt-1">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Such as `12,3 MB`. */
const megabytes = (bytes: number, locale: Locale) =>
  formatNumber(bytes / 1e6, locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })

const buckets = [
  'post-images',
  'brochures',
  'brochure-uploads',
  'payment-proofs',
  'enrolment-documents',
] as const

function Storage({ status }: { status: SystemStatus }) {
  const locale = useLocale()
  const t = useTranslations('System')
  return (
    <SectionCard id="storage" title={t('storageTitle')}>
      <p className="mb-5 max-w-3xl text-quiet">{t('storageIntro')}</p>
      <FactRows
        rows={[
          [t('facts.database'), megabytes(status.database_bytes, locale)],
          ...status.buckets.map(({ id, files, bytes }): [string, string] => {
            const known = buckets.find((bucket) => bucket === id)
            const size = megabytes(bytes, locale)
            return [known ? t(`buckets.${known}`) : id, t('bucket', { size, ...counted(files, locale) })]
          }),
        ]}
      />
    </SectionCard>
  )
}
