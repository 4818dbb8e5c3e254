/**
 * The pages that everybody gets alike, as Next has served them from its cache, so that it need not find out again what to
 * send. The server itself asks Next for them, with headers of its own, and never a visitor. All are out of date as soon as
 * anything has changed that visitors see, here or on another instance.
 */
import { buffer } from 'node:stream/consumers'
import { SOURCE_HEADER, STORED_HEADER, lastChange, syncChanges } from '../../lib/next/last-change.mjs'
import { PageBody } from './page-body.mjs'
import { siteContext } from '../../lib/next/site-context.mjs'

/** Milliseconds between two requests to Next for a page that is not fresh. */
const PAUSE = 100

/**
 * The same for a page that Next could not make anew after a change: while the database is down, one visitor in so many
 * milliseconds waits until that has failed again, and once it is back, no page is old for longer.
 */
const PAUSE_AFTER_FAILURE = 1500

/** The most bytes that the pages take: some two hundred, with their compressed forms. */
const LIMIT = 32 * 2 ** 20

/**
 * Whether a page may be served that is at most so many seconds old: one that was made after the last change, or could not be
 * made anew since. One from the future was stored before the clock was set back.
 */
function isUsable(page, seconds) {
  const age = Date.now() - page.stored
  const isCurrent = page.begun > lastChange() || page.failedAfter === lastChange()
  return isCurrent && age >= -1000 && age < seconds * 1000
}

/** Whether a browser has this very answer already (RFC 9110, section 13.1.2), and does not ask for it all the same. */
export function isNotModified({ 'if-none-match': known, 'cache-control': control }, etag) {
  if (!known || !etag || control?.includes('no-cache')) return false
  return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

export class Pages {
  /** By their paths. The page that was asked for last is the last one; one that is out of date stays for its compressed forms. */
  #pages = new Map()
  #asking = new Map()

  /**
   * @param {(path: string, id: string) => ReturnType<Awaited<ReturnType<typeof import('./inner.mjs').openInner>>['ask']>} ask
   * @param {number} [limit] in bytes
   */
  constructor(ask, limit = LIMIT) {
    Object.assign(this, { ask, limit })
  }

  /** Puts a page last, and forgets those that nobody has asked for in the longest time, until the others fit. */
  #keep(path, page) {
    this.#pages.delete(path)
    this.#pages.set(path, page)
    let bytes = 0
    for (const [each, { body }] of [...this.#pages].reverse())
      if ((bytes += body.size) > this.limit) this.#pages.delete(each)
  }

  /** The page at a path. Of one that is old, one request at a time waits until Next has been asked, which gives it as it has it. */
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
    // What was asked for before something changed may be what it was then.
    const key = `${lastChange()} ${path}`
    if (!this.#asking.has(key))
      this.#asking.set(
        key,
        this.#askFor(path, id).finally(() => this.#asking.delete(key)),
      )
    return this.#asking.get(key)
  }

  /** Asks Next for a page, and keeps what its cache has given: STORED_HEADER says of when that is. */
  async #askFor(path, id) {
    const change = lastChange()
    const { status, headers, body } = await this.ask(path, id)
    const plain = await buffer(body)
    const known = this.#pages.get(path)
    const [begun, stored] = String(headers[STORED_HEADER]).split(' ').map(Number)
    // Next was rendering it already as something changed.
    if (stored === 0 && begun < change) return this.#askFor(path, id)
    const secondsOf = (directive) =>
      Number(RegExp(`\\b${directive}=(\\d+)`).exec(headers['cache-control'])?.[1] ?? 0)
    const fresh = secondsOf('s-maxage')
    const page = {
      ...{ status, headers, begun, stored, fresh, stale: fresh + secondsOf('stale-while-revalidate') },
      body: known && known.headers.etag === headers.etag ? known.body : new PageBody(plain),
      due: performance.now() + PAUSE,
    }
    // What fails for a moment does not end what everybody can still be given: Next gives the page as it was, or the error.
    const old = status >= 500 ? known : begun <= change ? page : null
    if (old)
      Object.assign(old, { failedAfter: change, fresh: 0, due: performance.now() + PAUSE_AFTER_FAILURE })
    const found = old ?? page
    if (found.status === 200 && found.headers.etag && isUsable(found, found.stale)) this.#keep(path, found)
    else this.#pages.delete(path)
    return found
  }

  /**
   * What a request for the page at a path is answered with.
   * @param {string} path
   * @param {string} id of the request, by which the log names what fails
   * @param {Pick<import('node:http').IncomingMessage, 'method' | 'headers'>} request
   * @returns {Promise<import('./inner.mjs').Answer>}
   * @throws Error where Next gives no answer
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
    // As Next does it: no answer to HEAD is compressed, and none that does not say so.
    const isCompressed = method === 'GET' && /\baccept-encoding\b/i.test(headers.vary)
    const coding = isCompressed ? siteContext().codingFor(asked['accept-encoding']) : null
    const grown = isKept ? () => this.#keep(path, page) : null
    const body = coding ? await page.body.in(coding, grown) : page.body.plain
    headers['content-length'] = String(body.length)
    if (coding) headers['content-encoding'] = coding
    return { status: page.status, headers, body }
  }

  /**
   * Has Next store a page before a visitor's request for another form of it reaches Next, which writes the address of the
   * request that it renders for into what it stores.
   * @returns the answer that Next gives where it cannot make the page: it would only fail again; else null
   */
  async prepare(path, id) {
    const page = await this.#find(path, id).catch(() => null)
    return page && page.status >= 500 ? { ...page, body: page.body.plain } : null
  }
}
