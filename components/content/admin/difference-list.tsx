import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DifferenceParts } from '@/components/posts/admin/editor/revisions/difference-parts'
import type { FieldSpec } from '@/lib/content/field-spec'
import { difference, replacement } from '@/lib/posts/editor/diff'
import type { Difference } from '@/lib/site-content/differences'
import { useContentLabels } from './content-labels'
import { useValueText } from './value-text'

/** Kinds compared word by word; other values, such as amounts, are shown whole. */
const words: readonly FieldSpec['kind'][] = ['line', 'text', 'markdown', 'picture', 'list', 'group']

/** The differences between two documents by field; `children` renders a field's choices. */
export function DifferenceList({
  documentKey,
  differences,
  children,
}: {
  documentKey: string
  differences: readonly Difference[]
  children?: (difference: Difference, label: string) => ReactNode
}) {
  const t = useTranslations('Content')
  const labels = useContentLabels(documentKey)
  const text = useValueText(documentKey)
  if (differences.length === 0) return <p className="text-quiet">{t('noDifference')}</p>
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {differences.map((each) => {
        const { path, spec, older, newer } = each
        const names = path.filter((step) => typeof step === 'string')
        const label = labels.trail(path)
        const compare = words.includes(spec.kind) ? difference : replacement
        const parts = compare(text(spec, older, names), text(spec, newer, names))
        return (
          <div key={path.join('.')} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
            <dt className="text-small font-semibold">{label}</dt>
            <dd className="rounded-lg border border-line bg-paper p-4 text-small wrap-anywhere whitespace-pre-wrap">
              {/* Entries only moved. */}
              {parts ? <DifferenceParts parts={parts} /> : t('otherOrder')}
            </dd>
            {children && <dd>{children(each, label)}</dd>}
          </div>
        )
      })}
    </dl>
  )
}
