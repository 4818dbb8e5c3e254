/**
 * The pages that everybody gets alike, as Next has served them from its cache, so that it need not find out again what to
 * send. Next is asked for them by the server itself, over HTTP and with headers of its own, and never by a visitor. All are
 * out of date as soon as any tag has expired, here or on another instance.
 */
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { learnExpiry, state } from '../../lib/next/expired-tags.mjs'
import { STORED } from '../../lib/next/expiry.mjs'
import { PageBody } from './page-body.mjs'
import { shared } from './shared.mjs'

/**
 * A page as everybody gets it. One that is kept has the state of all that was stored when Next's cache gave it, when it was
 * stored, when it expires (milliseconds since 1970), and for how many seconds it is fresh, and served at all.
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: PageBody, state: number, stored: number,
 *   expires: number, fresh: number, stale: number, due: number }} Page
 */

/** Milliseconds between two requests to Next for a page that is not fresh. */
const PAUSE = 100

/** How long a request for another form of a page waits until the server has asked for the page itself, in milliseconds. */
const HEAD_START = 1000

/** The most bytes that the pages take: some two hundred, with their compressed forms. */
const LIMIT = 32 * 2 ** 20

/** Whether a page may be served that is at most so many seconds old. @type {(page: Page, seconds: number) => boolean} */
function isUsable(page, seconds) {
  const now = Date.now()
  // One from the future was stored before the clock was set back.
  const isOfAge = page.stored <= now + 1000 && now < page.stored + seconds * 1000
  return page.state === state() && isOfAge && now < page.expires
}

/** Whether a browser has this very page already (RFC 9110, section 13.1.2), and does not ask for it all the same. */
function isKnown(/** @type {import('node:http').IncomingHttpHeaders} */ asked, /** @type {string} */ etag) {
  const known = asked['if-none-match']
  if (known === undefined || asked['cache-control']?.includes('no-cache')) return false
  return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

export class Pages {
  /** The page that was asked for last is the last one. One that is out of date stays for its compressed forms. */
  #pages = /** @type {Map<string, Page>} */ (new Map())
  #asking = /** @type {Map<string, Promise<Page>>} */ (new Map())

  /**
   * @param {(path: string, id: string) => Promise<import('./inner.mjs').Answer & { body: import('node:stream').Readable }>} ask asks Next
   *   for a page
   * @param {number} [limit] in bytes
   */
  constructor(ask, limit = LIMIT) {
    this.ask = ask
    this.limit = limit
  }

  /** Forgets the pages that nobody has asked for in the longest time, until the others fit. */
  #makeRoom() {
    let bytes = 0
    for (const [path, page] of [...this.#pages].reverse())
      if ((bytes += page.body.size) > this.limit) this.#pages.delete(path)
  }

  /**
   * The page at a path. One that is old is served on while Next makes it again; one visitor at a time waits until Next has
   * been asked for it, which takes no longer than that.
   * @param {string} path
   * @param {string} id the request's, by which the log names what fails
   */
  async #find(path, id) {
    const news = learnExpiry()
    if (news) await news
    const known = this.#pages.get(path)
    if (
      known &&
      isUsable(known, known.stale) &&
      (isUsable(known, known.fresh) || performance.now() < known.due)
    ) {
      this.#pages.delete(path)
      this.#pages.set(path, known)
      return known
    }
    if (known) known.due = performance.now() + PAUSE
    // What was asked for before something expired may be what it was then.
    const key = `${state()} ${path}`
    const asking = this.#asking.get(key) ?? this.#askFor(path, id).finally(() => this.#asking.delete(key))
    this.#asking.set(key, asking)
    return asking
  }

  /**
   * Asks Next for a page, and keeps it if its cache has it.
   * @param {string} path
   * @param {string} id
   */
  async #askFor(path, id) {
    const { status, headers, body } = await this.ask(path, id)
    const bytes = await buffer(body)
    const known = this.#pages.get(path)
    const control = String(headers['cache-control'])
    const [given = NaN, stored = NaN, expires = NaN] = String(headers[STORED]).split(' ').map(Number)
    const secondsOf = (/** @type {string} */ directive) =>
      Number(new RegExp(`\\b${directive}=(\\d+)`).exec(control)?.[1] ?? 0)
    const fresh = secondsOf('s-maxage')
    const page = {
      ...{
        status,
        headers,
        state: given,
        stored,
        expires,
        fresh,
        stale: fresh + secondsOf('stale-while-revalidate'),
      },
      body: known && known.headers.etag === headers.etag ? known.body : new PageBody(bytes),
      due: performance.now() + PAUSE,
    }
    const isForAll = shared().isKeptByCaches(200, control) && !headers['set-cookie']
    const isKept = status === 200 && headers.etag && isForAll && isUsable(page, page.stale)
    if (!isKept) {
      // What fails for a moment does not end what everybody can still be given.
      if (status >= 500 && known && isUsable(known, known.stale)) return known
      this.#pages.delete(path)
      return page
    }
    this.#pages.delete(path)
    this.#pages.set(path, page)
    this.#makeRoom()
    return page
  }

  /**
   * What a request for the page at a path is answered with.
   * @param {string} path
   * @param {string} id
   * @param {Pick<import('node:http').IncomingMessage, 'method' | 'headers'>} request
   * @returns {Promise<import('./inner.mjs').Answer>}
   * @throws Error where Next gives no answer
   */
  async answer(path, id, { method, headers: asked }) {
    const page = await this.#find(path, id)
    const { status, body } = page
    const isKept = this.#pages.get(path) === page
    const headers = { ...page.headers }
    if (isKept) headers['x-nextjs-cache'] = isUsable(page, page.fresh) ? 'HIT' : 'STALE'
    if (status === 200 && headers.etag && isKnown(asked, headers.etag)) {
      delete headers['content-type']
      delete headers['content-length']
      return { status: 304, headers, body: Buffer.alloc(0) }
    }
    // As Next does it: no answer to HEAD is compressed, and none that does not say so.
    const isCompressed = method === 'GET' && /\baccept-encoding\b/i.test(headers.vary ?? '')
    const coding = isCompressed ? shared().codingFor(asked['accept-encoding']) : null
    const sent = coding ? await body.in(coding, isKept ? () => this.#makeRoom() : null) : body.plain
    headers['content-length'] = String(sent.length)
    if (coding) headers['content-encoding'] = coding
    return { status, headers, body: sent }
  }

  /**
   * Has Next store a page, where it would for a visitor's request: it writes the address of that into what it stores. Never
   * fails.
   * @param {string} path
   * @param {string} id
   */
  async prepare(path, id) {
    const found = this.#find(path, id).catch(() => null)
    // By then Next renders the page for the one, and gives the result to both.
    await Promise.race([found, sleep(HEAD_START, undefined, { ref: false })])
  }
}
