import { cookies, draftMode } from 'next/headers'
import { env } from '@/lib/env'
import { dataHeaders } from '@/lib/http/headers'
import { logError } from '@/lib/log/log'
import { routes } from '@/lib/routes'
import { PREVIEW_COOKIE, PREVIEW_SECONDS, isPreviewLink } from '@/lib/site/queries'

const redirect = (path: string) =>
  new Response(null, {
    status: 303,
    headers: { ...dataHeaders, Location: path, 'Referrer-Policy': 'no-referrer' },
  })

/**
 * Turns on Next's draft mode for holders of a preview link, until they end it: Next then renders every page per
 * request, with all drafts. An expired or withdrawn link shows a page that says so.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  try {
    if (!(await isPreviewLink(id))) return redirect(routes.previewEnded)
  } catch (error) {
    logError('content preview', error)
    return new Response(null, { status: 503, headers: { ...dataHeaders, 'Retry-After': '60' } })
  }
  const [draft, store] = await Promise.all([draftMode(), cookies()])
  draft.enable()
  store.set(PREVIEW_COOKIE, id, {
    httpOnly: true,
    sameSite: 'lax',
    secure: new URL(env.SITE_URL).protocol === 'https:',
    path: '/',
    maxAge: PREVIEW_SECONDS,
  })
  return redirect(routes.home)
}
