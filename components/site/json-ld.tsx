import { getTranslations } from 'next-intl/server'
import { routes } from '@/lib/routes'
import { type PageExtras, jsonLd, pageGraph } from '@/lib/seo/json-ld'
import type { PageMeta } from '@/lib/seo/page-meta'
import { siteContent } from '@/lib/site/queries'

/**
 * The JSON-LD of a page that search engines list; the others (thank-you, payments, sign-in, searches, 404) have none,
 * because it describes entries of a list that they are not in. `breadcrumbs` begin below the home
 * page and end with the page itself.
 */
export async function JsonLd({ meta, breadcrumbs, ...extras }: PageExtras & { meta: PageMeta }) {
  const [{ organisation }, t] = await Promise.all([siteContent(), getTranslations('Header')])
  const path = breadcrumbs && [{ name: t('home'), path: routes.home }, ...breadcrumbs]
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        __html: jsonLd(pageGraph(organisation, meta, { ...extras, breadcrumbs: path })),
      }}
    />
  )
}
