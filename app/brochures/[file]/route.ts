import { currentBrochure } from '@/lib/brochure/brochure'
import { brochureLanguage } from '@/lib/content/documents/brochure'
import { env } from '@/lib/env'
import { serviceUnavailable } from '@/lib/feeds/response'
import { files } from '@/lib/routes'
import { publishedContent } from '@/lib/site/queries'

// Made by the build, and again for the first request after something was published.
export const dynamic = 'force-static'
export const revalidate = 60

/** The files that are made by the build: the present brochures, but for those that staff have uploaded. */
export async function generateStaticParams() {
  const { brochures } = await publishedContent()
  return brochures
    .map(({ path }) => ({ path, file: path.slice(path.lastIndexOf('/') + 1) }))
    .filter(({ path, file }) => path === files.brochure(file))
    .map(({ file }) => ({ file }))
}

/** A brochure as PDF. The name that it had in another year leads to the present one. */
export async function GET(_request: Request, { params }: RouteContext<'/brochures/[file]'>) {
  const { file } = await params
  const language = brochureLanguage(file)
  if (!language) return new Response(null, { status: 404 })
  const content = await publishedContent().catch(() => null)
  if (!content) return serviceUnavailable(language)
  const path = content.brochures.find((brochure) => brochure.language === language)?.path ?? ''
  if (path !== files.brochure(file))
    // Kept for a short time: the year may become this one again.
    return new Response(null, {
      status: 308,
      headers: { Location: env.SITE_URL + path, 'Cache-Control': 'public, max-age=60' },
    })
  return new Response(await currentBrochure(language, content), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${file}"`,
      'Content-Language': language,
    },
  })
}
