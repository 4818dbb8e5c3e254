import { llmsText } from '@/lib/feeds/llms'

export const dynamic = 'force-static'

/** The facts of the site for programs, made by the build. */
export function GET() {
  return new Response(llmsText(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
