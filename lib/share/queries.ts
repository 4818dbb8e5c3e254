import 'server-only'
import { movedTo, postBySlug } from '@/lib/posts/queries'
import { photograph } from './photograph'
import { postWords } from './post-words'
import { drawPicture } from './render'
import { valleyOf } from './views'

/** What was found for a slug: a picture (PNG), the slug that the post has now, no post, or no database. */
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
  if (reading.from === 'nowhere') return { state: 'unavailable' }
  if (!reading.data) {
    const present = await movedTo(slug)
    return present === null ? { state: 'missing' } : { state: 'moved', slug: present }
  }
  const shown = (await photograph(reading.data.featuredImage)) ?? { kind: 'view', ...valleyOf(slug) }
  return { state: 'drawn', bytes: await drawPicture(postWords(reading.data), shown) }
}
