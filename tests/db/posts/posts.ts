/** Helpers for tests of posts. */
import { randomUUID } from 'node:crypto'
import { type Caller, type Row, anon, call, insert, select, store, stored, update } from '../rest'
import { samplePost } from '../samples'

/** A post as stored. */
export const postOf = async (id: unknown): Promise<Row> => (await stored('blog_posts', `id=eq.${id}`))!

/** Changes a post as a caller; a further `filter` in PostgREST syntax begins with `&`. */
export const changeAs = (who: Caller, id: unknown, fields: Row, filter = '') =>
  update(who, 'blog_posts', `id=eq.${id}${filter}`, fields)

/** Whether a visitor sees the post. */
export const isSeen = async (id: unknown): Promise<boolean> =>
  (await select(anon, 'blog_posts', `id=eq.${id}`, 'id')).rows.length === 1

/** Creates a post as a caller; returns it as stored. */
export async function createAs(author: Caller, fields: Row = {}): Promise<Row> {
  const body = samplePost(fields)
  expect((await insert(author, 'blog_posts', body)).code).toBeUndefined()
  return (await stored('blog_posts', `slug=eq.${body.slug}&deleted_at=is.null`))!
}

/** Publishes a post and returns its slug. */
export const publish = async (title: string, fields: Row = {}) =>
  (await store('blog_posts', samplePost({ title, ...fields }))).slug

/** Searches as a visitor by default. */
export const search = (query: string | null, size = 50, offset = 0, caller = anon, filters: Row = {}) =>
  call(caller, 'search_posts', { query, page_size: size, page_offset: offset, ...filters })

export const slugs = (rows: Row[]) => rows.map((row) => row.slug)

/** Unsaved input of a new post. */
export const sampleDraft = (fields: Row = {}): Row => ({
  post_id: randomUUID(),
  version: 'new',
  input: { title: 'Half a title' },
  ...fields,
})

/** Every form field, as the site sends it. */
export const sampleFields = (fields: Row = {}): Row => ({
  ...samplePost(),
  excerpt: null,
  featured_image: null,
  featured_image_alt: null,
  author_name: null,
  author_role: null,
  search_title: null,
  search_description: null,
  is_sensitive: false,
  status: 'draft',
  language: 'en',
  category: null,
  published_at: null,
  translation_id: null,
  ...fields,
})
