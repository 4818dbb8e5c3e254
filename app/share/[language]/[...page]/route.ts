import { hasLocale } from 'next-intl'
import { env } from '@/lib/env'
import { routing } from '@/lib/i18n/routing'
import { files, routes } from '@/lib/routes'
import { pageCard, pageNames } from '@/lib/share/pages'
import { drawCard, pngResponse, withoutPicture } from '@/lib/share/render'
import { levelRedirect, publishedContent } from '@/lib/site/queries'

// Drawn at build, and again on the first request after a publication.
export const dynamic = 'force-static'
export const revalidate = 60

/** Pages with a picture, in both languages; app/share/[language]/blog serves posts. */
export async function generateStaticParams() {
  const names = pageNames(await publishedContent())
  return routing.locales.flatMap((language) =>
    names.map((name) => ({ language, page: `${name}.png`.split('/') })),
  )
}

/** The share picture of a page; a level's former address redirects to the current one. */
export async function GET(_request: Request, { params }: RouteContext<'/share/[language]/[...page]'>) {
  const { language, page } = await params
  const file = page.join('/')
  if (!hasLocale(routing.locales, language) || !file.endsWith('.png')) return withoutPicture(404)
  const content = await publishedContent().catch(() => null)
  if (!content) return withoutPicture(503)
  const name = file.slice(0, -'.png'.length)
  const card = pageCard(name, language, content)
  if (card) return pngResponse(await drawCard(card))
  const levels = routes.level('').slice(1)
  if (!name.startsWith(levels)) return withoutPicture(404)
  const moved = await levelRedirect(name.slice(levels.length))
  if (moved.state === 'unavailable') return withoutPicture(503)
  if (moved.data === null) return withoutPicture(404)
  return Response.redirect(env.SITE_URL + files.sharePicture(language, routes.level(moved.data)), 308)
}
