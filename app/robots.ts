import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { files } from '@/lib/routes'

/**
 * Robots may fetch everything. What they should not list says so itself (`noindex`): they could not read that on a page
 * that they may not fetch.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: env.SITE_URL + files.sitemap }
}
