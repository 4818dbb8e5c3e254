/**
 * Filters of the Data API that the embedded backend refuses. A regular expression with a back reference can run for
 * ever, and PGlite can neither interrupt a statement nor answer anything else meanwhile. A hosted project ends the
 * statement after three seconds (the migrations' `statement_timeout`). The site itself uses no such filter.
 */

const OPERATOR = /^(?:not\.)*i?match(?:\((?:any|all)\))?\./
/** The same operator among the conditions that are given in brackets: `or=(title.imatch.a,slug.eq.b)`. */
const INNER_OPERATOR = /\.i?match(?:\((?:any|all)\))?\./
const LOGICAL = /(?:^|\.)(?:and|or)$/

/** Whether the address filters rows by a regular expression. */
export function filtersByExpression(address) {
  return [...new URL(address).searchParams].some(
    ([name, value]) => OPERATOR.test(value) || (LOGICAL.test(name) && INNER_OPERATOR.test(value)),
  )
}

/** Refuses as PostgREST refuses a filter that it does not know. */
export const refuseExpression = () =>
  Response.json({ code: 'PGRST100', message: 'Regular expressions are refused here.' }, { status: 400 })
