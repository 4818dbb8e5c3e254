/**
 * Next's own page cache with five rules of this site:
 * - A page that is rendered while the site runs gets its script policy, as the pages of the build do.
 * - A page that was rendered without the database is not stored, so that the last good one is served on. A 404 of that
 *   kind is answered with the last good page, if there is one.
 * - A 404 or a redirect is stored only over a page that is stored already, so that invented addresses fill no disk.
 * - An entry that has expired because a scheduled post is published by now counts as absent, so that not even its first
 *   visitor is served the old one.
 * - An entry is as old as the time that has passed, also where the clock was set or the machine slept: Next notes the
 *   times by the clock, and compares them with the time that the process has counted itself.
 * Vercel has a cache of its own and ignores this module; there a scheduled post appears when its page is rendered again,
 * after 60 seconds at most.
 */
import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { isExpired } from './expiry.mjs'
import { withPagePolicy } from './page-policy.mjs'
import './single-location.mjs'

/** What `components/site/do-not-cache.tsx` puts into a page. */
const DO_NOT_CACHE = 'data-cache="no-store"'

/** Where a stored page keeps the tags of all that was read for it. */
const TAGS = 'x-next-cache-tags'

/** The statuses that are stored only over a stored page. Without them a deleted post would come back after a restart. */
const REPLACING_ONLY = [404, 308]

// Node gives the whole CommonJS module, the bundler its default export.
const FileSystemCache = fileSystemCacheModule.default ?? fileSystemCacheModule

/** By how much a file system may round the time of a file up, in milliseconds. */
const ROUNDING = 1000

/** The time as the process counts it, which nobody sets; it began with the clock's. Milliseconds since 1970. */
const counted = () => performance.timeOrigin + performance.now()

export default class PageCache extends FileSystemCache {
  /**
   * The key under which a page or file is stored, expired or not: only this process knows which tags have expired, and
   * what is on disk would come back after a restart. The build stores its pages at the key without the part before `/$/`.
   * @param {string} key
   * @param {string} kind
   */
  storedKey(key, kind) {
    const end = kind === 'APP_ROUTE' ? '.body' : '.html'
    const mark = key.indexOf('/$/')
    const keys = mark === -1 ? [key] : [key, key.slice(mark + 2)]
    return keys.find((each) => this.fs.existsSync(this.getFilePath(each + end, kind)))
  }

  /**
   * The page that was stored last at a key, expired or not; null where none was, or it is not there any more.
   * @param {string} key
   */
  async lastGoodPage(key) {
    const stored = this.storedKey(key, 'APP_PAGE')
    if (stored === undefined) return null
    const file = (/** @type {string} */ end) => this.getFilePath(stored + end, 'APP_PAGE')
    const { status = 200, headers } = JSON.parse(await this.fs.readFile(file('.meta'), 'utf8'))
    const html = await this.fs.readFile(file('.html'), 'utf8')
    if (status !== 200 || html.includes(DO_NOT_CACHE)) return null
    return { html, rscData: await this.fs.readFile(file('.rsc')), headers, status, segmentData: undefined }
  }

  /**
   * @param {string} key
   * @param {any} context
   */
  async get(key, context) {
    const entry = await super.get(key, context)
    if (!entry?.value) return entry
    const { kind, tags = [], headers, html } = entry.value
    // A build without a database stores pages that `set` would not.
    if (kind === 'APP_PAGE' && html.includes(DO_NOT_CACHE)) return null
    // The tags of a fetch are those it was stored with and those it is read with.
    const all = kind === 'FETCH' ? [...tags, ...(context.tags ?? [])] : (headers?.[TAGS]?.split(',') ?? [])
    const stored = entry.lastModified ?? 0
    // From the future: the clock has gone back, and what changes now would not expire it.
    if (stored > Date.now() + ROUNDING || isExpired(all, stored, Date.now())) return null
    return { ...entry, lastModified: stored - Date.now() + counted() }
  }

  /**
   * As Next does it, but at the time that it compares with.
   * @param {string | string[]} tags
   * @param {{ expire?: number }} [durations]
   */
  async revalidateTag(tags, durations) {
    const now = counted()
    for (const tag of [tags].flat()) {
      const before = tagsManifest.get(tag)
      const expire = durations?.expire
      if (!durations) tagsManifest.set(tag, { ...before, expired: now })
      else if (expire === undefined) tagsManifest.set(tag, { ...before, stale: now })
      else tagsManifest.set(tag, { stale: now, expired: now + expire * 1000 })
    }
  }

  /**
   * @param {string} key
   * @param {any} data
   * @param {any} context
   */
  async set(key, data, context) {
    // Next keeps the tags of a fetch on disk alone; they are needed in memory, too.
    if (data?.kind === 'FETCH') return super.set(key, { ...data, tags: context.tags }, context)
    if (data?.kind !== 'APP_PAGE' && data?.kind !== 'APP_ROUTE') return super.set(key, data, context)
    // Changed in place, because this very object is the answer to the request that waits for it.
    if (data.kind === 'APP_PAGE') data.html = withPagePolicy(data.html)
    if (data.html?.includes(DO_NOT_CACHE)) {
      if (data.status === 404) Object.assign(data, await this.lastGoodPage(key))
      return
    }
    if (data.status >= 500) return
    if (REPLACING_ONLY.includes(data.status) && !this.storedKey(key, data.kind)) return
    return super.set(key, data, context)
  }
}
