import { cookies, draftMode } from 'next/headers'
import type { NextRequest } from 'next/server'
import { dataHeaders } from '@/lib/http/headers'
import { isOwnOrigin } from '@/lib/http/sender'
import { toLocale } from '@/lib/i18n/detection'
import { localePath } from '@/lib/i18n/paths'
import { routing } from '@/lib/i18n/routing'
import { routes } from '@/lib/routes'
import { PREVIEW_COOKIE } from '@/lib/site/queries'

/** Ends the preview in this browser, and returns to the published page in its language. */
export async function POST(request: NextRequest) {
  if (!isOwnOrigin(request.headers)) return new Response(null, { status: 403, headers: dataHeaders })
  const [draft, store] = await Promise.all([draftMode(), cookies()])
  draft.disable()
  store.delete(PREVIEW_COOKIE)
  const home = localePath(
    routes.home,
    toLocale(request.nextUrl.searchParams.get('locale')) ?? routing.defaultLocale,
  )
  return new Response(null, { status: 303, headers: { ...dataHeaders, Location: home } })
}
