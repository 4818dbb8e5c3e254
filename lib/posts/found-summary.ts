import { translator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/i18n/routing'

/** How many posts a search found, as a sentence; that there are none where it found none. */
export function foundSummary(
  locale: Locale,
  query: string,
  { total, isMore }: { readonly total: number; readonly isMore: boolean },
): string {
  const t = translator(locale)
  if (total === 0) return t('Posts.list.empty')
  if (!query) return t('Posts.list.count', { count: total })
  return t(isMore ? 'Posts.list.foundMore' : 'Posts.list.found', { count: total, query })
}
