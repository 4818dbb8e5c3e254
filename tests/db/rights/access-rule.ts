/** Permissions on each table, by role. */

// yes      succeeds                               refused  no right to the table, columns or row: an error
// all      every row is visible                   none     no error, but no row is visible or affected
// own      only the caller's row is visible
// public   live posts are visible, without their last author
// For a table with columns hidden from everybody, the others are selected, and selecting all is refused.
const TABLES = `
  blog_posts post_revisions post_redirects post_drafts post_previews leads lead_events lead_suggestions
  privacy_log privacy_requests landing_form_submissions spam newsletter_subscriptions newsletter_issues
  content_versions content_drafts content_previews content_bank_proposals mail_messages payments
  payment_plans payment_entries payment_receipts payment_credit_notes payment_notifications payment_proofs
  payment_promises enrolments enrolment_events bank_imports bank_lines staff`

/** Tables that the office reads as well. */
const OF_OFFICE = `
  leads lead_events lead_suggestions landing_form_submissions spam newsletter_subscriptions mail_messages payments
  payment_plans payment_entries payment_receipts payment_credit_notes payment_proofs payment_promises enrolments
  enrolment_events bank_imports bank_lines`

/** Deviations from the usual rule: admins read, nobody writes. */
const EXCEPTIONS = `
  table                    verb    anon     stranger  editor   office   admin
  blog_posts               select  public   none      all      none     all
  blog_posts               insert  refused  refused   yes      refused  yes
  blog_posts               update  refused  none      yes      none     yes
  post_revisions           select  refused  none      all      none     all
  post_redirects           select  refused  refused   refused  refused  refused
  post_drafts              select  refused  none      none     none     none
  post_drafts              insert  refused  refused   yes      refused  yes
  post_drafts              update  refused  none      none     none     none
  post_drafts              delete  refused  none      none     none     none
  post_previews            select  refused  none      all      none     all
  post_previews            insert  refused  refused   yes      refused  yes
  post_previews            delete  refused  none      yes      none     yes
  leads                    update  refused  none      none     yes      yes
  lead_events              insert  refused  refused   refused  yes      yes
  privacy_log              insert  refused  refused   refused  refused  yes
  privacy_requests         insert  refused  refused   refused  refused  yes
  privacy_requests         update  refused  none      none     none     yes
  landing_form_submissions insert  yes      yes       yes      yes      yes
  landing_form_submissions delete  refused  none      none     none     none
  spam                     insert  yes      yes       yes      yes      yes
  spam                     delete  refused  none      none     yes      yes
  content_previews         insert  refused  refused   refused  refused  yes
  content_previews         delete  refused  none      none     none     yes
  staff                    select  refused  none      own      own      own`

const listed = (names: string) => names.trim().split(/\s+/)

const [header = [], ...exceptions] = EXCEPTIONS.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

export const ACCESS_RULE = [
  header.join(' '),
  ...listed(TABLES).flatMap((table) =>
    ['select', 'insert', 'update', 'delete'].map((verb) => {
      const exception = exceptions.find(([its, name]) => its === table && name === verb)
      const office = listed(OF_OFFICE).includes(table) ? 'all' : 'none'
      const usual = verb === 'select' ? `refused none none ${office} all` : 'refused '.repeat(5)
      return exception?.join(' ') ?? `${table} ${verb} ${usual}`
    }),
  ),
].join('\n')
