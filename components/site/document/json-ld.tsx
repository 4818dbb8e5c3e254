import { translator } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import { type PageExtras, jsonLd, pageGraph } from '@/lib/seo/json-ld'
import type { PageMeta } from '@/lib/seo/page-meta'
import { siteContent } from '@/lib/site/queries'

/**
 * The JSON-LD of an indexable page; other pages (thank-you, payments, sign-in, searches, 404) are in no search engine's
 * list and have none. A copy of a post describes the post. `breadcrumbs` start below the home page and end with the
 * page itself.
 */
export async function JsonLd({ meta, breadcrumbs, ...extras }: PageExtras & { meta: PageMeta }) {
  const { organisation } = await siteContent()
  const home = { name: translator(meta.locale)('Header.home'), path: routes.home }
  const path = breadcrumbs && [home, ...breadcrumbs]
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        __html: jsonLd(pageGraph(organisation, meta, { ...extras, breadcrumbs: path })),
      }}
    />
  )
}
