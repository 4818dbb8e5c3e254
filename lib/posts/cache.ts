import 'server-only'

/** The tag of every list of published posts; an action that changes a post expires it. */
export const POSTS_TAG = 'posts'

/** The tag of one post's page. A tag of its own, so that a change of another post leaves the page in the cache. */
export const postTag = (slug: string) => `post:${slug}`

/** The tag of the link between a post and its translation; takes the id of either. */
export const translationTag = (id: string) => `translation:${id}`
