/**
 * The SQLSTATEs by which the site tells the refusals of the database apart. Those that begin with PT are the site's own:
 * PostgREST answers with the HTTP status that they end in.
 */

/** There is no such row, or it is not in a state for the change any more. */
export const GONE = 'PT404'

/** The change contradicts what is stored. */
export const CONFLICT = 'PT409'

/** Nobody would be reached. */
export const NOBODY = 'PT422'

/** A post that would be sent is not public by then. */
export const TOO_EARLY = 'PT425'

/** A limit of the site does not allow more. */
export const TOO_MANY = 'PT429'

/** There is no room at present; the same request may succeed later. */
export const NO_ROOM = 'PT507'

/** PostgreSQL's own, as all below: a value is outside what a function takes. */
export const INVALID_VALUE = '22023'

/** A value names a row that is not there. */
export const FOREIGN_KEY_VIOLATION = '23503'

/** Another row has the value. */
export const UNIQUE_VIOLATION = '23505'

/** A row breaks a rule of its table. */
export const CHECK_VIOLATION = '23514'

/** The caller may not do this. */
export const NOT_PERMITTED = '42501'
