import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { Part } from '@/lib/posts/editor/diff'

const looks = {
  added: 'bg-good-soft decoration-vine decoration-2',
  removed: 'bg-alert-soft text-alert',
} as const

/** Announced to screen readers as added or removed. */
function TextPart({ part }: { part: Part }) {
  const t = useTranslations('Posts.editor')
  if (part.kind === 'same') return part.text
  if (part.kind === 'left-out')
    return (
      <span className="my-2 block text-quiet">
        <span aria-hidden>⋯ </span>
        {t('unchanged')}
      </span>
    )
  const Change = part.kind === 'added' ? 'ins' : 'del'
  return (
    <Change className={looks[part.kind]}>
      <span className="sr-only"> [{t(part.kind)}: </span>
      {part.text}
      <span className="sr-only">] </span>
    </Change>
  )
}

const isChange = (part: Part | undefined) => part?.kind === 'removed' || part?.kind === 'added'

/** The changes in a text, in words as well as colours. */
export function DifferenceParts({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {/* Without a gap, removed text and its replacement read as one word. */}
      {isChange(part) && isChange(parts[index - 1]) && ' '}
      <TextPart part={part} />
    </Fragment>
  ))
}
