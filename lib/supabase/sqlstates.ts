/** The SQLSTATE with which the database refuses what is more than a limit of the site allows. */
export const TOO_MANY = 'PT429'

/** PostgreSQL's own for a value that another row has, and for one of a row that is not there. */
export const UNIQUE_VIOLATION = '23505'
export const FOREIGN_KEY_VIOLATION = '23503'
