import { cookies, draftMode } from 'next/headers'
import type { NextRequest } from 'next/server'
import { dataHeaders } from '@/lib/http/headers'
import { isOwnOrigin } from '@/lib/http/sender'
import { routes } from '@/lib/routes'
import { PREVIEW_COOKIE } from '@/lib/site/preview'

/** Ends the preview in this browser: it sees the published pages again. */
export async function POST(request: NextRequest) {
  if (!isOwnOrigin(request.headers)) return new Response(null, { status: 403, headers: dataHeaders })
  const [draft, store] = await Promise.all([draftMode(), cookies()])
  draft.disable()
  store.delete(PREVIEW_COOKIE)
  return new Response(null, { status: 303, headers: { ...dataHeaders, Location: routes.home } })
}
