import { hasLocale } from 'next-intl'
import { env } from '@/lib/env'
import { routing } from '@/lib/i18n/routing'
import { SLUG } from '@/lib/posts/fields'
import { postCard } from '@/lib/share/queries'
import { drawCard, pngResponse, withoutPicture } from '@/lib/share/render'

export const dynamic = 'force-static'
export const revalidate = 60

/** No post at build: each is drawn on first request, then cached like its page. */
export const generateStaticParams = () => []

/** The share picture of a post. While the database is down, cached pictures stay. */
export async function GET(_request: Request, { params }: RouteContext<'/share/[language]/blog/[file]'>) {
  const { language, file } = await params
  const slug = file.replace(/\.png$/, '')
  if (!hasLocale(routing.locales, language) || !file.endsWith('.png') || !SLUG.test(slug))
    return withoutPicture(404)
  const post = await postCard(slug)
  if (post.state === 'found') return pngResponse(await drawCard(post.card))
  if (post.state === 'moved')
    return Response.redirect(`${env.SITE_URL}/share/${language}/blog/${post.slug}.png`, 308)
  return withoutPicture(post.state === 'missing' ? 404 : 503)
}
