import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { Part } from '@/lib/posts/diff'

/** A part of a text. Screen readers hear whether it was added or removed. */
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
  if (part.kind === 'added')
    return (
      <ins className="bg-good-soft decoration-vine decoration-2">
        <span className="sr-only"> [{t('added')}: </span>
        {part.text}
        <span className="sr-only">] </span>
      </ins>
    )
  return (
    <del className="bg-alert-soft text-alert">
      <span className="sr-only"> [{t('removed')}: </span>
      {part.text}
      <span className="sr-only">] </span>
    </del>
  )
}

const isChange = (part: Part | undefined) => part?.kind === 'removed' || part?.kind === 'added'

/** What changed in a text, in words and not in colours alone. */
export function DifferenceParts({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {/* Without a gap, what was removed and what stands in its place now read as one word. */}
      {isChange(part) && isChange(parts[index - 1]) && ' '}
      <TextPart part={part} />
    </Fragment>
  ))
}
