import 'server-only'
import { resolveRedirect, postBySlug } from '@/lib/posts/queries'
import { photograph } from './photograph'
import { postWords } from './post-words'
import { drawPicture } from './render'
import { valleyOf } from './views'

/** What was found for a slug: a picture (PNG), the slug that the post has now, no post, or no database or storage. */
export type PostPicture =
  | { readonly state: 'drawn'; readonly bytes: Buffer }
  | { readonly state: 'moved'; readonly slug: string }
  | { readonly state: 'missing' | 'unavailable' }

/**
 * The picture of the published post at a slug: title, category, and the post's own photograph if it has one of ours,
 * otherwise the drawing that its page shows.
 */
export async function postPicture(slug: string): Promise<PostPicture> {
  const reading = await postBySlug(slug)
  if (reading.state === 'unavailable') return { state: 'unavailable' }
  if (!reading.data) {
    const moved = await resolveRedirect(slug)
    if (moved.state === 'unavailable') return { state: 'unavailable' }
    return moved.data === null ? { state: 'missing' } : { state: 'moved', slug: moved.data }
  }
  const own = await photograph(reading.data.featuredImage)
  if (own === 'failed') return { state: 'unavailable' }
  const shown = own ?? { kind: 'view', ...valleyOf(slug) }
  return { state: 'drawn', bytes: await drawPicture(postWords(reading.data), shown) }
}
