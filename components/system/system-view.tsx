import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { Notice } from '@/components/ui/notice'
import { build } from '@/lib/env'
import { counted, formatNumber } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/routing'
import type { Check, CheckId, SystemChecks } from '@/lib/system/checks'
import type { SystemStatus } from '@/lib/system/schema'
import { Badge } from '@/components/ui/admin/badge'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'

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
      {(['jobs', 'mail', 'payments'] as const).map((part) => (
        <SectionCard key={part} id={part} title={t(`${part}Title`)}>
          {part === 'jobs' && <p className="mb-5 max-w-3xl text-quiet">{t('jobsIntro')}</p>}
          <CheckList checks={checks[part]} />
        </SectionCard>
      ))}
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
            // A project may have others.
            const name = `buckets.${id}` as 'buckets.brochures'
            const size = megabytes(bytes, locale)
            return [t.has(name) ? t(name) : id, t('bucket', { size, ...counted(files, locale) })]
          }),
        ]}
      />
    </SectionCard>
  )
}

const pages = {
  mail: routes.mail,
  newsletter: routes.newsletterAdmin,
  notifications: routes.paymentNotifications,
} as const

/** The checks, each with verdict, finding, and the place to fix it. */
function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="grid gap-5">
      {checks.map((check) => (
        <Item key={check.finding} check={check} />
      ))}
    </ul>
  )
}

function Item({ check: { finding, isFine, at, count = 0, mend } }: { check: Check }) {
  const locale = useLocale()
  const t = useTranslations('System')
  const [id] = finding.split('.') as [CheckId]
  return (
    <li className="grid justify-items-start gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{t(`checks.${id}`)}</span>
        <Badge tone={isFine ? 'good' : 'alert'}>{isFine ? t('fine') : t('look')}</Badge>
      </p>
      <p className="max-w-3xl text-small text-quiet wrap-anywhere">
        {t.rich(`findings.${finding}`, {
          ...counted(count, locale),
          at: () => at && <StaffTime iso={at} />,
        })}
      </p>
      {mend && (
        <Link
          href={pages[mend]}
          className="inline-flex min-h-11 items-center font-semibold text-vine underline underline-offset-4"
        >
          {t(`mend.${mend}`)}
        </Link>
      )}
    </li>
  )
}
