import { paymentStatus } from '@/lib/payments/queries'

/** A payment's present state for the page that waits for it. Never cached, never indexed. */
export async function GET(_request: Request, { params }: { params: Promise<{ reference: string }> }) {
  const { reference } = await params
  return Response.json(await paymentStatus(reference), {
    headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' },
  })
}
