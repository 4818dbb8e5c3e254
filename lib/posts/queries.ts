import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { type Reading, staleIfError } from '@/lib/reading'
import { columnsOf } from '@/lib/supabase/columns'
import { MAY_BE_INVENTED, publicClient, uncachedClient } from '@/lib/supabase/public'
import { POSTS_TAG, postTag, translationTag } from './cache'
import { tagsOfPosts } from './expiry-queries'
import { POST_LIMITS, type PostCategory, SLUG, postCategories } from './fields'
import type { BlogQuery } from './list-params'
import {
  type Post,
  type PostSummary,
  type PreviewedPost,
  postRow,
  postSummary,
  previewedPost as previewedRow,
  translationRow,
} from './schema'

/** Posts on one page of the list. */
export const PAGE_SIZE = 12

/** The most posts that a build prerenders, so that it takes no longer the more there are. */
const MOST_PRERENDERED = 100

/** Posts in the home page's section. */
const RECENT_POSTS = 3

type PublicClient = ReturnType<typeof publicClient>

/** One page of a list, with the number of posts in the whole of it. */
export interface PostPage {
  readonly posts: readonly PostSummary[]
  readonly total: number
}

/**
 * A page of the live posts with the text, or of all where it is empty, and how many there are, as `search_posts` counts
 * them; past the end it is empty, of 0. A passage takes the place of the excerpt where the content alone has the text.
 * @param options `get` asks in a way that can be kept, with the text in the address; not for what a visitor has typed.
 */
export async function findPosts(
  client: PublicClient,
  { q, language, category, page }: BlogQuery,
  options?: { readonly get: true },
): Promise<PostPage> {
  const asked = {
    query: q,
    page_size: PAGE_SIZE,
    page_offset: (page - 1) * PAGE_SIZE,
    ...(language && { of_language: language }),
    ...(category && { of_category: category }),
  }
  const { data } = await client
    .rpc('search_posts', asked, options)
    .select(`total,${columnsOf(postSummary)}`)
    .throwOnError()
  const rows = z.array(postSummary.extend({ total: z.coerce.number() })).parse(data)
  return { posts: rows.map(({ total: _, ...post }) => post), total: rows[0]?.total ?? 0 }
}

const readPage = (client: PublicClient, page: number, category: PostCategory | null) =>
  findPosts(client, { q: '', language: null, category, page }, { get: true })

const pageKey = (page: number, category: PostCategory | null) => `page ${page} ${category ?? ''}`

/** A page of the live posts, of one category or of all, newest first; pages count from 1, one past the end is empty. */
export function postPage(page: number, category: PostCategory | null = null): Promise<Reading<PostPage>> {
  const mayBeInvented = page > 1
  return staleIfError(
    pageKey(page, category),
    async () => {
      const tags = await tagsOfPosts(POSTS_TAG)
      return readPage(publicClient(mayBeInvented ? [...tags, MAY_BE_INVENTED] : tags), page, category)
    },
    ({ posts }) => mayBeInvented && posts.length === 0,
  )
}

/**
 * Reads the first page of every list past the cache, so that `staleIfError` holds the present one should the database
 * fail before the next visitor comes. One after the other, because whoever saved a post waits for the database, too.
 */
export async function rememberLists(): Promise<void> {
  for (const category of [null, ...postCategories])
    await staleIfError(pageKey(1, category), () => readPage(uncachedClient(), 1, category))
}

/** The three newest live posts. */
export async function recentPosts(): Promise<Reading<readonly PostSummary[]>> {
  const reading = await postPage(1)
  return reading.state === 'unavailable'
    ? reading
    : { state: reading.state, data: reading.data.posts.slice(0, RECENT_POSTS) }
}

/** Whether a post can have this slug. What visitors make up is not looked up, which would also be logged and cached. */
const isPossible = (slug: string) => slug.length <= POST_LIMITS.slug && SLUG.test(slug)

