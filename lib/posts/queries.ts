import 'server-only'
import { cache } from 'react'
import { POSTS_TAG, postTag, publicClient } from '@/lib/supabase/public'
import { serverClient } from '@/lib/supabase/server'
import { readOrRemember } from './last-good'
import { postColumns, summaryColumns, toPost, toPostRow, toSummary } from './rows'
import type { PostRow, PostSummary } from './types'

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

function publishedPosts() {
  return publicClient(POSTS_TAG)
    .from('blog_posts')
    .select(summaryColumns, { count: 'exact' })
    .eq('status', 'published')
    .order('created_at', { ascending: false })
    .order('id')
}

/** The three newest published posts (specification, section 7). */
export function recentPosts() {
  return readOrRemember('recent', async () => {
    const { data } = await publishedPosts().limit(RECENT_POSTS).throwOnError()
    return data.map(toSummary)
  })
}

/** A page of the published posts, newest first; pages count from 1, one past the end is empty. */
export function postPage(page: number) {
  return readOrRemember(`page ${page}`, async (): Promise<PostPage> => {
    const first = (page - 1) * PAGE_SIZE
    const { data, count, error } = await publishedPosts().range(first, first + PAGE_SIZE - 1)
    if (error?.code === PAST_THE_END) return { posts: [], total: 0 }
    if (error) throw error
    return { posts: data.map(toSummary), total: count ?? data.length }
  })
}

/** One published post, null where there is none; the page and its metadata share one reading. */
export const postBySlug = cache((slug: string) =>
  readOrRemember(`post ${slug}`, async () => {
    const { data } = await publicClient(postTag(slug))
      .from('blog_posts')
      .select(postColumns)
      .eq('slug', slug)
      .eq('status', 'published')
      .limit(1)
      .throwOnError()
    return data[0] ? toPost(data[0]) : null
  }),
)

/** The slugs to prerender at build; none when the database does not answer then. */
export async function slugsToPrerender(): Promise<string[]> {
  const reading = await readOrRemember('slugs', async () => {
    const { data } = await publishedPosts().limit(100).throwOnError()
    return data.map((row) => toSummary(row).slug)
  })
  return reading.from === 'nowhere' ? [] : reading.data
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
export const STAFF_PAGE_SIZE = 50

/**
 * A page of all posts, drafts included, newest first, as the signed-in user may see them (specification, section 7,
 * admin list). The text of a post is read when it is opened.
 * @throws Error when the database does not answer.
 */
export async function staffPosts(page: number): Promise<{ posts: PostRow[]; total: number }> {
  const client = await serverClient()
  const first = (page - 1) * STAFF_PAGE_SIZE
  const { data, count, error } = await client
    .from('blog_posts')
    .select('id, title, status', { count: 'exact' })
    .order('created_at', { ascending: false })
    .order('id')
    .range(first, first + STAFF_PAGE_SIZE - 1)
  if (error?.code === PAST_THE_END) return { posts: [], total: 0 }
  if (error) throw error
  return { posts: data.map(toPostRow), total: count ?? data.length }
}
