import { AsyncLocalStorage } from 'node:async_hooks'
import type { ClientRequest, ServerResponse } from 'node:http'
import { generateETag } from 'next/dist/server/lib/etag'
import type { StoredPage } from '@/lib/next/stored-page.mjs'
import { FinishedPage, STATE } from './finished-page'
import { isKeptByCaches } from './wire'

/** Through which the page cache hands over what it gives: lib/next/stored-page.mjs, which Next loads by itself. */
const TAKER = Symbol.for('the taker of stored pages')

/** What Next says to caches of an answer, of which the world may be told something else (./node-server.ts). */
export const saidByNext = new WeakMap<ServerResponse, string>()

/** What the page cache has given for a request. */
interface Given {
  html: string
  stored: StoredPage
}

/** A page that is answered from memory, and for how many seconds after it was stored Next serves it: fresh, and at all. */
interface Entry {
  readonly page: FinishedPage
  readonly stored: StoredPage
  readonly seconds: { readonly fresh: number; readonly stale: number }
  /** When the next request for a page that is not fresh goes to Next, by the time that the process counts. */
  due: number
}

/** What the memory has for a path. */
interface Found {
  readonly page: FinishedPage
  /** Whether Next is to make it anew. */
  readonly isStale: boolean
  /** What a request must wait for before it may be given the page; undefined for nothing. */
  readonly news: Promise<void> | undefined
}

/** Milliseconds between two requests to Next for a page that is not fresh. */
const PAUSE = 100

/** The most bytes that the pages take: some two hundred, with their compressed forms. */
const LIMIT = 32 * 2 ** 20

/** Headers of an answer that belong to its coding or its connection, or say by which way it came about. */
const OF_ONE_ANSWER =
  /^(?:content-length|content-encoding|transfer-encoding|connection|date|x-middleware-.*)$/i

/** The headers of an answer that was sent, name and value by turns, as they were written; the state as that of a fresh page. */
function headOf(response: ServerResponse): string[] {
  // Every outgoing message has the method; Node's types know it of requests.
  return (response as ServerResponse & Pick<ClientRequest, 'getRawHeaderNames'>)
    .getRawHeaderNames()
    .filter((name) => !OF_ONE_ANSWER.test(name))
    .flatMap((name) =>
      [response.getHeader(name)].flat().flatMap((value) => [name, name === STATE ? 'HIT' : String(value)]),
    )
}

/**
 * The pages that Next has lately served from its cache, as it sent them, by their paths. Next takes milliseconds to find out
 * again what to send: it matches the address against all routes, reads headers and cookies, and hashes the document.
 */
export class PageMemory {
  readonly #asked = new AsyncLocalStorage<{ given?: Given }>()
  /** The page that was asked for last stands last. */
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  constructor(readonly limit = LIMIT) {
    const take = (html: string, stored: StoredPage) => {
      const request = this.#asked.getStore()
      if (request) request.given = { html, stored }
    }
    Object.assign(globalThis, { [TAKER]: take })
  }

  #forget(path: string): void {
    const entry = this.#entries.get(path)
    if (!entry) return
    this.#entries.delete(path)
    this.#bytes -= entry.page.size
  }

  /** Forgets the pages that nobody has asked for in the longest time, until the others fit. */
  #makeRoom(): void {
    for (const path of this.#entries.keys()) {
      if (this.#bytes <= this.limit) return
      this.#forget(path)
    }
  }

  /** The page of a path; null for a request that Next is to answer. A page that is not fresh is served on while Next makes it anew. */
  find(path: string): Found | null {
    const entry = this.#entries.get(path)
    if (!entry) return null
    const { page, stored, seconds } = entry
    const news = stored.news()
    const isStale = !stored.isFresh(seconds.fresh)
    if (isStale && !stored.isFresh(seconds.stale)) {
      this.#forget(path)
      return null
    }
    this.#entries.delete(path)
    this.#entries.set(path, entry)
    return { page, isStale, news }
  }

  /**
   * Whether Next is to be asked for a page that is not fresh, by which it makes it anew: true for one who asks within the
   * pause. Were all requests passed on, they would keep Next from what it makes.
   */
  isDue(path: string): boolean {
    const entry = this.#entries.get(path)
    const now = performance.now()
    if (!entry || entry.stored.isFresh(entry.seconds.fresh) || now < entry.due) return false
    entry.due = now + PAUSE
    return true
  }

  /**
   * Lets Next answer a request for a page as everybody gets it, and remembers what it sends, if that is the page as its
   * cache has it. Of the request it keeps the path alone.
   */
  ask(path: string, response: ServerResponse, next: () => void): void {
    const request: { given?: Given } = {}
    response.once('finish', () => {
      if (request.given) this.#remember(path, response, request.given)
      // What Next still does for this request, such as to render a page again, holds it.
      delete request.given
    })
    this.#asked.run(request, next)
  }

  #remember(path: string, response: ServerResponse, { html, stored }: Given): void {
    const known = this.#entries.get(path)
    if (known?.stored.isFresh(known.seconds.fresh)) return
    const header = (name: string) => String(response.getHeader(name) ?? '')
    const said = saidByNext.get(response) ?? ''
    const secondsOf = (directive: string) => Number(new RegExp(`\\b${directive}=(\\d+)`).exec(said)?.[1] ?? 0)
    const fresh = secondsOf('s-maxage')
    const seconds = { fresh, stale: fresh + secondsOf('stale-while-revalidate') }
    const state = stored.isFresh(fresh) ? 'HIT' : 'STALE'
    if (state === 'STALE' && known?.page.etag === header('ETag')) return
    const isPage =
      response.statusCode === 200 &&
      header(STATE) === state &&
      header('Content-Type').startsWith('text/html') &&
      // The answer says itself which text it has sent.
      header('ETag') === generateETag(html)
    const isForAll = isKeptByCaches(200, said) && !response.hasHeader('Set-Cookie')
    if (!isPage || !isForAll || !stored.isFresh(seconds.stale)) return
    const body = Buffer.from(html)
    if (body.length > this.limit) return
    const head = headOf(response)
    const due = performance.now() + PAUSE
    // Next has rendered the same again, of which there are compressed forms.
    if (known?.page.isSame(header('ETag'), head)) {
      this.#entries.set(path, { page: known.page, stored, seconds, due })
      return
    }
    this.#forget(path)
    const isCompressed = /\baccept-encoding\b/i.test(header('Vary'))
    const page = new FinishedPage(head, header('ETag'), body, isCompressed, (bytes) => {
      if (this.#entries.get(path)?.page !== page) return
      this.#bytes += bytes
      this.#makeRoom()
    })
    this.#entries.set(path, { page, stored, seconds, due })
    this.#bytes += page.size
    this.#makeRoom()
  }
}
