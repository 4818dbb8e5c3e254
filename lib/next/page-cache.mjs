/**
 * Next's own page cache with eight rules of this site:
 * - A page that is rendered while the site runs gets its policy and its styles, as the pages of the build do.
 * - A page that was rendered without the database is not stored, here or by another cache, so that the last good one is
 *   served on. Where it would be a 404, the answer is the last good page, or 503 if there is none.
 * - A 404, a redirect, or an empty answer of the database for what a visitor has named is stored only over an entry that is
 *   stored already, so that invented addresses fill no disk.
 * - What is stored has a ceiling (stored-files.mjs), and is read whole or not at all (whole-files.mjs).
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
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import {
  areTagsExpired,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { counted, learnExpiry, noteChange, state } from './expired-tags.mjs'
import { STORED, expiryOf } from './expiry.mjs'
import { withPagePolicy } from './page-policy.mjs'
import { makeRoom } from './stored-files.mjs'
import { storeWhole, wholeFiles } from './whole-files.mjs'

/** By how much a file system may round the time of a file up, in milliseconds. */
const ROUNDING = 1000

/** What `components/site/do-not-cache.tsx` puts into a page. */
const DO_NOT_CACHE = 'data-cache="no-store"'

/** Where a stored page keeps the tags of all that was read for it. */
const TAGS = 'x-next-cache-tags'

/** The tag of what is read for an address that a visitor may have invented; lib/supabase/public.ts writes it. */
const MAY_BE_INVENTED = 'may-be-invented'

/** The bodies of answers of the database that found nothing, as Next keeps them. */
const EMPTY = ['', 'null', '[]'].map((text) => Buffer.from(text).toString('base64'))

/** The statuses that are stored only over a stored page. Without them a deleted post would come back after a restart. */
const REPLACING_ONLY = [404, 308]

// Node gives the whole CommonJS module, the bundler its default export.
const FileSystemCache = fileSystemCacheModule.default ?? fileSystemCacheModule

/** How many entries are stored until room is made for more, and how many this process has stored: the first one counts too. */
const ROUND = 50
let stores = 0

export default class PageCache extends FileSystemCache {
  /** @param {any} context */
  constructor(context) {
    super({ ...context, fs: wholeFiles(context.fs) })
  }

  /** When an entry was last asked for: as a cache serves one request, this is when the reading began. */
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
   * @throws Error where it is not whole.
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
    const asked = state()
    this.asked.set(key, counted())
    const entry = await super.get(key, context)
    if (!entry?.value) return entry
    const { kind, tags = [], headers, html } = entry.value
    // A build without a database stores pages that `set` would not.
    if (kind === 'APP_PAGE' && html.includes(DO_NOT_CACHE)) return null
    // The tags of a fetch are those it was stored with and those it is read with.
    const all = kind === 'FETCH' ? [...tags, ...(context.tags ?? [])] : (headers?.[TAGS]?.split(',') ?? [])
    const stored = entry.lastModified ?? 0
    const [now, expiry] = [Date.now(), expiryOf(all, stored)]
    // One from the future was stored before the clock was set back, and what changes now would not expire it.
    if (expiry <= now || stored > now + ROUNDING) return null
    const said = { ...headers, [STORED]: `${asked} ${stored} ${expiry}` }
    const value = kind === 'APP_PAGE' ? { ...entry.value, headers: said } : entry.value
    return { ...entry, value, lastModified: stored - now + counted() }
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
    if (data?.kind === 'FETCH') {
      const { tags = [] } = context
      const isNothing = tags.includes(MAY_BE_INVENTED) && EMPTY.includes(data.data.body)
      if (isOutdated(tags) || (isNothing && !this.fs.existsSync(this.getFilePath(key, 'FETCH')))) return
      // Next keeps the tags of a fetch on disk alone; they are needed in memory, too.
      return this.#store(key, { ...data, tags }, context)
    }
    if (data?.kind !== 'APP_PAGE' && data?.kind !== 'APP_ROUTE') return super.set(key, data, context)
    // Changed in place, because this very object is the answer to the request that waits for it.
    if (data.kind === 'APP_PAGE') data.html = withPagePolicy(data.html, join(this.serverDistDir, '..'))
    const isStored = this.storedKey(key, data.kind) !== undefined
    // Next has noted for how long it would be fresh, and keeps the notes of all addresses that were ever asked for.
    if (!isStored && data.status >= 400) SharedCacheControls.cacheControls.delete(key)
    if (data.html?.includes(DO_NOT_CACHE)) {
      const isUnknown = data.status === 404
      const good = isUnknown ? await this.lastGoodPage(key).catch(() => null) : null
      const headers = { ...data.headers, 'cache-control': 'no-store' }
      if (isUnknown)
        Object.assign(data, good ?? { status: 503, headers: { ...headers, 'retry-after': '60' } })
      else data.headers = headers
      return
    }
    if (data.status >= 500) return
    if (REPLACING_ONLY.includes(data.status) && !isStored) return
    if (isOutdated(data.headers?.[TAGS]?.split(','))) return
    return this.#store(key, data, context)
  }

  /**
   * Stores an entry, all of it or nothing; now and then what was stored longest ago makes room.
   * @param {string} key
   * @param {any} data
   * @param {any} context
   */
  async #store(key, data, context) {
    if (stores++ % ROUND === 0) void makeRoom(this.serverDistDir).catch(() => {})
    await storeWhole(this.getFilePath(key, data.kind), this.fs, (fs) =>
      super.set.call(Object.create(this, { fs: { value: fs } }), key, data, context),
    )
  }
}
