import { llmsText } from '@/lib/feeds/llms'
import { serviceUnavailable } from '@/lib/feeds/response'
import { publishedContent } from '@/lib/site/queries'

// Made at build, and again on the first request after a publication.
export const dynamic = 'force-static'
export const revalidate = 60

/** The site's facts for language models. */
export async function GET() {
  const content = await publishedContent().catch(() => null)
  if (!content) return serviceUnavailable()
  return new Response(llmsText(content), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
