/** Helpers for tests of the search. */
import { type Row, anon, call, store } from '../rest'
import { samplePost } from '../samples'

/** Searches as a visitor by default. */
export const search = (query: string | null, size = 50, offset = 0, caller = anon, filters: Row = {}) =>
  call(caller, 'search_posts', { query, page_size: size, page_offset: offset, ...filters })

export const slugs = (rows: Row[]) => rows.map((row) => row.slug)

/** Publishes a post and returns its slug. */
export const publish = async (title: string, fields: Row = {}) =>
  (await store('blog_posts', samplePost({ title, ...fields }))).slug
