import 'server-only'
import { createHash } from 'node:crypto'

/** The tag of every list of published posts; an action that changes a post expires it. */
export const POSTS_TAG = 'posts'

/**
 * One of 4096 tags of a kind. A name that not everybody may know yet, such as the slug of a scheduled post, cannot be
 * told from it; the few that share it expire with it. The database makes the same (`private.hashed_tag`).
 */
const hashedTag = (kind: string, name: string) =>
  `${kind}:${createHash('sha256').update(name).digest('hex').slice(0, 3)}`

/** The tag of one post's page. A tag of its own, so that a change of another post leaves the page in the cache. */
export const postTag = (slug: string) => hashedTag('post', slug)

/** The tag of the link between a post and its translation; takes the id of either. */
export const translationTag = (id: string) => hashedTag('translation', id)
