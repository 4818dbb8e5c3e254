/**
 * The tags that have expired on any instance of the site. The database keeps them (`private.expired_tags`); here a process
 * learns of them while requests come, a second after it last looked, and tells Next. A request waits for the answer only
 * where the last one is older still, so that none is served a page that had changed more than two seconds before.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { handedOver } from './handed-over.mjs'

/** Milliseconds after which the database is queried again, beside the request that finds it due. */
const DUE = 1000

/** Milliseconds after which that request waits for the answer. */
const LATE = 1500

/** The same after a look that failed: the last good pages stand, and a database that is down delays few requests. */
const LATE_AFTER_FAILURE = 3000

/**
 * How long a request waits for a look at most, in milliseconds. With what its page may wait (request-deadline.ts) that stays
 * below five seconds.
 */
const LONGEST_WAIT = 1000

/**
 * How much later than it says a tag counts as expired that this process hears of as it starts, in milliseconds: the
 * transaction took its time, and so did a page that was made of what had been read before.
 */
const TOLERANCE = 10_000

/** Where the next look begins, null before the first; and what it may give once more. */
let since = /** @type {number | null} */ (null)
let known = /** @type {ReadonlySet<string>} */ (new Set())

/** When the last look began, or failed, by the time that the process counts; and after how long a request waits. */
let looked = -Infinity
let patience = LATE

/** What a request waits for while a look is under way, and how many changes this process has made itself. */
let look = /** @type {Promise<void> | null} */ (null)
let changes = 0

/** How often anything has expired. */
let expiries = 0

/** A number that is another one as soon as any tag has expired, here or on another instance: the state of all that is stored. */
export const state = () => expiries

/** The time as the process counts it, which nobody sets; it began with the clock's. Milliseconds since 1970. */
export const counted = () => performance.timeOrigin + performance.now()

/** @param {(since: number | null) => Promise<{ next: number, tags: { tag: string, transaction: number, age: number }[] }>} read */
async function lookAt(read) {
  const begun = performance.now()
  const before = changes
  try {
    const { next, tags } = await read(since)
    const now = counted()
    const name = (/** @type {{ tag: string, transaction: number }} */ one) => `${one.transaction} ${one.tag}`
    for (const one of tags) {
      if (known.has(name(one))) continue
      const entry = tagsManifest.get(one.tag)
      // What is new since the last look expires everything that this process has stored by now.
      const expired = since === null ? Math.min(now, now - one.age + TOLERANCE) : now
      tagsManifest.set(one.tag, { ...entry, expired: Math.max(expired, entry?.expired ?? 0) })
      expiries++
    }
    known = new Set(tags.map(name))
    since = next
    looked = before === changes ? begun : -Infinity
    patience = LATE
  } catch {
    // The reader has noted it.
    looked = performance.now()
    patience = LATE_AFTER_FAILURE
  }
}

/**
 * Lets Next know which tags have expired. Undefined where it knows already, or will in a moment; else what a request
 * must wait for, which never fails.
 * @returns {Promise<void> | undefined}
 */
export function learnExpiry() {
  const age = performance.now() - looked
  if (age < DUE) return
  const read = handedOver().tagsExpiredSince
  if (!read) return
  if (!look) {
    const done = lookAt(read).finally(() => (look = null))
    look = Promise.race([done, sleep(LONGEST_WAIT, undefined, { ref: false })])
  }
  if (age >= patience) return look
}

/** Has the next request query the database: this process has made a change itself, which the others will learn of likewise. */
export function noteChange() {
  expiries++
  changes++
  looked = -Infinity
}
