import { paymentStatus } from '@/lib/payments/queries'

/** A payment's state for the page that polls it: cached for a second by the browser only, never indexed. */
export async function GET(_request: Request, { params }: { params: Promise<{ reference: string }> }) {
  const { reference } = await params
  return Response.json(await paymentStatus(reference), {
    headers: { 'Cache-Control': 'private, max-age=1', 'X-Robots-Tag': 'noindex' },
  })
}
