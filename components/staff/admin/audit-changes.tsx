import { useContentLabels } from '@/components/content/admin/content-labels'
import { useValueText } from '@/components/content/admin/value-text'
import { type DocumentKey, documents } from '@/lib/content/documents'
import { fieldSpec } from '@/lib/content/field-spec'
import { documentDifferences } from '@/lib/site-content/differences'
import type { AuditThing } from '@/lib/staff/audit/log'

/** Limits on fields shown, on characters of each text, and on characters shared with the other text. */
const [FIELDS, MOST, SHARED] = [6, 100, 20]

/** Shortens a text to where it begins to differ from another. */
function short(text: string, other: string): string {
  const [letters, others] = [[...text], [...other]]
  if (letters.length <= MOST) return text || '–'
  const differing = letters.findIndex((letter, index) => letter !== others[index])
  const start = Math.max(0, (differing < 0 ? letters.length : differing) - SHARED)
  const isCut = start + MOST < letters.length
  return `${start > 0 ? '…' : ''}${letters.slice(start, start + MOST).join('')}${isCut ? '…' : ''}`
}

/** Each field that a version changed, on one line: before and after. A single one continues the line. */
export function AuditChanges({ document, about }: { document: DocumentKey; about: AuditThing }) {
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
        {index === FIELDS ? '…' : `${trail(path)}: ${short(was, is)} → ${short(is, was)}`}
      </span>
    )
  })
}
