/**
 * When anything that visitors see last changed, by whatever way and on whatever instance of the site: all pages that were
 * stored before are out of date. The database knows (`visible_changes_since`); here a process learns of it while requests
 * come, a second after it last looked. A request waits for the answer only where the last one is older still, so that none is
 * served a page that had changed more than two seconds before, or where something was scheduled for a moment that has come.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { siteContext } from './site-context.mjs'

/**
 * The header by which the page cache tells the server (scripts/server/pages.mjs) of a page when the reading of it began, as
 * the process counts the time, and when it was stored, by the clock; 0 for one that is not, as something changed meanwhile.
 * No visitor is sent it.
 */
export const STORED_HEADER = 'x-stored'

/** The header that says, with `LOG_LEVEL=debug`, from which layer a page came and how old it is (docs/caches.md). */
export const SOURCE_HEADER = 'x-page-source'

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
 * How much later than it says a change counts that this process hears of as it starts, in milliseconds: the transaction took
 * its time, and so did a page that was made of what had been read before.
 */
const TOLERANCE = 10_000

/** When anything last changed, as the process counts the time. */
let last = -Infinity

/** By what the next look asks; null before the first. */
let since = /** @type {string | null} */ (null)

/** When the last look began, or failed; after how long a request waits; and when something is scheduled. By `performance.now`. */
let looked = -Infinity
let patience = LATE
let scheduled = Infinity

/** What a request waits for while a look is under way. */
let look = /** @type {Promise<void> | null} */ (null)

/** When anything that visitors see last changed. What was begun before is out of date. As `monotonicNow` has the time. */
export const lastChange = () => last

/** The time as the process counts it, which nobody sets; it began with the clock's. Milliseconds since 1970. */
export const monotonicNow = () => performance.timeOrigin + performance.now()

/** @param {NonNullable<import('./shared').Shared['changesSince']>} read */
async function lookWith(read) {
  const begun = performance.now()
  const before = last
  try {
    const { next, age, due } = await read(since)
    const now = monotonicNow()
    // A change of this process itself may have come too late for this look.
    looked = last === before ? begun : -Infinity
    // What is new since the last look expires everything that this process has stored by now.
    const changed = since === null ? Math.min(now, now - (age ?? Infinity) + TOLERANCE) : now
    if (age !== null) last = Math.max(last, changed)
    since = next
    patience = LATE
    scheduled = begun + due
  } catch {
    // The reader has noted it.
    looked = performance.now()
    patience = LATE_AFTER_FAILURE
    scheduled = Infinity
  }
}

/**
 * Learns of changes. Undefined where there can be none that matters, or one is known in a moment; else what a request must
 * wait for, which never fails.
 * @returns {Promise<void> | undefined}
 */
export function syncChanges() {
  const now = performance.now()
  if (now - looked < DUE && now < scheduled) return
  const read = siteContext().changesSince
  if (!read) return
  const isLate = now - looked >= patience || now >= scheduled
  if (!look) {
    const done = lookWith(read).finally(() => (look = null))
    look = Promise.race([done, sleep(LONGEST_WAIT, undefined, { ref: false })])
  }
  if (isLate) return look
}

/** Notes that this process has made a change itself. The next request has the database queried, as the others will. */
export function recordChange() {
  last = monotonicNow()
  looked = -Infinity
}
