import { getLocale, getTranslations } from 'next-intl/server'
import { LocalDate } from '@/components/ui/local-date'
import { Notice } from '@/components/ui/notice'
import { settle } from '@/lib/result'
import { formatLocale } from '@/lib/i18n/routing'
import { type PrivacyLogEntry, privacyLog } from '@/lib/privacy/queries'

/** As much of a fingerprint as tells two apart by eye. */
const SHOWN = 16

const cell = 'py-3 pr-4 max-md:p-0'

function Row({
  entry,
  kind,
  who,
  rows,
  tag,
}: {
  entry: PrivacyLogEntry
  kind: string
  who: string
  rows: string
  tag: string
}) {
  const person = entry.kind === 'person-exported' || entry.kind === 'person-erased'
  const detail = person ? `${entry.detail?.slice(0, SHOWN)}…` : entry.detail
  return (
    <tr role="row" className="border-b border-line align-top last:border-0 max-md:grid max-md:py-4">
      <td role="cell" className={`${cell} text-quiet max-md:order-1 max-md:text-small lg:whitespace-nowrap`}>
        <LocalDate iso={entry.createdAt} siteTag={tag} withTime />
      </td>
      <td role="cell" className={`${cell} font-semibold`}>
        {kind}
      </td>
      <td role="cell" className={`${cell} [overflow-wrap:anywhere]`}>
        {who}
      </td>
      <td role="cell" className={`${cell} tabular-nums`}>
        <span className="md:sr-only">{rows}: </span>
        {entry.rows}
      </td>
      <td
        role="cell"
        className="py-3 text-small text-quiet [overflow-wrap:anywhere] max-md:p-0 max-md:empty:hidden"
      >
        {detail}
      </td>
    </tr>
  )
}

/** The newest exports and erasures: when, by whom, how much. */
export async function Record() {
  const [locale, t, log] = await Promise.all([
    getLocale(),
    getTranslations('Privacy'),
    settle('privacyLog', privacyLog()),
  ])
  if (!log.ok) return <Notice variant="alert">{t('recordFailed')}</Notice>
  if (log.data.length === 0) return <p className="text-quiet">{t('recordNone')}</p>
  const kinds: { readonly [Kind in PrivacyLogEntry['kind']]: string } = {
    'leads-exported': t('logLeadsExported'),
    'newsletter-exported': t('logNewsletterExported'),
    'person-exported': t('logPersonExported'),
    'person-erased': t('logPersonErased'),
    retention: t('logRetention'),
  }
  return (
    <table role="table" aria-label={t('recordTitle')} className="relative w-full text-left max-md:block">
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b-2 border-ink text-small">
          {[t('when'), t('what'), t('who'), t('rows'), t('detail')].map((head) => (
            <th key={head} role="columnheader" scope="col" className="py-2 pr-4 font-semibold last:pr-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {log.data.map((entry) => (
          <Row
            key={entry.id}
            entry={entry}
            kind={kinds[entry.kind]}
            who={entry.actor === 'system' ? t('bySystem') : entry.actor}
            rows={t('rows')}
            tag={formatLocale[locale]}
          />
        ))}
      </tbody>
    </table>
  )
}
