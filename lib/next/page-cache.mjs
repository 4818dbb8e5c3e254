/**
 * Next's own page cache with three rules of this site. A page made while serving gets its script policy, as the
 * build's pages do. A page that was rendered without the database is not stored: the last good one stays. One that says
 * that there is none, or leads elsewhere, is stored only in the place of what stood there: addresses that lead nowhere
 * fill no disk. What is out of date because a scheduled post has gone out meanwhile counts as absent, so that nobody
 * sees it, not even its first visitor.
 * Vercel has a cache of its own and ignores this: there a scheduled post appears when a page is made anew after its
 * 60 seconds.
 */
import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { isExpired } from './expiry.mjs'
import { withPagePolicy } from './page-policy.mjs'
import './single-location.mjs'

/** What `components/site/do-not-cache.tsx` puts into a page. */
const DO_NOT_CACHE = 'data-cache="no-store"'

/** Where a stored page keeps the tags of all that was read for it. */
const TAGS = 'x-next-cache-tags'

/** No post, or one that has another address by now: kept only in the place of what stood there, lest that come back. */
const LEADS_NOWHERE = [404, 308]

// Node gives the whole CommonJS module, the bundler its default export.
const FileSystemCache = fileSystemCacheModule.default ?? fileSystemCacheModule

export default class PageCache extends FileSystemCache {
  /**
   * Whether a page or file is kept at a key, out of date or not: which tags have expired only this process knows, and
   * what lies on disk would be back after a new start. What the build made lies at the key without its owner.
   * @param {string} key
   * @param {string} kind
   */
  holds(key, kind) {
    const end = kind === 'APP_ROUTE' ? '.body' : '.html'
    const mark = key.indexOf('/$/')
    const keys = mark === -1 ? [key] : [key, key.slice(mark + 2)]
    return keys.some((each) => this.fs.existsSync(this.getFilePath(each + end, kind)))
  }

  /**
   * @param {string} key
   * @param {any} context
   */
  async get(key, context) {
    const entry = await super.get(key, context)
    if (!entry?.value) return entry
    const { kind, tags = [], headers, html } = entry.value
    // A build that had no database has stored what `set` would not.
    if (kind === 'APP_PAGE' && html.includes(DO_NOT_CACHE)) return null
    // A reading is out of date by what was known when it was made, and by what is known now.
    const all = kind === 'FETCH' ? [...tags, ...(context.tags ?? [])] : (headers?.[TAGS]?.split(',') ?? [])
    return isExpired(all, entry.lastModified ?? 0, Date.now()) ? null : entry
  }

  /**
   * @param {string} key
   * @param {any} data
   * @param {any} context
   */
  async set(key, data, context) {
    // In memory, too, with its tags; of itself Next keeps them on disk alone.
    if (data?.kind === 'FETCH') return super.set(key, { ...data, tags: context.tags }, context)
    if (data?.kind !== 'APP_PAGE' && data?.kind !== 'APP_ROUTE') return super.set(key, data, context)
    // In place: this very page is the answer to the request that waits for it.
    if (data.kind === 'APP_PAGE') data.html = withPagePolicy(data.html)
    if (data.html?.includes(DO_NOT_CACHE) || data.status >= 500) return
    if (LEADS_NOWHERE.includes(data.status) && !this.holds(key, data.kind)) return
    return super.set(key, data, context)
  }
}
