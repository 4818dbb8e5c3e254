import { routing } from '@/lib/i18n/routing'
import { pageCard, pageNames } from '@/lib/share/pages'
import { drawCard, pngResponse } from '@/lib/share/render'

export const dynamic = 'force-static'
export const dynamicParams = false

/** The pages that have a picture, in both languages; app/share/[language]/blog answers for posts. */
export function generateStaticParams() {
  return routing.locales.flatMap((language) =>
    pageNames.map((name) => ({ language, page: `${name}.png`.split('/') })),
  )
}

/** The picture that a shared link to a page shows, drawn once, by the build. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ language: string; page: string[] }> },
) {
  const { language, page } = await params
  const card = pageCard(page.join('/').replace(/\.png$/, ''), language === 'af' ? 'af' : 'en')
  if (!card) return new Response(null, { status: 404 })
  return pngResponse(await drawCard(card), 'page')
}
