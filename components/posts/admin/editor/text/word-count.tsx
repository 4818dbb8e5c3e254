import { useTranslations } from 'next-intl'
import { useDeferredValue, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { countWords } from '@/lib/markdown/budget'
import type { PostInput } from '@/lib/posts/editor/form'

/** The number of words in the text, updated while typing. */
export function WordCount() {
  const t = useTranslations('Posts.editor')
  const { control } = useFormContext<PostInput>()
  // Deferred: counting a long text delays the typed letter.
  const counted = useDeferredValue(useWatch({ control, name: 'content' }))
  const words = useMemo(() => countWords(counted), [counted])
  return <span className="shrink-0 text-quiet tabular-nums">{t('wordCount', { count: words })}</span>
}
