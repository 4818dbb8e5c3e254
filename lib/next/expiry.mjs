/**
 * Expiry tags. What was read from the database and will be out of date at a known moment, because a scheduled post is
 * published then, carries the tag `expires:` with that moment. The page cache drops it from that moment on
 * (page-cache.mjs), and so does the server.
 */

/**
 * The header by which the page cache tells the server (scripts/server/pages.mjs) of a page in which state all that is stored
 * was as it was read (expired-tags.mjs), when it was stored, and when it expires. No visitor is sent it.
 */
export const STORED = 'x-stored'

/** The prefix of an expiry tag; lib/supabase/public.ts writes it. */
const EXPIRES = 'expires:'

/**
 * Milliseconds after the moment in which a new result is not trusted either: the clock of the database may still be
 * behind, and then it has answered as before.
 */
const CLOCK_TOLERANCE = 5000

/**
 * When an entry with these tags, stored at `storedAt`, expires (both milliseconds since 1970); Infinity for never.
 * @param {readonly string[]} tags
 * @param {number} storedAt
 */
export function expiryOf(tags, storedAt) {
  const moments = tags
    .filter((tag) => tag.startsWith(EXPIRES))
    .map((tag) => Date.parse(tag.slice(EXPIRES.length)))
  return Math.min(...moments.filter((moment) => storedAt < moment + CLOCK_TOLERANCE))
}
