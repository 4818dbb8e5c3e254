'use client'

import type { PostInput } from '@/lib/posts/schema'
import { type Part, difference } from '@/lib/posts/difference'
import type { EditorTexts } from './editor-texts'
import { useTitles } from './use-titles'

function Stretch({ part, texts }: { part: Part; texts: EditorTexts }) {
  if (part.kind === 'same') return part.text
  if (part.kind === 'left-out')
    return (
      <span className="my-2 block text-quiet">
        <span aria-hidden>⋯ </span>
        {texts.editor.leftOut}
      </span>
    )
  if (part.kind === 'added')
    return (
      <ins className="bg-good-soft decoration-vine decoration-2">
        <span className="sr-only"> [{texts.editor.added}: </span>
        {part.text}
        <span className="sr-only">] </span>
      </ins>
    )
  return (
    <del className="bg-alert-soft text-alert">
      <span className="sr-only"> [{texts.editor.removed}: </span>
      {part.text}
      <span className="sr-only">] </span>
    </del>
  )
}

/** Field by field what changed from one state of the form to the other, in words and not in colours alone. */
export function DifferenceView({
  older,
  newer,
  texts,
}: {
  older: PostInput
  newer: PostInput
  texts: EditorTexts
}) {
  const titles = useTitles(older.translationId, newer.translationId)
  const name = (value: string, names: Record<string, string>) => names[value] ?? value
  const shown = (input: PostInput): [string, string][] => [
    [texts.fieldTitle, input.title],
    [texts.fieldSlug, input.slug],
    [texts.fieldImage, input.featuredImage],
    [texts.editor.fieldImageAlt, input.featuredImageAlt],
    [texts.fieldExcerpt, input.excerpt],
    [texts.fieldContent, input.content],
    [texts.fieldStatus, name(input.status, { draft: texts.draft, published: texts.published })],
    [texts.editor.fieldPublishedAt, input.publishedAt.replace('T', ' ')],
    [texts.editor.fieldLanguage, texts.languages[input.language]],
    [texts.editor.fieldCategory, name(input.category, texts.categories)],
    [
      texts.editor.fieldTranslation,
      input.translationId && (titles[input.translationId] ?? texts.editor.linkedPost),
    ],
  ]
  const after = shown(newer)
  const changes = shown(older).flatMap(([label, text], place) => {
    const parts = difference(text, after[place]![1])
    return parts ? [{ label, parts }] : []
  })
  if (changes.length === 0) return <p className="text-quiet">{texts.editor.noDifference}</p>
  return (
    <dl className="grid gap-4">
      {changes.map(({ label, parts }) => (
        <div key={label} className="grid gap-1">
          <dt className="text-small font-semibold">{label}</dt>
          <dd className="rounded-lg border border-line bg-paper p-4 text-small break-words whitespace-pre-wrap">
            {parts.map((part, place) => (
              <Stretch key={place} part={part} texts={texts} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
