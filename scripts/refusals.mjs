/** What the embedded backend refuses, and its answers. */

/** An operator of the Data API for regular expressions, which the site itself does not use. */
const OPERATOR = /^(?:not\.)*i?match(?:\((?:any|all)\))?\./
/** The same operator among the conditions that are given in brackets: `or=(title.imatch.a,slug.eq.b)`. */
const INNER_OPERATOR = /\.i?match(?:\((?:any|all)\))?\./
const LOGICAL = /(?:^|\.)(?:and|or)$/

/**
 * Whether the address filters rows by a regular expression. One with a back reference can run for ever, and PGlite can
 * neither interrupt a statement nor answer anything else meanwhile. A hosted project ends the statement after three seconds
 * (the migrations' `statement_timeout`).
 */
export function filtersByExpression(address) {
  return [...new URL(address).searchParams].some(
    ([name, value]) => OPERATOR.test(value) || (LOGICAL.test(name) && INNER_OPERATOR.test(value)),
  )
}

/** Refuses as PostgREST refuses a filter that it does not know. */
export const refuseExpression = () =>
  Response.json({ code: 'PGRST100', message: 'Regular expressions are refused here.' }, { status: 400 })

/** Refuses as a hosted project does, where the package makes an account for a one-time code even where sign-up is closed. */
export const refuseOneTimeCode = () =>
  Response.json(
    { code: 422, error_code: 'otp_disabled', msg: 'Signups not allowed for otp' },
    { status: 422 },
  )

/** Refuses as a hosted project does where the database does not admit a new account; the package says less. */
export const refuseAccount = () =>
  Response.json(
    { code: 500, error_code: 'unexpected_failure', msg: 'Database error saving new user' },
    { status: 500 },
  )
