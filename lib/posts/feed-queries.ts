import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import type { Locale } from '@/lib/i18n/routing'
import { type Reading, reading } from '@/lib/reading'
import { columnsOf, toFields } from '@/lib/supabase/columns'
import { publicClient } from '@/lib/supabase/public'
import { type FeedPost, feedPost, translationRow } from './schema'

/** Posts in a feed. */
const FEED_POSTS = 30

/** Addresses in one answer: it must come within two seconds (lib/supabase/timeout.ts), on a busy machine too. */
const BATCH = 1000

const address = translationRow.extend({ changedAt: isoTime, translation: translationRow.nullable() })
const count = z.object({ category: feedPost.shape.category, posts: z.coerce.number(), changedAt: isoTime })

/** The address of a post: its slug and language, its last change (ISO 8601, UTC), and its live translation. */
export type PostAddress = z.output<typeof address>

/** Of one category, or of the posts without one: how many are live, and the newest change (ISO 8601, UTC). */
export type PostCount = z.output<typeof count>

/** The newest live posts of a language, newest first. */
export function postsForFeed(locale: Locale): Promise<Reading<FeedPost[]>> {
  return reading('feed', async () => {
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
}

/** The live posts by category; a category without one is not in it. */
export function postCounts(): Promise<Reading<PostCount[]>> {
  return reading('post counts', async () => {
    const { data } = await publicClient()
      .rpc('live_post_counts', undefined, { get: true })
      .select(columnsOf(count))
      .throwOnError()
    return z.array(count).parse(data)
  })
}

/** The addresses of the live posts from one index to before another, counted from 0, oldest first. */
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
