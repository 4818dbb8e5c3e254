import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { files } from '@/lib/routes'

/**
 * Allows everything. Unlisted pages say so themselves (`noindex`), which robots could not read on a disallowed page.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: env.SITE_URL + files.sitemap }
}
