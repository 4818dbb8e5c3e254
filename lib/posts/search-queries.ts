import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { createLimit } from '@/lib/limit'
import { uncachedClient } from '@/lib/supabase/public'
import { postCounts } from './feed-queries'
import type { BlogQuery } from './list-params'
import { type PostPage, findPosts } from './queries'
import { translator } from '@/lib/i18n/translator'

/** Above this number of results the database only says that there are more. */
const MAX_COUNTED = 240

/** A page of search results. */
export interface FoundPosts extends PostPage {
  /** Whether there are more than `total`. */
  readonly isMore: boolean
}

/** The greatest number of cached searches. */
const MAX_KEPT = 300

/** The time for which a search is cached, in milliseconds: the revalidation time of pages. */
const MAX_AGE = 60_000

/** The oldest first; `at` is when the search began. */
const kept = new Map<string, { readonly at: number; found: FoundPosts | Promise<FoundPosts> }>()

/**
 * Two concurrent searches leave database capacity to enquiries. Waiting and searching together take less than three
 * seconds, which leaves a busy machine two: a call to the database ends after two (lib/supabase/timeout.ts).
 */
const limited = createLimit({ concurrency: 2, queueSize: 40, timeout: 800 })

async function readFound(query: BlogQuery, first: Locale | null): Promise<FoundPosts> {
  const { posts, total } = await findPosts(uncachedClient(), query, first)
  const isMore = query.q !== '' && total > MAX_COUNTED
  return { posts, total: isMore ? MAX_COUNTED : total, isMore }
}

/**
 * Live posts with the text, ignoring case and diacritics: matches in the title first, then in the excerpt, then in the
 * content, each newest first; without a text all posts; those in the `first` language before the others. Cached until
 * the live posts change, at most a minute.
 * @throws BusyError if too many other searches are running, the database's error if it does not answer.
 */
export async function searchPosts(query: BlogQuery, first: Locale | null): Promise<FoundPosts> {
  const read = () => limited(() => readFound(query, first))
  const counts = await postCounts()
  if (counts.state === 'unavailable') return read()
  // A change of a live post changes the counts or the time of the newest change, unless one post takes another's place.
  const key = JSON.stringify([query, first, counts.data])
  const known = kept.get(key)
  if (known && Date.now() - known.at < MAX_AGE) return known.found
  const found = read()
  const entry: typeof known = { at: Date.now(), found }
  kept.delete(key)
  kept.set(key, entry)
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value as string)
  found.then(
    // The promise itself would retain its request and answer.
    (data) => {
      entry.found = data
    },
    // Failures are not cached, so the next search tries again.
    () => kept.get(key) === entry && kept.delete(key),
  )
  return found
}

/** The number of search results as a sentence, also for none. */
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
