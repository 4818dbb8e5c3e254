/**
 * Milliseconds after which the database ends a statement of a visitor or of a signed-in user (`statement_timeout` in
 * the SQL of core).
 */
export const STATEMENT_MILLISECONDS = { anon: 3000, authenticated: 8000 } as const

/**
 * Milliseconds for a call that takes work from the database. They exceed the database's limit: if the site gave up
 * first, the database could still hand out the work, which would then wait for the end of its lease.
 */
export const JOB_CALL_MILLISECONDS = STATEMENT_MILLISECONDS.anon + 1000
