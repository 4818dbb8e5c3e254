import 'server-only'
import type { Organisation } from '@/lib/content/documents/organisation'
import { fontSafeText } from '@/lib/fonts/text'
import { translator } from '@/lib/i18n/translator'
import { drawingOf } from '@/lib/posts/fields'
import { postBySlug, resolveRedirect } from '@/lib/posts/queries'
import type { PostSummary } from '@/lib/posts/schema'
import { scenes } from '@/lib/scenes/files'
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

/** The card of the published post at a slug: title, category, and its own photograph, or else the scene of its page. */
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
  const illustration = own ?? { kind: 'scene' as const, scene: scenes[drawingOf(reading.data.category)] }
  return { state: 'found', card: { text: postText(content.organisation, reading.data), illustration } }
}
