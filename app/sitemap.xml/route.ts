/** Every indexable address in both languages. */
export { sitemapResponse as GET } from '@/lib/feeds/sitemap'
