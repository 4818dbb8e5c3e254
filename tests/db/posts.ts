/** What the tests of posts ask and do again and again. */
import { type Caller, type Row, anon, select, stored, update } from './rest'

/** A post as stored. */
export const postOf = async (id: unknown): Promise<Row> => (await stored('blog_posts', `id=eq.${id}`))!

/** Changes a post as somebody; `filter` in PostgREST's spelling narrows it further, beginning with `&`. */
export const changeAs = (who: Caller, id: unknown, fields: Row, filter = '') =>
  update(who, 'blog_posts', `id=eq.${id}${filter}`, fields)

/** Whether a visitor sees the post. */
export const isSeen = async (id: unknown): Promise<boolean> =>
  (await select(anon, 'blog_posts', `id=eq.${id}`, 'id')).rows.length === 1
