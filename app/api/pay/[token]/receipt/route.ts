import { dataHeaders } from '@/lib/http/headers'
import { receiptedPayment } from '@/lib/payments/receipt-queries'
import { receiptFile } from '@/lib/receipts/receipt'
import { makeReceipt } from '@/lib/receipts/receipt-pdf'
import { publishedContent } from '@/lib/site/queries'

/** Whoever has the address has the receipt: nothing keeps it, and nothing passes it on. */
const headers = { ...dataHeaders, 'Referrer-Policy': 'no-referrer' }

/** The receipt of the payment of a link as PDF, in the language of its person. */
export async function GET(_request: Request, { params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  try {
    const payment = await receiptedPayment(token)
    if (!payment) return new Response(null, { status: 404, headers })
    const issuer = payment.receipt.issuer ?? (await publishedContent()).organisation
    return new Response(await makeReceipt(payment, payment.language, issuer), {
      headers: {
        ...headers,
        'Content-Type': 'application/pdf',
        'Content-Language': payment.language,
        'Content-Disposition': `attachment; filename="${receiptFile(payment.receipt)}"`,
      },
    })
  } catch (error) {
    console.error('receipt', error instanceof Error ? error.message : error)
    return new Response(null, { status: 503, headers: { ...headers, 'Retry-After': '60' } })
  }
}
