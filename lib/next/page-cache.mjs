/**
 * Next's own page cache with seven rules of this site:
 * - A page that is rendered while the site runs gets its policy and its styles, as the pages of the build do.
 * - What was begun before anything that visitors see has last changed, on any instance of the site (last-change.mjs), counts
 *   as absent, so that not even its first visitor is served the old one, and is not stored.
 * - What was rendered without the database is not stored, here or by another cache. The answer is the page that was stored
 *   last, however old; where there is none, what was rendered, with 503 in place of a 404.
 * - A 404 or a redirect is stored only over an entry that is stored already, so that invented addresses fill no disk.
 * - What is stored has a ceiling (stored-files.mjs), and is read whole or not at all (file-integrity.mjs).
 * - What Next would store again as new, because it could not be rendered, stays as old as it is.
 * - An entry is as old as the time that has passed, also where the clock was set or the machine slept: Next notes the
 *   times by the clock, and compares them with the time that the process has counted itself.
 * Vercel has a cache of its own and ignores this module; there a scheduled post appears when its page is rendered again,
 * after 60 seconds at most.
 */
import { join } from 'node:path'
import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { siteContext } from './site-context.mjs'
import { STORED_HEADER, monotonicNow, lastChange, syncChanges, recordChange } from './last-change.mjs'
import { withPagePolicy } from './page-policy.mjs'
import { evictStoredFiles } from './stored-files.mjs'
import { writeVerified, verifyingFileSystem } from './file-integrity.mjs'

/** By how much a file system may round the time of a file up, in milliseconds. */
const ROUNDING = 1000

/** What `DoNotCache` of components/site/missing.tsx puts into a page. */
const DO_NOT_CACHE = 'data-cache="no-store"'

/** The statuses that are stored only over a stored page. Without them a deleted post would come back after a restart. */
const REPLACING_ONLY = [404, 308]

// Node gives the whole CommonJS module, the bundler its default export.
const FileSystemCache = fileSystemCacheModule.default ?? fileSystemCacheModule

/** How many entries are stored until room is made for more, and how many this process has stored: the first one counts too. */
const ROUND = 50
let stores = 0

/** When the reading of each entry began that this process has stored; of the others their files tell when they were stored. */
const begun = /** @type {Map<string, number>} */ (new Map())

/** @param {string | undefined} kind */
const isPageOrFile = (kind) => kind === 'APP_PAGE' || kind === 'APP_ROUTE'

export default class PageCache extends FileSystemCache {
  /** @param {any} context */
  constructor(context) {
    super({ ...context, fs: verifyingFileSystem(context.fs) })
  }

  /** When an entry was asked for, and what was stored of it then: as a cache serves one request, its reading began there. */
  asked = /** @type {Map<string, { at: number, former: any }>} */ (new Map())

  /**
   * @param {string} key
   * @param {any} context
   */
  async get(key, context) {
    const news = syncChanges()
    if (news) await news
    const at = monotonicNow()
    this.asked.set(key, { at, former: null })
    const entry = await super.get(key, context)
    if (!isPageOrFile(entry?.value?.kind)) return entry
    // A build without a database stores pages that `set` would not.
    if (entry.value.html?.includes(DO_NOT_CACHE)) return null
    const [now, stored] = [Date.now(), entry.lastModified ?? 0]
    const lastModified = monotonicNow() - (now - stored)
    const made = begun.get(key) ?? lastModified
    const value = {
      ...entry.value,
      headers: { ...entry.value.headers, [STORED_HEADER]: `${made} ${stored}` },
    }
    this.asked.set(key, { at, former: value })
    // One from the future was stored before the clock was set back, and would be fresh until then.
    return made <= lastChange() || stored > now + ROUNDING ? null : { ...entry, value, lastModified }
  }

  /** Next calls it where an action has called `revalidatePath`: all pages are forgotten, whatever it names. */
  async revalidateTag() {
    recordChange()
  }

  /**
   * @param {string} key
   * @param {any} data
   * @param {any} context
   */
  async set(key, data, context) {
    if (!isPageOrFile(data?.kind)) return super.set(key, data, context)
    const { at, former } = this.asked.get(key) ?? { at: monotonicNow(), former: null }
    if (data === former) return
    // Changed in place, because this very object is the answer to the request that waits for it.
    if (data.kind === 'APP_PAGE') data.html = withPagePolicy(data.html, join(this.serverDistDir, '..'))
    // Next has noted for how long it would be fresh, and keeps the notes of all addresses that were ever asked for.
    if (!former && data.status >= 400) SharedCacheControls.cacheControls.delete(key)
    const isMarked = data.html?.includes(DO_NOT_CACHE)
    if (isMarked || data.status >= 500 || siteContext().progress.getStore()?.isUnavailable) {
      const isMissing = isMarked && data.status === 404
      const headers = {
        ...data.headers,
        'cache-control': 'no-store',
        ...(isMissing && { 'retry-after': '60' }),
      }
      if (former && (former.status ?? 200) === 200) Object.assign(data, former, { status: 200 })
      else Object.assign(data, { headers, status: isMissing ? 503 : data.status })
      return
    }
    if (REPLACING_ONLY.includes(data.status) && !former) return
    // Something that it shows may have been read before it changed. Next gives it to those too who have asked after that.
    if (at <= lastChange()) {
      data.headers = { ...data.headers, [STORED_HEADER]: `${at} 0` }
      return
    }
    if (stores++ % ROUND === 0) void evictStoredFiles(this.serverDistDir).catch(() => {})
    await writeVerified(this.getFilePath(key, data.kind), this.fs, (fs) =>
      super.set.call(Object.create(this, { fs: { value: fs } }), key, data, context),
    )
    begun.set(key, at)
  }
}
