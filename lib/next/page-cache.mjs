/**
 * Next's own page cache with seven rules of this site:
 * - A page rendered at run time gets its policy and its styles, like the pages of the build.
 * - An entry begun before the last visible change, on any instance of the site (last-change.mjs), counts as absent, so
 *   that not even its first visitor is served the old page, and is not stored.
 * - A page rendered without the database is not stored, here or by another cache. The answer is the last stored page,
 *   however old; without one, the rendered page, with 503 in place of a 404.
 * - A 404 or a redirect is stored only over an existing entry, so that invented addresses do not fill the disk.
 * - Storage has a ceiling (stored-files.mjs), and entries are read whole or not at all (file-integrity.mjs).
 * - An entry that Next stores again as new, because rendering failed, keeps its age.
 * - The age of an entry is the time passed, even if the clock was set or the machine slept: Next writes times by the
 *   system clock, and compares them with the process's own.
 *
 * Vercel has its own cache and ignores this module; there a scheduled post appears when its page is rendered again,
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

/** Maximum rounding up of a file's time by a file system, in milliseconds. */
const ROUNDING = 1000

/** The marker of `DoNotCache` in components/site/missing.tsx. */
const DO_NOT_CACHE = 'data-cache="no-store"'

/** Statuses stored only over an existing page. Without them a deleted post would come back after a restart. */
const REPLACING_ONLY = [404, 308]

// Node gives the whole CommonJS module, the bundler its default export.
const FileSystemCache = fileSystemCacheModule.default ?? fileSystemCacheModule

/** The number of stores between evictions, and of those by this process; the first one evicts, too. */
const ROUND = 50
let stores = 0

/** When reading began, for entries stored by this process; for others the file times tell when they were stored. */
const begun = /** @type {Map<string, number>} */ (new Map())

/** @param {string | undefined} kind */
const isPageOrFile = (kind) => kind === 'APP_PAGE' || kind === 'APP_ROUTE'

export default class PageCache extends FileSystemCache {
  /** @param {any} context */
  constructor(context) {
    super({ ...context, fs: verifyingFileSystem(context.fs) })
  }

  /** The request time of each entry, when its reading began, and its stored value then; a cache serves one request. */
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
    // An entry from the future was stored before the clock was set back, and would be fresh until then.
    return made <= lastChange() || stored > now + ROUNDING ? null : { ...entry, value, lastModified }
  }

  /** Called by Next after `revalidatePath` in an action: expires all pages, whatever path it names. */
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
    // Changed in place, because this object is the answer to the waiting request.
    if (data.kind === 'APP_PAGE') data.html = withPagePolicy(data.html, join(this.serverDistDir, '..'))
    // Next has recorded its lifetime, and keeps such records of every address ever requested.
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
    // The page may show data read before the change. Next also sends it to requests that came after the change.
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
