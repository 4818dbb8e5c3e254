import { hasLocale } from 'next-intl'
import { routing } from '@/lib/i18n/routing'
import { pageCard, pageNames } from '@/lib/share/pages'
import { drawCard, pngResponse, withoutPicture } from '@/lib/share/render'
import { publishedContent } from '@/lib/site/queries'

// Drawn by the build, and again for the first request after content was published, whose tags they carry.
export const dynamic = 'force-static'
export const revalidate = 60

/** The pages that have a picture, in both languages; app/share/[language]/blog answers for posts. */
export async function generateStaticParams() {
  const names = pageNames(await publishedContent())
  return routing.locales.flatMap((language) =>
    names.map((name) => ({ language, page: `${name}.png`.split('/') })),
  )
}

/** The picture that a shared link to a page shows. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ language: string; page: string[] }> },
) {
  const { language, page } = await params
  const file = page.join('/')
  if (!hasLocale(routing.locales, language) || !file.endsWith('.png')) return withoutPicture(404)
  const content = await publishedContent().catch(() => null)
  if (!content) return withoutPicture(503)
  const card = pageCard(file.slice(0, -'.png'.length), language, content)
  return card ? pngResponse(await drawCard(card)) : withoutPicture(404)
}
