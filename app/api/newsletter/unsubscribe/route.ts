import { dataHeaders } from '@/lib/http/headers'
import { unsubscribe } from '@/lib/newsletter/subscription-actions'
import { routes, withQuery } from '@/lib/routes'

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/**
 * Ends the subscription of a token. Mail programs send this when their reader presses "unsubscribe" (RFC 8058), without
 * cookies or origin. 503 if the database does not answer, so that they retry.
 */
export async function POST(request: Request) {
  const form = new FormData()
  form.set('token', tokenOf(request))
  const answer = await unsubscribe(null, form)
  if (answer.ok) return Response.json({ ok: true }, { headers: dataHeaders })
  const isGone = answer.code === 'gone'
  return Response.json(answer, {
    status: isGone ? 404 : 503,
    headers: isGone ? dataHeaders : { ...dataHeaders, 'Retry-After': '60' },
  })
}

/** Shows the subscription's page: merely opening a link, as mail scanners do, changes nothing. */
export function GET(request: Request) {
  const page = withQuery(routes.newsletterManage, { token: tokenOf(request) })
  return new Response(null, {
    status: 303,
    headers: { ...dataHeaders, Location: page, 'Referrer-Policy': 'same-origin' },
  })
}
