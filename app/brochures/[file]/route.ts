import { currentBrochure } from '@/lib/brochure/brochure'
import { brochureLanguage } from '@/lib/content/documents/brochure'
import { env } from '@/lib/env'
import { serviceUnavailable } from '@/lib/feeds/response'
import { files } from '@/lib/routes'
import { publishedContent } from '@/lib/site/queries'

// Made at build, and again on the first request after a publication.
export const dynamic = 'force-static'
export const revalidate = 60

/** The files to build: the current brochures, except those uploaded by staff. */
export async function generateStaticParams() {
  const { brochures } = await publishedContent()
  return brochures
    .map(({ path }) => ({ path, file: path.slice(path.lastIndexOf('/') + 1) }))
    .filter(({ path, file }) => path === files.brochure(file))
    .map(({ file }) => ({ file }))
}

/** A brochure as PDF. Names with another year redirect to the current one. */
export async function GET(_request: Request, { params }: RouteContext<'/brochures/[file]'>) {
  const { file } = await params
  const language = brochureLanguage(file)
  if (!language) return new Response(null, { status: 404 })
  const content = await publishedContent().catch(() => null)
  if (!content) return serviceUnavailable(language)
  const path = content.brochures.find((brochure) => brochure.language === language)?.path ?? ''
  if (path !== files.brochure(file))
    // Cached briefly: the year may become current again.
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
