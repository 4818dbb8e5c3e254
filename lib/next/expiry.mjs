/**
 * What was made from the database says in its tags when it will be out of date: `due:` and a moment. Pages and
 * readings made before that moment are not used after it (page-cache.mjs).
 */

/** What stands before the moment; lib/supabase/public.ts writes it. */
const DUE = 'due:'

/**
 * Milliseconds for which nothing is believed after a moment: the database's clock may still be short of it, and would
 * then have answered as before.
 */
const CLOCKS = 5000

/**
 * Whether something with these tags, made at `madeAt`, is out of date at `now` (both milliseconds since 1970).
 * @param {readonly string[]} tags
 * @param {number} madeAt
 * @param {number} now
 * @returns {boolean}
 */
export function overdue(tags, madeAt, now) {
  return tags.some((tag) => {
    if (!tag.startsWith(DUE)) return false
    const moment = Date.parse(tag.slice(DUE.length))
    return moment <= now && madeAt < moment + CLOCKS
  })
}
