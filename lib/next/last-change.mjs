/**
 * The time of the last visible change, on any instance of the site: all pages stored earlier are out of date. A process
 * polls the database (`visible_changes_since`) at most once a second, while requests come. A request waits only if the
 * last result is too old, so that no page is served more than two seconds after a change to it, or if a scheduled
 * moment has come.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { siteContext } from './site-context.mjs'

/**
 * Internal header from the page cache to the server (scripts/server/pages.mjs), never sent to visitors: when reading
 * the page began, by the process's clock, and when it was stored, by the system clock; 0 if a change meanwhile kept it
 * from being stored.
 */
export const STORED_HEADER = 'x-stored'

/** The header with the cache layer and age of a page, with `LOG_LEVEL=debug` (docs/caches.md). */
export const SOURCE_HEADER = 'x-page-source'

/** Milliseconds until the database is polled again, without delaying the request. */
const DUE = 1000

/** Milliseconds until a request waits for the poll. */
const LATE = 1500

/** The same after a failed poll: the last good pages stay, and an unavailable database delays few requests. */
const LATE_AFTER_FAILURE = 3000

/**
 * Maximum wait of a request for a poll, in milliseconds: with its page's wait (lib/supabase/timeout.ts) below five seconds.
 */
const LONGEST_WAIT = 1000

/**
 * Grace period in milliseconds added to the time of a change read at startup, for the duration of the transaction, and
 * of pages rendered from data read before it.
 */
const TOLERANCE = 10_000

/** The last change, by the process's clock. */
let last = -Infinity

/** Cursor for the next poll; null before the first. */
let since = /** @type {string | null} */ (null)

/** Start or failure of the last poll; age at which requests wait; next scheduled moment. All by `performance.now`. */
let looked = -Infinity
let patience = LATE
let scheduled = Infinity

/** In-flight poll; requests await it. */
let look = /** @type {Promise<void> | null} */ (null)

/** The last change to anything visible, as `monotonicNow`; anything begun before is out of date. */
export const lastChange = () => last

/** The process's monotonic clock, started from the system clock. Milliseconds since 1970. */
export const monotonicNow = () => performance.timeOrigin + performance.now()

/** @param {NonNullable<import('./shared').Shared['changesSince']>} read */
async function lookWith(read) {
  const begun = performance.now()
  const before = last
  try {
    const { next, age, due } = await read(since)
    const now = monotonicNow()
    // A change by this process during the poll may be missing from it, so poll again.
    looked = last === before ? begun : -Infinity
    // A change since the last poll expires everything that this process has stored.
    const changed = since === null ? Math.min(now, now - (age ?? Infinity) + TOLERANCE) : now
    if (age !== null) last = Math.max(last, changed)
    since = next
    patience = LATE
    scheduled = begun + due
  } catch {
    // Logged by the reader.
    looked = performance.now()
    patience = LATE_AFTER_FAILURE
    scheduled = Infinity
  }
}

/**
 * Polls for changes. Returns undefined if the last poll is recent or another is in time; otherwise a promise to await,
 * which never rejects.
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

/** Records a change by this process. The next request polls the database, as other instances will. */
export function recordChange() {
  last = monotonicNow()
  looked = -Infinity
}
