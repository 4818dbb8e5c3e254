import { getTranslations } from 'next-intl/server'
import { type PageExtras, jsonLd, pageGraph } from '@/lib/seo/graph'
import type { PageFacts } from '@/lib/seo/facts'

/**
 * What a page says of itself to programs. The way to it begins at the home page; `trail` names the steps after it, the
 * page's own as the last.
 */
export async function JsonLd({ facts, trail, ...extras }: PageExtras & { facts: PageFacts }) {
  const t = await getTranslations('Header')
  const steps = trail && [{ name: t('home'), path: '/' }, ...trail]
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: jsonLd(pageGraph(facts, { ...extras, trail: steps })) }}
    />
  )
}
