import { dataHeaders } from '@/lib/http/headers'
import { logError } from '@/lib/log/log'
import { paymentPage } from '@/lib/payments/page-queries'
import { documentFile, receiptNumber } from '@/lib/receipts/receipt'
import { makeDocument } from '@/lib/receipts/receipt-pdf'
import { memoise } from '@/lib/memoise'
import { publishedContent } from '@/lib/site/queries'

/** The address alone gives access to the receipt, so it is never cached or passed on. */
const headers = { ...dataHeaders, 'Referrer-Policy': 'no-referrer' }

/**
 * A PDF keeps the process busy for half a second, and anybody with a link could request it repeatedly: identical ones
 * within a minute share one result. The database is still queried each time.
 */
const makeShared = memoise((texts) => {
  const [payment, document, language, issuer] = JSON.parse(texts) as Parameters<typeof makeDocument>
  return makeDocument(payment, document, language, issuer)
}, 60_000)

/** The receipt of a link's payment as PDF, or one of its credit notes by number, in the person's language. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ token: string; number?: string }> },
) {
  const { token, number } = await params
  try {
    const payment = await paymentPage(token)
    const document = number
      ? payment?.credit_notes.find((note) => receiptNumber(note) === number)
      : payment?.receipt
    if (!payment || !document) return new Response(null, { status: 404, headers })
    const issuer = document.issuer ?? (await publishedContent()).organisation
    return new Response(await makeShared(JSON.stringify([payment, document, payment.language, issuer])), {
      headers: {
        ...headers,
        'Content-Type': 'application/pdf',
        'Content-Language': payment.language,
        'Content-Disposition': `attachment; filename="${documentFile(document)}"`,
      },
    })
  } catch (error) {
    logError('receipt', error)
    return new Response(null, { status: 503, headers: { ...headers, 'Retry-After': '60' } })
  }
}
