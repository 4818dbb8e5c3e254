/**
 * The SQLSTATEs of the database's refusals. Those that begin with PT are the site's own: PostgREST answers with the
 * HTTP status they end in.
 */

/** The row does not exist, or is no longer in a state for the change. */
export const GONE = 'PT404'

/** The change contradicts the stored data. */
export const CONFLICT = 'PT409'

/** Nobody would be reached. */
export const NOBODY = 'PT422'

/** A post to be sent is not public by then. */
export const TOO_EARLY = 'PT425'

/** A limit of the site is exceeded. */
export const TOO_MANY = 'PT429'

/** There is no room at present; the same request may succeed later. */
export const NO_ROOM = 'PT507'

/** PostgreSQL's own, as all below: a value is out of range for a function. */
export const INVALID_VALUE = '22023'

/** A value names a row that does not exist. */
export const FOREIGN_KEY_VIOLATION = '23503'

/** Another row has the value. */
export const UNIQUE_VIOLATION = '23505'

/** A row breaks a constraint of its table. */
export const CHECK_VIOLATION = '23514'

/** The caller may not do this. */
export const NOT_PERMITTED = '42501'
