import { dataHeaders } from '@/lib/http/headers'
import { isOwnOrigin } from '@/lib/http/sender'
import { toLocale } from '@/lib/i18n/detection'
import { localePath } from '@/lib/i18n/paths'
import { routing } from '@/lib/i18n/routing'
import { sentElementId } from '@/lib/media/sent-file'
import { linkToken } from '@/lib/http/link-token'
import { storeProof } from '@/lib/payments/proof-queries'
import { routes, withQuery } from '@/lib/routes'

/** Maximum seconds for the function: a phone may take a while to upload 4 MB. */
export const maxDuration = 60

/**
 * Takes a proof of payment from a payment link's form, and redirects back with the outcome. A route rather than an
 * action, because actions are limited to 1 MB. `?language=` is the page's.
 */
export async function POST(request: Request, { params }: { params: Promise<{ token: string }> }) {
  const token = linkToken.safeParse((await params).token)
  if (!isOwnOrigin(request.headers) || !token.success)
    return Response.json({ code: 'foreign' }, { status: 403, headers: dataHeaders })
  const locale = toLocale(new URL(request.url).searchParams.get('language')) ?? routing.defaultLocale
  const outcome = await storeProof(token.data, request)
  const page = localePath(withQuery(routes.pay(token.data), { proof: outcome }), locale)
  return new Response(null, {
    status: 303,
    headers: {
      ...dataHeaders,
      Location: `${page}#${sentElementId('proof', outcome)}`,
      'Referrer-Policy': 'same-origin',
    },
  })
}
