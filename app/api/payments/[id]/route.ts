import { paymentStatus } from '@/lib/payments/queries'

/** A payment's state for the page that polls it: cached for a second by the browser only, never indexed. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return Response.json(await paymentStatus(id), {
    headers: { 'Cache-Control': 'private, max-age=1', 'X-Robots-Tag': 'noindex' },
  })
}