/** One live post, null where there is none; the page and its metadata share one reading. */
export const postBySlug = cache((slug: string) =>
  staleIfError(`post ${slug}`, async (): Promise<Post | null> => {
    if (!isPossible(slug)) return null
    const tags = await tagsOfPosts(postTag(slug))
    const { data } = await publicClient([...tags, MAY_BE_INVENTED])
      .from('blog_posts')
      .select(columnsOf(postRow))
      // In quotation marks, or the embedded backend takes the slug of "True" for a Boolean and fails.
      .filter('slug', 'in', `("${slug}")`)
      .eq('status', 'published')
      .limit(1)
      .throwOnError()
    const [found] = z.array(postRow).parse(data)
    if (!found) return null
    const { id, translationId, ...post } = found
    // Read even for a post that names no translation, so that its page carries the tag that a later link expires.
    const links = [id, translationId].flatMap((each) => (each ? [translationTag(each)] : []))
    const translations = await publicClient([...tags, ...links])
      .from('blog_posts')
      .select(columnsOf(translationRow))
      .eq('translation_id', id)
      .eq('status', 'published')
      .limit(1)
      .throwOnError()
    return { ...post, translation: z.array(translationRow).parse(translations.data)[0] ?? null }
  }),
)

/**
 * The present slug of the post that was once at this one; null where there is none, or visitors may not read it. It is
 * cached with the lists: any change of a post may be a change of its address.
 */
export function resolveRedirect(slug: string): Promise<Reading<string | null>> {
  return staleIfError(`redirect ${slug}`, async () => {
    if (!isPossible(slug)) return null
    const { data } = await publicClient([...(await tagsOfPosts(POSTS_TAG)), MAY_BE_INVENTED])
      .rpc('post_redirect', { old_slug: slug }, { get: true })
      .throwOnError()
    return z.string().nullable().parse(data)
  })
}

/** The slugs to prerender at build, of the newest posts; none when the database does not answer then. */
export async function slugsToPrerender(): Promise<string[]> {
  const reading = await staleIfError('slugs', async () => {
    const { data } = await publicClient([POSTS_TAG])
      .from('blog_posts')
      .select('slug')
      .eq('status', 'published')
      .order('published_at', { ascending: false })
      .order('id')
      .limit(MOST_PRERENDERED)
      .throwOnError()
    return data.map(({ slug }) => slug)
  })
  return reading.state === 'unavailable' ? [] : reading.data
}

const relationRow = z.object({ relation: z.enum(['older', 'newer', 'related']) }).extend(postSummary.shape)

/** What to read after a post: the one before and after it in its language, and up to three about the same. */
export interface AdjacentPosts {
  readonly older: PostSummary | null
  readonly newer: PostSummary | null
  readonly related: readonly PostSummary[]
}

/**
 * The posts before, after and related to the post at this slug, live ones only (`adjacent_posts` decides which); none
 * for a slug without a live post. They are cached with the lists: any change of a post may change another one's.
 */
export function adjacentPosts(slug: string): Promise<Reading<AdjacentPosts>> {
  return staleIfError(`adjacent ${slug}`, async () => {
    const { data } = await publicClient(await tagsOfPosts(POSTS_TAG))
      .rpc('adjacent_posts', { of_slug: slug }, { get: true })
      .select(columnsOf(relationRow))
      .throwOnError()
    const rows = z.array(relationRow).parse(data)
    const at = (wanted: (typeof rows)[number]['relation']) =>
      rows.flatMap(({ relation, ...post }) => (relation === wanted ? [post] : []))
    return { older: at('older')[0] ?? null, newer: at('newer')[0] ?? null, related: at('related') }
  })
}

/**
 * The post behind a preview link, drafts included; null where the link is unknown, withdrawn or has expired. Not
 * cached: a withdrawn link is dead at once. The page and its metadata share one reading.
 * @throws the database's error when it does not answer.
 */
export const previewedPost = cache(async (id: string): Promise<PreviewedPost | null> => {
  const parsed = z.guid().safeParse(id)
  if (!parsed.success) return null
  const { data } = await uncachedClient()
    .rpc('preview_post', { preview_id: parsed.data })
    .select(columnsOf(previewedRow))
    .throwOnError()
  return z.array(previewedRow).parse(data)[0] ?? null
})
