import { dataHeaders } from '@/lib/http/headers'
import type { Locale } from '@/lib/i18n/routing'
import { logError } from '@/lib/log/log'
import { receiptedPayment } from '@/lib/payments/receipt-queries'
import { type Issuer, type ReceiptedPayment, receiptFile } from '@/lib/receipts/receipt'
import { makeReceipt } from '@/lib/receipts/receipt-pdf'
import { sharedRead } from '@/lib/shared-read'
import { publishedContent } from '@/lib/site/queries'

/** Whoever has the address has the receipt: nothing keeps it, and nothing passes it on. */
const headers = { ...dataHeaders, 'Referrer-Policy': 'no-referrer' }

/**
 * Making a PDF keeps the process busy for half a second, which whoever has a link could ask for again and again: one that
 * says the same serves all who ask within a minute. The database is asked each time.
 */
const makeShared = sharedRead((texts) => {
  const [payment, issuer] = JSON.parse(texts) as [ReceiptedPayment & { language: Locale }, Issuer]
  return makeReceipt(payment, payment.language, issuer)
}, 60_000)

/** The receipt of the payment of a link as PDF, in the language of its person. */
export async function GET(_request: Request, { params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  try {
    const payment = await receiptedPayment(token)
    if (!payment) return new Response(null, { status: 404, headers })
    const issuer = payment.receipt.issuer ?? (await publishedContent()).organisation
    return new Response(await makeShared(JSON.stringify([payment, issuer])), {
      headers: {
        ...headers,
        'Content-Type': 'application/pdf',
        'Content-Language': payment.language,
        'Content-Disposition': `attachment; filename="${receiptFile(payment.receipt)}"`,
      },
    })
  } catch (error) {
    logError('receipt', error)
    return new Response(null, { status: 503, headers: { ...headers, 'Retry-After': '60' } })
  }
}
