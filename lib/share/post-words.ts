import { translator } from '@/lib/i18n/translator'
import type { PostSummary } from '@/lib/posts/types'
import type { CardWords } from './words'
import { writable } from './writable'

type Head = Pick<PostSummary, 'title' | 'language' | 'category'>

/** The words of a post's picture, in the post's own language; the category steps in for a title of other letters. */
export function postWords({ title, language, category }: Head): CardWords {
  const t = translator(language)
  const label = category ? t(`Posts.categories.${category}`) : t('Posts.list.title')
  return writable(title, 'display') ? { language, label, title } : { language, title: label }
}
