import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { createLimit } from '@/lib/limit'
import { uncachedClient } from '@/lib/supabase/public'
import { postCounts } from './feed-queries'
import type { BlogQuery } from './list-params'
import { type PostPage, findPosts } from './queries'
import { translator } from '@/lib/i18n/translator'

/** Of more results than these the database says only that there are more. */
const MAX_COUNTED = 240

/** A page of what a search found. */
export interface FoundPosts extends PostPage {
  /** Whether there are more than `total`. */
  readonly isMore: boolean
}

/** Searches whose results are kept. */
const MAX_KEPT = 300

const kept = new Map<string, FoundPosts | Promise<FoundPosts>>()

/**
 * Two searches at a time leave the database to enquiries. Waiting and searching together take less than three seconds,
 * so that a busy machine has two to spare: a call to the database ends after two (lib/supabase/timeout.ts).
 */
const limited = createLimit({ concurrency: 2, queueSize: 40, timeout: 800 })

async function readFound(query: BlogQuery, first: Locale | null): Promise<FoundPosts> {
  const { posts, total } = await findPosts(uncachedClient(), query, first)
  const isMore = query.q !== '' && total > MAX_COUNTED
  return { posts, total: isMore ? MAX_COUNTED : total, isMore }
}

/**
 * Live posts with the text in title, excerpt or content, without regard to case and diacritics: matches in the title
 * first, then in the excerpt, each newest first; without a text all posts, newest first; those in the `first` language before
 * the others. A result is kept until the live
 * posts change, so that a search that many make is made once.
 * @throws BusyError when too many other searches are under way, the database's error when it does not answer.
 */
export async function searchPosts(query: BlogQuery, first: Locale | null): Promise<FoundPosts> {
  const read = () => limited(() => readFound(query, first))
  const counts = await postCounts()
  if (counts.state === 'unavailable') return read()
  // Any change of a live post changes their number or the time of their newest change.
  const key = JSON.stringify([query, first, counts.data])
  const known = kept.get(key)
  if (known) return known
  const found = read()
  kept.set(key, found)
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value as string)
  found.then(
    // The promise itself would hold the request that it was made for, with its answer.
    (data) => kept.has(key) && kept.set(key, data),
    // A failure is not kept: whoever searches next tries again.
    () => kept.delete(key),
  )
  return found
}

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
