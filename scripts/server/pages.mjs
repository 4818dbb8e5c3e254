/**
 * Memory cache of the pages that are the same for everybody, as Next serves them. The server requests them from Next with
 * its own headers, never a visitor's. Any change that visitors see, on any instance, makes all of them stale.
 */
import { buffer } from 'node:stream/consumers'
import { SOURCE_HEADER, STORED_HEADER, lastChange, syncChanges } from '../../lib/next/last-change.mjs'
import { PageBody } from './page-body.mjs'
import { siteContext } from '../../lib/next/site-context.mjs'

/** Minimum time in ms between two requests to Next for a stale page. */
const PAUSE = 100

/**
 * The same after Next failed to regenerate a page: during an outage of the database one visitor per interval waits for the
 * retry, and afterwards no page stays stale for longer.
 */
const PAUSE_AFTER_FAILURE = 1500

/** Cache size in bytes: about two hundred pages with their compressed forms. */
const LIMIT = 32 * 2 ** 20

/**
 * Whether a page at most `seconds` old may be served: rendered after the last change, or not regenerated since because that
 * failed. A time in the future means that the clock was set back.
 */
function isUsable(page, seconds) {
  const age = Date.now() - page.stored
  const isCurrent = page.begun > lastChange() || page.failedAfter === lastChange()
  return isCurrent && age >= -1000 && age < seconds * 1000
}

/** Whether the browser already has this answer (RFC 9110, section 13.1.2) and does not force a reload. */
export function isNotModified({ 'if-none-match': known, 'cache-control': control }, etag) {
  if (!known || !etag || control?.includes('no-cache')) return false
  return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

export class Pages {
  /** By path, least recently used first. A stale page stays for its compressed forms. */
  #pages = new Map()
  #asking = new Map()

  /**
   * @param {(path: string, id: string) => ReturnType<Awaited<ReturnType<typeof import('./inner.mjs').openInner>>['ask']>} ask
   * @param {number} [limit] in bytes
   */
  constructor(ask, limit = LIMIT) {
    Object.assign(this, { ask, limit })
  }

  /** Stores a page as the most recently used, and evicts the least recently used until all fit. */
  #keep(path, page) {
    this.#pages.delete(path)
    this.#pages.set(path, page)
    let bytes = 0
    for (const [each, { body }] of [...this.#pages].reverse())
      if ((bytes += body.size) > this.limit) this.#pages.delete(each)
  }

  /** The page at a path. One request at a time waits for Next to serve a stale page again. */
  async #find(path, id) {
    const news = syncChanges()
    if (news) await news
    const known = this.#pages.get(path)
    const isDue = !known || performance.now() >= known.due
    if (known && isUsable(known, isDue ? known.fresh : known.stale)) {
      this.#pages.delete(path)
      this.#pages.set(path, known)
      return known
    }
    if (known) known.due = performance.now() + PAUSE
    // A request that began before the last change may return the former page.
    const key = `${lastChange()} ${path}`
    if (!this.#asking.has(key))
      this.#asking.set(
        key,
        this.#askFor(path, id).finally(() => this.#asking.delete(key)),
      )
    return this.#asking.get(key)
  }

  /** Requests a page from Next, and stores it with the time at which Next cached it (STORED_HEADER). */
  async #askFor(path, id) {
    const change = lastChange()
    const { status, headers, body } = await this.ask(path, id)
    const plain = await buffer(body)
    const known = this.#pages.get(path)
    const [begun, stored] = String(headers[STORED_HEADER]).split(' ').map(Number)
    // Next was already rendering it when the change came.
    if (stored === 0 && begun < change) return this.#askFor(path, id)
    const secondsOf = (directive) =>
      Number(RegExp(`\\b${directive}=(\\d+)`).exec(headers['cache-control'])?.[1] ?? 0)
    const fresh = secondsOf('s-maxage')
    const page = {
      ...{ status, headers, begun, stored, fresh, stale: fresh + secondsOf('stale-while-revalidate') },
      body: known && known.headers.etag === headers.etag ? known.body : new PageBody(plain),
      due: performance.now() + PAUSE,
    }
    // A temporary failure keeps the former page: Next serves that one, or the error.
    const old = status >= 500 ? known : begun <= change ? page : null
    if (old)
      Object.assign(old, { failedAfter: change, fresh: 0, due: performance.now() + PAUSE_AFTER_FAILURE })
    const found = old ?? page
    if (found.status === 200 && found.headers.etag && isUsable(found, found.stale)) this.#keep(path, found)
    else this.#pages.delete(path)
    return found
  }

  /**
   * Answers a request for the page at a path.
   * @param {string} path
   * @param {string} id of the request, for the log
   * @param {Pick<import('node:http').IncomingMessage, 'method' | 'headers'>} request
   * @returns {Promise<import('./inner.mjs').Answer>}
   * @throws Error if Next does not answer
   */
  async answer(path, id, { method, headers: asked }) {
    const known = this.#pages.get(path)
    const page = await this.#find(path, id)
    const headers = { ...page.headers, ...(page === known && { [SOURCE_HEADER]: 'memory' }) }
    const isKept = this.#pages.get(path) === page
    if (isKept) headers['x-nextjs-cache'] = isUsable(page, page.fresh) ? 'HIT' : 'STALE'
    if (page.status === 200 && isNotModified(asked, headers.etag)) {
      for (const name of ['content-type', 'content-length']) delete headers[name]
      return { status: 304, headers, body: '' }
    }
    // Like Next: compresses no answer to HEAD, and none whose Vary does not name the encoding.
    const isCompressed = method === 'GET' && /\baccept-encoding\b/i.test(headers.vary)
    const coding = isCompressed ? siteContext().codingFor(asked['accept-encoding']) : null
    const grown = isKept ? () => this.#keep(path, page) : null
    const body = coding ? await page.body.in(coding, grown) : page.body.plain
    headers['content-length'] = String(body.length)
    if (coding) headers['content-encoding'] = coding
    return { status: page.status, headers, body }
  }

  /**
   * Has Next store a page before a visitor's request for another form of it arrives: Next writes the address of the request
   * into what it stores.
   * @returns Next's answer if it cannot render the page, because it would only fail again; else null
   */
  async prepare(path, id) {
    const page = await this.#find(path, id).catch(() => null)
    return page && page.status >= 500 ? { ...page, body: page.body.plain } : null
  }
}
