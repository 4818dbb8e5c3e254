import 'server-only'
import type { Organisation } from '@/lib/content/documents/organisation'
import { fontSafeText } from '@/lib/fonts/text'
import { translator } from '@/lib/i18n/translator'
import { postBySlug, resolveRedirect } from '@/lib/posts/queries'
import type { PostSummary } from '@/lib/posts/schema'
import { pagePlaces } from '@/lib/scenes/panorama/places'
import { publishedContent } from '@/lib/site/queries'
import type { CardText, ShareCard } from './card'
import { photograph } from './photograph'

/** The result for a slug: a card, the post's current slug, no post, or no database or storage. */
type PostCard =
  | { readonly state: 'found'; readonly card: ShareCard }
  | { readonly state: 'moved'; readonly slug: string }
  | { readonly state: 'missing' | 'unavailable' }

type Head = Pick<PostSummary, 'title' | 'language' | 'category'>

/** The text of a post's card, in its own language. The category replaces a title that our fonts cannot write. */
export function postText(organisation: Organisation, { title, language, category }: Head): CardText {
  const t = translator(language)
  const siteName = organisation.shortName[language]
  const label = category ? t(`Posts.categories.${category}`) : t('Posts.list.title')
  return fontSafeText(title, 'display') ? { siteName, label, title } : { siteName, title: label }
}

/** The card of the published post at a slug: title, category, the place of the blog, and its photograph. */
export async function postCard(slug: string): Promise<PostCard> {
  const [reading, content] = await Promise.all([postBySlug(slug), publishedContent().catch(() => null)])
  if (reading.state === 'unavailable' || !content) return { state: 'unavailable' }
  if (!reading.data) {
    const moved = await resolveRedirect(slug)
    if (moved.state === 'unavailable') return { state: 'unavailable' }
    return moved.data === null ? { state: 'missing' } : { state: 'moved', slug: moved.data }
  }
  const own = await photograph(reading.data.featuredImage)
  if (own === 'failed') return { state: 'unavailable' }
  const text = postText(content.organisation, reading.data)
  return { state: 'found', card: { text, place: pagePlaces.blog, ...own } }
}
