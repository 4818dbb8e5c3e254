/**
 * Next's own page cache with two rules of this site. A page made while serving gets its script policy, as the
 * build's pages do. A page that was rendered without the database, or says that there is none, is not stored: the
 * last good one stays, and addresses that lead nowhere fill no disk. Vercel has a cache of its own and ignores this.
 */
import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { withPagePolicy } from './page-policy.mjs'

/** What `components/site/not-kept.tsx` puts into a page. */
const NOT_KEPT = 'data-keep="no"'

// Node gives the whole CommonJS module, the bundler its default export.
const FileSystemCache = fileSystemCacheModule.default ?? fileSystemCacheModule

export default class PageCache extends FileSystemCache {
  /**
   * @param {string} key
   * @param {any} data
   * @param {any} context
   */
  async set(key, data, context) {
    if (data?.kind !== 'APP_PAGE') return super.set(key, data, context)
    // In place: this very page is the answer to the request that waits for it.
    data.html = withPagePolicy(data.html)
    if (data.status === 404 || data.html.includes(NOT_KEPT)) return
    return super.set(key, data, context)
  }
}
