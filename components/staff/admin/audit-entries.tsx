import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { ListTable, type TableColumn } from '@/components/ui/admin/list-table'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { type DocumentKey, documents, isDocumentKey } from '@/lib/content/documents'
import { formatDay } from '@/lib/i18n/formats'
import { formatMoney } from '@/lib/money'
import { type AuditEntry, type AuditThing, thingPath } from '@/lib/staff/audit/log'
import { useContentLabels } from '@/components/content/admin/content-labels'
import { useValueText } from '@/components/content/admin/value-text'
import { fieldSpec } from '@/lib/content/field-spec'
import { documentDifferences } from '@/lib/site-content/differences'

/** Enough to tell two ids or hashes apart by eye. The CSV file has them whole. */
const ID_LENGTH = 8

/** E-mail addresses stay whole. */
const short = (name: string) => (name.includes('@') ? name : `${name.slice(0, ID_LENGTH)}…`)

/** A day, an amount of money or a word of the database in a detail. */
const READABLE = /(\b\d{4}-\d\d-\d\d\b)|(-?\b\d+\.\d\d\b)|[a-z][a-z_-]*/g

/** Their detail is a number. */
const numbered = ['enrolled', 'leads-imported', 'statement-imported'] as const
const isNumbered = (kind: string): kind is (typeof numbered)[number] =>
  (numbered as readonly string[]).includes(kind)

/** Done before a sign-in. */
const notSignedIn: readonly AuditEntry['kind'][] = ['sign-in-failed', 'invitation-accepted']

/** Entries of the audit log as a table, on a narrow screen as a list. */
export function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTranslations('Audit')
  const who = ({ actor, kind }: AuditEntry) =>
    actor ? short(actor) : t(notSignedIn.includes(kind) ? 'notSignedIn' : 'bySystem')
  const columns: TableColumn<AuditEntry>[] = [
    [t('when'), ({ at }) => <StaffTime iso={at} />, 'list-last text-quiet', 'w-44'],
    [t('what'), ({ kind }) => t(`kinds.${kind}`), 'list-wide font-semibold', 'w-[22%]'],
    [t('who'), who, 'list-wide wrap-anywhere', 'w-[22%]'],
    [t('detail'), (entry) => <Details entry={entry} />, 'list-wide wrap-anywhere text-quiet'],
  ]
  return <ListTable label={t('title')} columns={columns} rows={entries} />
}

function Details({ entry: { kind, actor, subject, target, detail, about } }: { entry: AuditEntry }) {
  const locale = useLocale()
  const t = useTranslations('Audit')
  const content = useTranslations('Content.documents')
  const limits = useTranslations('System.limits.labels')
  const reminders = useTranslations('PaymentsAdmin.reminders')
  const states = useTranslations('Students.states')
  function word(name: string) {
    if (name === 'payment_reminders') return reminders('days')
    if (limits.has(name as never)) return limits(name as never)
    if (kind === 'enrolment-changed' && states.has(name as never)) return states(name as never).toLowerCase()
    return t.has(`words.${name}` as never) ? t(`words.${name}` as never) : name
  }
  function readable(text: string) {
    // The title of the post, in the words of its author.
    if (kind === 'post-erased') return text
    return text
      .replace(READABLE, (part: string, day?: string, amount?: string) =>
        day ? formatDay(day, locale, 'medium') : amount ? formatMoney(amount) : word(part),
      )
      .replaceAll(' > ', ' → ')
  }
  // An actor who is also the subject is named once.
  const whose = subject !== actor && about?.thing !== 'account' ? subject : null
  const isUnknown = kind === 'sign-in-failed' && subject === null
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
      (isNumbered(kind) ? t(`numbers.${kind}`, { number: Number(detail) }) : readable(detail)),
  ].filter(Boolean)
  return (
    <>
      {details.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
      {document && about?.newer != null && <AuditChanges document={document} about={about} />}
    </>
  )
}

/** Limits on fields shown, on characters of each text, and on characters shared with the other text. */
const [FIELDS, MOST, SHARED] = [6, 100, 20]

/** Shortens a text to where it begins to differ from another. */
function excerpt(text: string, other: string): string {
  const [letters, others] = [[...text], [...other]]
  if (letters.length <= MOST) return text || '–'
  const differing = letters.findIndex((letter, index) => letter !== others[index])
  const start = Math.max(0, (differing < 0 ? letters.length : differing) - SHARED)
  const isCut = start + MOST < letters.length
  return `${start > 0 ? '…' : ''}${letters.slice(start, start + MOST).join('')}${isCut ? '…' : ''}`
}

/** Each field that a version changed, on one line: before and after. A single one continues the line. */
function AuditChanges({ document, about }: { document: DocumentKey; about: AuditThing }) {
  const { trail } = useContentLabels(document)
  const text = useValueText(document)
  const { schema, defaults } = documents[document]
  // Before the first version, the sample was published.
  const all = documentDifferences(fieldSpec(schema), about.older ?? defaults, about.newer)
  const isOne = all.length === 1
  return all.slice(0, FIELDS + 1).map(({ path, spec, ...each }, index) => {
    const names = path.filter((step) => typeof step === 'string')
    const [was, is] = [text(spec, each.older, names), text(spec, each.newer, names)]
    return (
      <span key={path.join()} className={isOne ? undefined : 'block'}>
        {isOne && ' · '}
        {index === FIELDS ? '…' : `${trail(path)}: ${excerpt(was, is)} → ${excerpt(is, was)}`}
      </span>
    )
  })
}
