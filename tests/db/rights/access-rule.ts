/** Permissions on each table, by role: admins read, nobody writes, but for the lines below. */

/** Tables that the office reads as well. */
const OF_OFFICE = `
  leads lead_events lead_suggestions landing_form_submissions newsletter_subscriptions payments
  payment_plans payment_entries payment_receipts payment_credit_notes payment_proofs payment_promises enrolments
  enrolment_events bank_imports bank_lines`
  .trim()
  .split(/\s+/)

// all      every row is visible or affected; a row may be inserted
// some     some rows are
// none     no error, but no row is
// refused  no right to the table or row: an error
const EXCEPTIONS = `
  verb   table                    anon     stranger  editor   office   admin
  SELECT blog_posts               some     none      all      none     all
  INSERT blog_posts               refused  refused   all      refused  all
  UPDATE blog_posts               refused  none      all      none     all
  SELECT post_revisions           refused  none      all      none     all
  SELECT post_redirects           refused  refused   refused  refused  refused
  SELECT post_drafts              refused  none      none     none     none
  INSERT post_drafts              refused  refused   all      refused  all
  UPDATE post_drafts              refused  none      none     none     none
  DELETE post_drafts              refused  none      none     none     none
  SELECT post_previews            refused  none      all      none     all
  INSERT post_previews            refused  refused   all      refused  all
  DELETE post_previews            refused  none      all      none     all
  UPDATE leads                    refused  none      none     all      all
  INSERT lead_events              refused  refused   refused  all      all
  INSERT privacy_log              refused  refused   refused  refused  all
  INSERT privacy_requests         refused  refused   refused  refused  all
  UPDATE privacy_requests         refused  none      none     none     all
  INSERT landing_form_submissions all      all       all      all      all
  DELETE landing_form_submissions refused  none      none     some     some
  SELECT mail_messages            refused  none      none     some     all
  INSERT content_previews         refused  refused   refused  refused  all
  DELETE content_previews         refused  none      none     none     all
  SELECT staff                    refused  none      some     some     some
  UPDATE staff                    refused  none      some     some     some`

/** The verdicts on anon, a stranger, an editor, the office and an admin, by verb and table. */
export const EXCEPTION_RULE = new Map(
  EXCEPTIONS.trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .map(([verb, table, ...verdicts]) => [`${verb} ${table}`, verdicts]),
)

/** The verdicts on a verb and a table. */
export function verdictsOn(verb: string, table: string): readonly string[] {
  const exception = EXCEPTION_RULE.get(`${verb} ${table}`)
  if (exception) return exception
  if (verb !== 'SELECT') return Array(5).fill('refused')
  return ['refused', 'none', 'none', OF_OFFICE.includes(table) ? 'all' : 'none', 'all']
}
