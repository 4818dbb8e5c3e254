import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { POSTS_TAG, expiryTag, postTag, publicClient, translationTag } from '@/lib/supabase/public'
import { serverClient } from '@/lib/supabase/server'
import type { PostCategory } from './categories'
import { type Reading, staleIfError } from './stale-if-error'
import { postColumns, summaryColumns, toBinnedPost, toPost, toPostRow, toSummary } from './rows'
import { type StaffListQuery, staffListQuery } from './staff-list'
import type { BinnedPost, PostRow, PostSummary } from './types'

/** Posts on one page of the list. */
export const PAGE_SIZE = 12

/** Posts in the home page's section (specification, section 9). */
const RECENT_POSTS = 3

/** PostgREST's code for a range that begins past the end. */
const PAST_THE_END = 'PGRST103'

/** One page of a list, with the number of posts in the whole of it. */
export interface PostPage {
  readonly posts: readonly PostSummary[]
  readonly total: number
}

/** When the next scheduled post goes out, as far as what is kept under the tags knows; null where none is waiting. */
async function nextPublication(tags: readonly string[]): Promise<string | null> {
  const { data } = await publicClient(...tags)
    .rpc('next_publication', undefined, { get: true })
    .throwOnError()
  return data && new Date(data).toISOString()
}

/**
 * The tags of a reading of what is published: its own, and the moment from which it is out of date. Where that moment
 * has passed, the next one is asked for as well, since what was kept is of before it.
 */
export async function expiryTags(tag: string): Promise<readonly string[]> {
  const next = await nextPublication([tag])
  if (next === null) return [tag]
  const tags = [tag, expiryTag(next)]
  if (Date.parse(next) > Date.now()) return tags
  const after = await nextPublication(tags)
  return after === null ? tags : [...tags, expiryTag(after)]
}

// Which posts are live is decided by the database when it is asked (policy "visitors read live posts").
function publishedPosts(tags: readonly string[]) {
  return publicClient(...tags)
    .from('blog_posts')
    .select(summaryColumns, { count: 'exact' })
    .eq('status', 'published')
    .order('published_at', { ascending: false })
    .order('id')
}

/** The three newest published posts (specification, section 7). */
export function recentPosts() {
  return staleIfError('recent', async () => {
    const { data } = await publishedPosts(await expiryTags(POSTS_TAG))
      .limit(RECENT_POSTS)
      .throwOnError()
    return data.map(toSummary)
  })
}

/** A page of the published posts, of one category or of all, newest first; pages count from 1, one past the end is empty. */
export function postPage(page: number, category: PostCategory | null = null) {
  return staleIfError(`page ${page} ${category ?? ''}`, async (): Promise<PostPage> => {
    const first = (page - 1) * PAGE_SIZE
    const all = publishedPosts(await expiryTags(POSTS_TAG)).range(first, first + PAGE_SIZE - 1)
    const { data, count, error } = await (category ? all.eq('category', category) : all)
    if (error?.code === PAST_THE_END) return { posts: [], total: 0 }
    if (error) throw error
    return { posts: data.map(toSummary), total: count ?? data.length }
  })
}

/** One published post, null where there is none; the page and its metadata share one reading. */
export const postBySlug = cache((slug: string) =>
  staleIfError(`post ${slug}`, async () => {
    const tags = await expiryTags(postTag(slug))
    const { data } = await publicClient(...tags)
      .from('blog_posts')
      .select(postColumns)
      .eq('slug', slug)
      .eq('status', 'published')
      .limit(1)
      .throwOnError()
    if (!data[0]) return null
    const { id, translation_id } = data[0]
    // Asked even of a post that names none, so that its page carries the tag that a later link expires.
    const links = [id, translation_id].flatMap((each) => (each ? [translationTag(each)] : []))
    const translations = await publicClient(...tags, ...links)
      .from('blog_posts')
      .select('slug, language')
      .eq('translation_id', id)
      .eq('status', 'published')
      .limit(1)
      .throwOnError()
    return toPost(data[0], translations.data[0])
  }),
)

/**
 * The present slug of the post that was once at this one; null where none was, or where visitors may not read it.
 * Kept with the lists: any change of a post may be a change of its address.
 */
export function resolveRedirect(slug: string): Promise<Reading<string | null>> {
  return staleIfError(`moved ${slug}`, async () => {
    const { data } = await publicClient(...(await expiryTags(POSTS_TAG)))
      .rpc('post_redirect', { old_slug: slug }, { get: true })
      .throwOnError()
    return z.string().nullable().parse(data)
  })
}

/** The slugs to prerender at build; none when the database does not answer then. */
export async function slugsToPrerender(): Promise<string[]> {
  const reading = await staleIfError('slugs', async () => {
    const { data } = await publishedPosts([POSTS_TAG]).limit(100).throwOnError()
    return data.map((row) => toSummary(row).slug)
  })
  return reading.state === 'unavailable' ? [] : reading.data
}

/**
 * Published posts whose title or excerpt holds the words, without regard to case and diacritics; newest first.
 * @throws Error when the database does not answer.
 */
export async function searchPosts(query: string, page: number): Promise<PostPage> {
  const { data } = await publicClient(POSTS_TAG)
    .rpc('search_posts', { query, page_size: PAGE_SIZE, page_offset: (page - 1) * PAGE_SIZE })
    .throwOnError()
  return { posts: data.map(toSummary), total: Number(data[0]?.total ?? 0) }
}

/** Posts on one page of the staff list. */
export const STAFF_PAGE_SIZE = 20

/** A page of the staff list or of the bin, with the number of posts in the whole of it. */
export interface StaffPage<Row> {
  readonly posts: readonly Row[]
  readonly total: number
}

async function staffRows(query: StaffListQuery): Promise<StaffPage<unknown>> {
  const client = await serverClient()
  const { data } = await client
    .rpc('staff_posts', {
      in_bin: query.view === 'bin',
      sort: query.sort,
      page_size: STAFF_PAGE_SIZE,
      page_offset: (query.page - 1) * STAFF_PAGE_SIZE,
      ...(query.q && { query: query.q }),
      ...(query.status && { of_status: query.status }),
      ...(query.language && { of_language: query.language }),
      ...(query.category && { of_category: query.category }),
    })
    .throwOnError()
  return { posts: data, total: Number(data[0]?.total ?? 0) }
}

/**
 * A page of all posts, drafts included, as the signed-in user may see them (specification, section 7, admin list); a
 * page past the end is empty, of 0. The text of a post is read when it is opened.
 * @throws Error when the database does not answer.
 */
export async function staffPosts(query: StaffListQuery): Promise<StaffPage<PostRow>> {
  const { posts, total } = await staffRows({ ...query, view: 'posts' })
  const now = new Date()
  return { posts: posts.map((row) => toPostRow(row, now)), total }
}

/**
 * A page of the bin, what was deleted last first; a page past the end is empty, of 0.
 * @throws Error when the database does not answer.
 */
export async function binnedPosts(page: number): Promise<StaffPage<BinnedPost>> {
  const { posts, total } = await staffRows({ ...staffListQuery({ view: 'bin' }), page })
  const now = new Date()
  return { posts: posts.map((row) => toBinnedPost(row, now)), total }
}
