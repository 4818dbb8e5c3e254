import { llmsText } from '@/lib/feeds/llms'
import { serviceUnavailable } from '@/lib/feeds/response'
import { publishedContent } from '@/lib/site/queries'

// Made by the build, and again for the first request after something was published.
export const dynamic = 'force-static'
export const revalidate = 60

/** The facts of the site for programs. */
export async function GET() {
  const content = await publishedContent().catch(() => null)
  if (!content) return serviceUnavailable()
  return new Response(llmsText(content), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
