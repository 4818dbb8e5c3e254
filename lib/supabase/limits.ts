/**
 * Milliseconds after which the database ends a statement of a visitor or of a signed-in user (`statement_timeout` in the
 * SQL of core).
 */
export const STATEMENT_MILLISECONDS = { anon: 3000, authenticated: 8000 } as const

/**
 * Milliseconds for a call that takes work from the database. They exceed the database's limit: the site gives up no call
 * whose work the database still hands out, which would then wait for the end of a lease.
 */
export const JOB_CALL_MILLISECONDS = STATEMENT_MILLISECONDS.anon + 1000
