import { hasLocale } from 'next-intl'
import { env } from '@/lib/env'
import { routing } from '@/lib/i18n/routing'
import { postPicture } from '@/lib/share/queries'
import { pngResponse } from '@/lib/share/response'

export const dynamic = 'force-static'
export const revalidate = 60

/** No post at build: each is drawn when it is first asked for, then kept as its page is. */
export const generateStaticParams = () => []

/** What a slug is made of (specification, section 5): anything else asks no database. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const nothing = (status: 404 | 503) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

/** The picture that a shared link to a post shows. A database that is away leaves what was drawn before. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ language: string; file: string }> },
) {
  const { language, file } = await params
  const slug = file.replace(/\.png$/, '')
  if (!hasLocale(routing.locales, language) || !file.endsWith('.png') || !SLUG.test(slug)) return nothing(404)
  const picture = await postPicture(slug)
  if (picture.state === 'drawn') return pngResponse(picture.bytes, 'minute')
  if (picture.state === 'moved')
    return Response.redirect(`${env.SITE_URL}/share/${language}/blog/${picture.slug}.png`, 308)
  return nothing(picture.state === 'missing' ? 404 : 503)
}
