/**
 * Expiry tags. What was read from the database and will be out of date at a known moment, because a scheduled post is
 * published then, carries the tag `expires:` with that moment. The page cache drops it from that moment on
 * (page-cache.mjs).
 */

/** The prefix of an expiry tag; lib/supabase/public.ts writes it. */
const EXPIRES = 'expires:'

/**
 * Milliseconds after the moment in which a new result is not trusted either: the clock of the database may still be
 * behind, and then it has answered as before.
 */
const CLOCK_TOLERANCE = 5000

/**
 * Whether an entry with these tags, stored at `storedAt`, has expired at `now` (both milliseconds since 1970).
 * @param {readonly string[]} tags
 * @param {number} storedAt
 * @param {number} now
 * @returns {boolean}
 */
export function isExpired(tags, storedAt, now) {
  return tags.some((tag) => {
    if (!tag.startsWith(EXPIRES)) return false
    const moment = Date.parse(tag.slice(EXPIRES.length))
    return moment <= now && storedAt < moment + CLOCK_TOLERANCE
  })
}
