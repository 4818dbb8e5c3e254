import 'server-only'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/routing'
import { isoTime } from '@/lib/dates'
import { POSTS_TAG, publicClient } from '@/lib/supabase/public'
import { category, language } from './fields'
import { type Reading, staleIfError } from './stale-if-error'
import { expiryTags } from './queries'

/** Posts in a feed. */
const FEED_POSTS = 30

/** Addresses of posts in one answer: it must come within two seconds (lib/supabase/timeout.ts), on a busy machine, too. */
const RUN = 1000

const feedColumns =
  'id, title, slug, content, excerpt, featured_image, featured_image_alt, category, published_at, updated_at'

const feedRow = z
  .object({
    id: z.uuid(),
    title: z.string(),
    slug: z.string(),
    content: z.string(),
    excerpt: z.string().nullable(),
    featured_image: z.string().nullable(),
    featured_image_alt: z.string().nullable(),
    category,
    published_at: isoTime,
    updated_at: isoTime,
  })
  .transform(({ featured_image, featured_image_alt, published_at, updated_at, ...rest }) => ({
    ...rest,
    featuredImage: featured_image,
    featuredImageAlt: featured_image_alt,
    publishedAt: published_at,
    updatedAt: updated_at,
  }))

/** A post as a feed gives it: the whole of it, and the id that stays when its address changes. Times: ISO 8601, UTC. */
export type FeedPost = z.output<typeof feedRow>

const addressRow = z
  .object({ slug: z.string(), language, changed_at: isoTime, translation: z.string().nullable() })
  .transform(({ changed_at, ...rest }) => ({ ...rest, changedAt: changed_at }))

/** Where a post stands: its slug and language, its last change (ISO 8601, UTC), the slug of its live translation. */
export type PostAddress = z.output<typeof addressRow>

const countRow = z
  .object({ category, posts: z.coerce.number(), changed_at: isoTime })
  .transform(({ changed_at, ...rest }) => ({ ...rest, changedAt: changed_at }))

/** Of one category, or of the posts without one: how many are live, and the newest change (ISO 8601, UTC). */
export type PostCount = z.output<typeof countRow>

/** The newest live posts of a language, newest first. */
export function postsForFeed(locale: Locale): Promise<Reading<FeedPost[]>> {
  return staleIfError(`feed ${locale}`, async () => {
    const { data } = await publicClient(...(await expiryTags(POSTS_TAG)))
      .from('blog_posts')
      .select(feedColumns)
      .eq('status', 'published')
      .eq('language', locale)
      .order('published_at', { ascending: false })
      .order('id')
      .limit(FEED_POSTS)
      .throwOnError()
    return z.array(feedRow).parse(data)
  })
}

/** The live posts by category; a category without one is not in it. */
export function postCounts(): Promise<Reading<PostCount[]>> {
  return staleIfError('post counts', async () => {
    const { data } = await publicClient(...(await expiryTags(POSTS_TAG)))
      .rpc('live_post_counts', undefined, { get: true })
      .throwOnError()
    return z.array(countRow).parse(data)
  })
}

/** The live posts from one place to before another, counted from 0, oldest first. */
export function postAddresses(from: number, to: number): Promise<Reading<PostAddress[]>> {
  return staleIfError(`addresses ${from}`, async () => {
    const client = publicClient(...(await expiryTags(POSTS_TAG)))
    const all: PostAddress[] = []
    for (let place = from; place < to; place += RUN) {
      const run = { page_size: Math.min(RUN, to - place), page_offset: place }
      const { data } = await client.rpc('sitemap_posts', run, { get: true }).throwOnError()
      all.push(...z.array(addressRow).parse(data))
    }
    return all
  })
}
