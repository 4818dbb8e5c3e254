/**
 * What the page cache says of a page that it gives, so that the server can answer the next requests for it by itself, as
 * long as Next would (lib/http/page-memory.ts).
 */
import {
  areTagsExpired,
  areTagsStale,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { counted, learnExpiry } from './expired-tags.mjs'
import { isExpired } from './expiry.mjs'

/** Who takes the pages. lib/http/page-memory.ts puts it there, which is bundled with the code of the site; this is not. */
const TAKER = Symbol.for('the taker of stored pages')

/** By how much a file system may round the time of a file up, in milliseconds. */
const ROUNDING = 1000

/**
 * Whether what was stored at a moment (milliseconds since 1970, by the clock) is out of date by the clock alone: a moment
 * of its tags has passed, or it is from the future, because the clock has gone back, and what changes now would not expire it.
 * @param {readonly string[]} tags
 * @param {number} stored
 */
export function isPast(tags, stored) {
  const now = Date.now()
  return stored > now + ROUNDING || isExpired(tags, stored, now)
}

/** A page of the cache: the tags of all that was read for it, and when it was stored, by the clock. */
export class StoredPage {
  #tags
  #stored

  /**
   * @param {string[]} tags
   * @param {number} stored milliseconds since 1970
   */
  constructor(tags, stored) {
    this.#tags = tags
    this.#stored = stored
  }

  /** What a request must wait for before it asks whether the page is fresh; undefined where there is nothing to wait for. */
  news = learnExpiry

  /**
   * Whether Next would serve it as it is: it is younger than so many seconds, and nothing that it shows has changed.
   * @param {number} seconds
   */
  isFresh(seconds) {
    const age = Date.now() - this.#stored
    const moment = counted() - age
    return (
      age < seconds * 1000 &&
      !isPast(this.#tags, this.#stored) &&
      !areTagsExpired(this.#tags, moment) &&
      !areTagsStale(this.#tags, moment)
    )
  }
}

/**
 * Hands a page over that the cache gives for a request.
 * @param {string} html
 * @param {string[]} tags
 * @param {number} stored milliseconds since 1970, by the clock
 */
export function handOver(html, tags, stored) {
  const take = /** @type {any} */ (globalThis)[TAKER]
  take?.(html, new StoredPage(tags, stored))
}
