import { linkToken } from '@/lib/http/link-token'
import { isOwnOrigin } from '@/lib/http/sender'
import { sentElementId } from '@/lib/media/sent-file'
import { foreignUpload, redirectAfterUpload } from '@/lib/media/upload-answer'
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
  if (!isOwnOrigin(request.headers) || !token.success) return foreignUpload()
  const outcome = await storeProof(token.data, request)
  const page = withQuery(routes.pay(token.data), { proof: outcome })
  return redirectAfterUpload(request, page, sentElementId('proof', outcome))
}
