'use client'

import { type Control, useWatch } from 'react-hook-form'
import { POST_LIMITS, type PostInput } from '@/lib/posts/schema'
import type { EditorTexts } from './editor-texts'

/** How many characters a field still takes. */
export function CharactersLeft({
  control,
  name,
  texts,
}: {
  control: Control<PostInput>
  name: 'title' | 'excerpt'
  texts: EditorTexts
}) {
  const text = useWatch({ control, name })
  return (
    <span>{texts.editor.charactersLeft.replace('{count}', String(POST_LIMITS[name] - text.length))}</span>
  )
}
