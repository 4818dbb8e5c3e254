import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { type Locale, isContentRequired, routing } from '@/lib/i18n/routing'
import { type Reading, reading } from '@/lib/reading'
import { columnsOf, toFields } from '@/lib/supabase/columns'
import { publicClient } from '@/lib/supabase/public'
import { type FeedPost, feedPost, translationRow } from './schema'

const FEED_POSTS = 30

/** Addresses per query, which must finish within two seconds (lib/supabase/timeout.ts), even on a busy machine. */
const BATCH = 1000

const address = translationRow.extend({ changedAt: isoTime, translation: translationRow.nullable() })
const count = z.object({ category: feedPost.shape.category, posts: z.coerce.number(), changedAt: isoTime })

/** A post's address: slug and language, last change (ISO 8601, UTC), and live translation. */
export type PostAddress = z.output<typeof address>

/** For a category, or posts without one: the number of live posts, and the newest change (ISO 8601, UTC). */
export type PostCount = z.output<typeof count>

/** The newest live posts of a language, newest first; English ones while a language that needs none has none. */
export async function postsForFeed(locale: Locale): Promise<Reading<FeedPost[]>> {
  const found = await reading('feed', async () => {
    const { data } = await publicClient()
      .from('blog_posts')
      .select(columnsOf(feedPost))
      .eq('status', 'published')
      .eq('language', locale)
      .order('published_at', { ascending: false })
      .order('id')
      .limit(FEED_POSTS)
      .throwOnError()
    return z.array(feedPost).parse(data)
  })
  const isMissing = found.state !== 'unavailable' && found.data.length === 0 && !isContentRequired(locale)
  return isMissing ? postsForFeed(routing.defaultLocale) : found
}

/** Counts of live posts by category; empty categories are left out. */
export function postCounts(): Promise<Reading<PostCount[]>> {
  return reading('post counts', async () => {
    const { data } = await publicClient()
      .rpc('live_post_counts', undefined, { get: true })
      .select(columnsOf(count))
      .throwOnError()
    return z.array(count).parse(data)
  })
}

/** The addresses of the live posts from index `from` to before `to`, from 0, oldest first. */
export function postAddresses(from: number, to: number): Promise<Reading<PostAddress[]>> {
  return reading('addresses', async () => {
    const client = publicClient()
    const all: PostAddress[] = []
    for (let offset = from; offset < to; offset += BATCH) {
      const batch = { page_size: Math.min(BATCH, to - offset), page_offset: offset }
      const { data } = await client.rpc('sitemap_posts', batch, { get: true }).throwOnError()
      all.push(...z.array(z.record(z.string(), z.unknown()).transform(toFields).pipe(address)).parse(data))
    }
    return all
  })
}
