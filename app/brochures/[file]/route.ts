import { makeBrochure } from '@/lib/brochure/brochure'
import { brochures } from '@/lib/content/brochures'

export const dynamic = 'force-static'
export const dynamicParams = false

const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The two files; no other address below /brochures exists. */
export function generateStaticParams() {
  return brochures.map(({ path }) => ({ file: fileOf(path) }))
}

/** A brochure as PDF, made once, by the build. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const brochure = brochures.find(({ path }) => fileOf(path) === file)
  if (!brochure) return new Response(null, { status: 404 })
  return new Response(await makeBrochure(brochure.language), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${file}"`,
      'Content-Language': brochure.language,
    },
  })
}
