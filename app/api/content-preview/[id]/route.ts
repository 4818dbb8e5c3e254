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
 * Shows the pages with all drafts to whoever opens a preview link, until they end it: Next renders every page anew for
 * a browser with the cookie of its draft mode. A link that has expired or was withdrawn shows a page that says so.
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
