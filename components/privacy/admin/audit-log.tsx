import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import { StackedTable } from '@/components/ui/admin/stacked-table'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { type PrivacyLogEntry, privacyLog } from '@/lib/privacy/queries'
import { settle } from '@/lib/settle'

/** The newest exports and erasures: time, staff member, number of rows. */
export async function AuditLog() {
  const [t, log] = await Promise.all([getTranslations('Privacy'), settle('privacyLog', privacyLog())])
  if (!log.ok) return <Notice variant="alert">{t('recordFailed')}</Notice>
  if (log.data.length === 0) return <p className="text-quiet">{t('recordNone')}</p>
  return (
    <StackedTable label={t('recordTitle')} heads={[t('when'), t('what'), t('who'), t('rows'), t('detail')]}>
      {log.data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </StackedTable>
  )
}

/** The characters shown, enough to tell two fingerprints apart by eye. */
const FINGERPRINT_LENGTH = 16

const cell = 'py-3 pr-4 max-md:p-0'

function Entry({ entry }: { entry: PrivacyLogEntry }) {
  const t = useTranslations('Privacy')
  const isFingerprint =
    entry.kind !== 'leads-exported' && entry.kind !== 'newsletter-exported' && entry.detail
  return (
    <tr role="row" className="border-b border-line align-top last:border-0 max-md:grid max-md:py-4">
      <td role="cell" className={`${cell} text-quiet max-md:order-1 max-md:text-small lg:whitespace-nowrap`}>
        <StaffTime iso={entry.createdAt} />
      </td>
      <td role="cell" className={`${cell} font-semibold`}>
        {t(`log.${entry.kind}`)}
      </td>
      <td role="cell" className={`${cell} [overflow-wrap:anywhere]`}>
        {entry.actor === 'system' ? t('bySystem') : entry.actor}
      </td>
      <td role="cell" className={`${cell} tabular-nums`}>
        <span className="md:sr-only">{t('rows')}: </span>
        {entry.rows}
      </td>
      <td
        role="cell"
        className="py-3 text-small text-quiet [overflow-wrap:anywhere] max-md:p-0 max-md:empty:hidden"
      >
        {isFingerprint ? `${entry.detail?.slice(0, FINGERPRINT_LENGTH)}…` : entry.detail}
      </td>
    </tr>
  )
}
