/**
 * SQLSTATEs of the database's refusals. Those with PT are the site's own: PostgREST answers with the HTTP status they
 * end in.
 */

/** The row does not exist, or is no longer in a state for the change. */
export const GONE = 'PT404'

/** The change contradicts the stored data. */
export const CONFLICT = 'PT409'

/** Nobody would be reached. */
export const NOBODY = 'PT422'

/** A post to be sent is not public by then. */
export const TOO_EARLY = 'PT425'

export const TOO_MANY = 'PT429'

/** A limit is reached at present; the same request may succeed later. */
export const NO_ROOM = 'PT507'

/** PostgreSQL's own, as all below: out of range for a function. */
export const INVALID_VALUE = '22023'

export const FOREIGN_KEY_VIOLATION = '23503'

export const UNIQUE_VIOLATION = '23505'

export const CHECK_VIOLATION = '23514'

export const NOT_PERMITTED = '42501'
