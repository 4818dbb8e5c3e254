/**
 * Next's own page cache with six rules of this site:
 * - A page that is rendered while the site runs gets its policy and its styles, as the pages of the build do.
 * - A page that was rendered without the database is not stored, so that the last good one is served on. A 404 of that
 *   kind is answered with the last good page, if there is one.
 * - A 404 or a redirect is stored only over a page that is stored already, so that invented addresses fill no disk.
 * - An entry that has expired because a scheduled post is published by now counts as absent, so that not even its first
 *   visitor is served the old one.
 * - What has expired on another instance of the site has expired here, too (expired-tags.mjs), and what was being made
 *   meanwhile is not stored.
 * - An entry is as old as the time that has passed, also where the clock was set or the machine slept: Next notes the
 *   times by the clock, and compares them with the time that the process has counted itself.
 * Vercel has a cache of its own and ignores this module; there a scheduled post appears when its page is rendered again,
 * after 60 seconds at most.
 */
import { join } from 'node:path'
import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import {
  areTagsExpired,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { counted, learnExpiry, noteChange } from './expired-tags.mjs'
import { withPagePolicy } from './page-policy.mjs'
import './single-location.mjs'
import { handOver, isPast } from './stored-page.mjs'

/** What `components/site/do-not-cache.tsx` puts into a page. */
const DO_NOT_CACHE = 'data-cache="no-store"'

/** Where a stored page keeps the tags of all that was read for it. */
const TAGS = 'x-next-cache-tags'

/** The statuses that are stored only over a stored page. Without them a deleted post would come back after a restart. */
const REPLACING_ONLY = [404, 308]

// Node gives the whole CommonJS module, the bundler its default export.
const FileSystemCache = fileSystemCacheModule.default ?? fileSystemCacheModule

export default class PageCache extends FileSystemCache {
  /** When an entry was last asked for. Next makes a cache for each request, so that this is when the reading began. */
  asked = /** @type {Map<string, number>} */ (new Map())

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
    const news = learnExpiry()
    if (news) await news
    this.asked.set(key, counted())
    const entry = await super.get(key, context)
    if (!entry?.value) return entry
    const { kind, tags = [], headers, html } = entry.value
    // A build without a database stores pages that `set` would not.
    if (kind === 'APP_PAGE' && html.includes(DO_NOT_CACHE)) return null
    // The tags of a fetch are those it was stored with and those it is read with.
    const all = kind === 'FETCH' ? [...tags, ...(context.tags ?? [])] : (headers?.[TAGS]?.split(',') ?? [])
    const stored = entry.lastModified ?? 0
    if (isPast(all, stored)) return null
    if (kind === 'APP_PAGE') handOver(html, all, stored)
    return { ...entry, lastModified: stored - Date.now() + counted() }
  }

  /**
   * As Next does it, but at the time that it compares with.
   * @param {string | string[]} tags
   * @param {{ expire?: number }} [durations]
   */
  async revalidateTag(tags, durations) {
    noteChange()
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
    // Something that it shows may have been read before it changed.
    const isOutdated = (/** @type {string[]} */ tags = []) =>
      areTagsExpired(tags, this.asked.get(key) ?? counted())
    // Next keeps the tags of a fetch on disk alone; they are needed in memory, too.
    if (data?.kind === 'FETCH')
      return isOutdated(context.tags) ? undefined : super.set(key, { ...data, tags: context.tags }, context)
    if (data?.kind !== 'APP_PAGE' && data?.kind !== 'APP_ROUTE') return super.set(key, data, context)
    // Changed in place, because this very object is the answer to the request that waits for it.
    if (data.kind === 'APP_PAGE') data.html = withPagePolicy(data.html, join(this.serverDistDir, '..'))
    if (data.html?.includes(DO_NOT_CACHE)) {
      if (data.status === 404) Object.assign(data, await this.lastGoodPage(key))
      return
    }
    if (data.status >= 500) return
    if (REPLACING_ONLY.includes(data.status) && !this.storedKey(key, data.kind)) return
    if (isOutdated(data.headers?.[TAGS]?.split(','))) return
    return super.set(key, data, context)
  }
}
