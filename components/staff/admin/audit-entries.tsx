import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { StackedTable } from '@/components/ui/admin/stacked-table'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { isDocumentKey } from '@/lib/content/documents'
import { formatRand } from '@/lib/content/documents/fees'
import { type AuditEntry, thingPath } from '@/lib/staff/audit/log'
import { AuditChanges } from './audit-changes'

/** Enough to tell two ids or hashes apart by eye. The CSV file has them whole. */
const ID_LENGTH = 8

/** E-mail addresses stay whole. */
const short = (name: string) => (name.includes('@') ? name : `${name.slice(0, ID_LENGTH)}…`)

/** Their detail is an amount in rand. */
const MONEY = /^(?:payment-created|plan|transfer|refund|correction|surplus)/

/** Entries of the audit log as a table, on a narrow screen as a list. */
export function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTranslations('Audit')
  return (
    <StackedTable label={t('title')} heads={[t('when'), t('what'), t('who'), t('detail')]} below="md">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </StackedTable>
  )
}

const cell = 'py-3 pr-4 max-md:p-0'

function Entry({ entry: { at, kind, actor, subject, target, detail, about } }: { entry: AuditEntry }) {
  const t = useTranslations('Audit')
  const content = useTranslations('Content.documents')
  const word = (name: string) => (t.has(`words.${name}` as never) ? t(`words.${name}` as never) : name)
  // An actor who is also the subject is named once.
  const whose = subject !== actor && about?.thing !== 'account' ? subject : null
  const isUnknown = kind === 'sign-in-failed' && subject === null
  const isBefore = kind === 'sign-in-failed' || kind === 'invitation-accepted'
  const document = about?.thing === 'document' && isDocumentKey(about.id) ? about.id : null
  const details = [
    whose && t('ofAccount', { account: short(whose) }),
    isUnknown && target && t('unknownAddress', { hash: short(target) }),
    about && (
      <Link href={thingPath(about)} className="underline underline-offset-4">
        {document ? content(`${document}.name`) : (about.name ?? t('open'))}
      </Link>
    ),
    detail &&
      !document &&
      (MONEY.test(kind)
        ? formatRand(Number(detail))
        : detail.replace(/[a-z_]+/g, word).replaceAll(' > ', ' → ')),
  ].filter(Boolean)
  return (
    <tr role="row" className="border-b border-line align-top last:border-0 max-md:grid max-md:py-4">
      <td role="cell" className={`${cell} text-quiet max-md:order-1 max-md:text-small md:whitespace-nowrap`}>
        <StaffTime iso={at} />
      </td>
      <td role="cell" className={`${cell} font-semibold`}>
        {t(`kinds.${kind}`)}
      </td>
      <td role="cell" className={`${cell} [overflow-wrap:anywhere] md:min-w-44`}>
        {actor ? short(actor) : isBefore ? t('notSignedIn') : t('bySystem')}
      </td>
      <td
        role="cell"
        className="py-3 text-small text-quiet [overflow-wrap:anywhere] max-md:p-0 max-md:empty:hidden"
      >
        {details.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            {part}
          </Fragment>
        ))}
        {document && about?.newer != null && <AuditChanges document={document} about={about} />}
      </td>
    </tr>
  )
}
