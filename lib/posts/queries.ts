import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/routing'
import { type Reading, reading } from '@/lib/reading'
import { ofPage } from '@/lib/supabase/called'
import { columnsOf } from '@/lib/supabase/columns'
import { publicClient, uncachedClient } from '@/lib/supabase/public'
import { POST_LIMITS, type PostCategory, SLUG } from './fields'
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

/** Posts per page of the list. */
export const PAGE_SIZE = 12

/** Maximum number of posts that a build prerenders, to bound its time. */
const MOST_PRERENDERED = 100

type PublicClient = ReturnType<typeof publicClient>

/** A page of a list, with the total number of posts. */
export interface PostPage {
  readonly posts: readonly PostSummary[]
  readonly total: number
}

/**
 * A page of the live posts with the text (all if empty), and their number by `search_posts`; those in the `first`
 * language come first. Past the end it is empty, of 0. A passage replaces the excerpt if only the content matches.
 */
export async function findPosts(
  client: PublicClient,
  { q, language, category, page }: BlogQuery,
  first: Locale | null,
): Promise<PostPage> {
  const asked = {
    query: q,
    ...ofPage(page, PAGE_SIZE),
    ...(first && { first_language: first }),
    ...(language && { of_language: language }),
    ...(category && { of_category: category }),
  }
  const { data } = await client
    .rpc('search_posts', asked)
    .select(`total,${columnsOf(postSummary)}`)
    .throwOnError()
  const rows = z.array(postSummary.extend({ total: z.coerce.number() })).parse(data)
  return { posts: rows.map(({ total: _, ...post }) => post), total: rows[0]?.total ?? 0 }
}

/**
 * A page of the live posts, of one category or all, newest first, those in the `first` language before the others;
 * counted from 1, empty past the end. The page and its metadata share one query.
 */
export const postPage = cache(
  (
    page: number,
    category: PostCategory | null = null,
    first: Locale | null = null,
  ): Promise<Reading<PostPage>> =>
    reading('page', () => findPosts(publicClient(), { q: '', language: null, category, page }, first)),
)

/** Whether a post can have this slug. Slugs made up by visitors are not looked up, which would also be logged. */
const isPossible = (slug: string) => slug.length <= POST_LIMITS.slug && SLUG.test(slug)

/** A live post; null if there is none. The page and its metadata share one query. */
export const postBySlug = cache((slug: string) =>
  reading('post', async (): Promise<Post | null> => {
    if (!isPossible(slug)) return null
    const { data } = await publicClient()
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
    if (!translationId) return { ...post, translation: null }
    const translations = await publicClient()
      .from('blog_posts')
      .select(columnsOf(translationRow))
      .eq('translation_id', id)
      .eq('status', 'published')
      .limit(1)
      .throwOnError()
    return { ...post, translation: z.array(translationRow).parse(translations.data)[0] ?? null }
  }),
)

/** The current slug of the post formerly at this one; null if there is none, or visitors may not read it. */
export function resolveRedirect(slug: string): Promise<Reading<string | null>> {
  return reading('redirect', async () => {
    if (!isPossible(slug)) return null
    // By POST, as the next one: in an address the embedded backend would take the text "true" for a Boolean.
    const { data } = await publicClient().rpc('post_redirect', { old_slug: slug }).throwOnError()
    return z.string().nullable().parse(data)
  })
}

/** The slugs of the newest posts, for prerendering; none if the database does not answer during the build. */
export async function slugsToPrerender(): Promise<string[]> {
  const slugs = await reading('slugs', async () => {
    const { data } = await publicClient()
      .from('blog_posts')
      .select('slug')
      .eq('status', 'published')
      .order('published_at', { ascending: false })
      .order('id')
      .limit(MOST_PRERENDERED)
      .throwOnError()
    return data.map(({ slug }) => slug)
  })
  return slugs.state === 'unavailable' ? [] : slugs.data
}

const relationRow = z.object({ relation: z.enum(['older', 'newer', 'related']) }).extend(postSummary.shape)

/** Further reading after a post: the previous and next one in its language, and up to three related ones. */
export interface AdjacentPosts {
  readonly older: PostSummary | null
  readonly newer: PostSummary | null
  readonly related: readonly PostSummary[]
}

/** The previous, next and related live posts of a slug (`adjacent_posts`); none for a slug without a live post. */
export function adjacentPosts(slug: string): Promise<Reading<AdjacentPosts>> {
  return reading('adjacent', async () => {
    const { data } = await publicClient()
      .rpc('adjacent_posts', { of_slug: slug })
      .select(columnsOf(relationRow))
      .throwOnError()
    const rows = z.array(relationRow).parse(data)
    const at = (wanted: (typeof rows)[number]['relation']) =>
      rows.flatMap(({ relation, ...post }) => (relation === wanted ? [post] : []))
    return { older: at('older')[0] ?? null, newer: at('newer')[0] ?? null, related: at('related') }
  })
}

/**
 * The post of a preview link, drafts included; null if the link is unknown, withdrawn or expired. Uncached, so that a
 * withdrawn link is dead at once. The page and its metadata share one query.
 * @throws the database's error if it does not answer.
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
