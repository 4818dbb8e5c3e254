/** Who may do what with each table, by role. */

// yes      it is done                            refused  no right to the table, columns or row: an error
// all      every row is seen                     none     no error, but no row is seen or touched
// own      the caller's own row is seen          absent   the address knows no such table
// public   live posts are seen, without who wrote last
// Of a table that hides columns from everybody, the others are asked for, and asking for all is refused.
export const ACCESS_RULE = `
  table                     verb    anon     stranger  editor   admin
  blog_posts                select  public   none      all      all
  blog_posts                insert  refused  refused   yes      yes
  blog_posts                update  refused  none      yes      yes
  blog_posts                delete  refused  refused   refused  refused
  post_revisions            select  refused  none      all      all
  post_revisions            insert  refused  refused   refused  refused
  post_revisions            update  refused  refused   refused  refused
  post_revisions            delete  refused  refused   refused  refused
  post_redirects            select  refused  refused   refused  refused
  post_redirects            insert  refused  refused   refused  refused
  post_redirects            update  refused  refused   refused  refused
  post_redirects            delete  refused  refused   refused  refused
  post_drafts               select  refused  none      none     none
  post_drafts               insert  refused  refused   yes      yes
  post_drafts               update  refused  none      none     none
  post_drafts               delete  refused  none      none     none
  post_previews             select  refused  none      all      all
  post_previews             insert  refused  refused   yes      yes
  post_previews             update  refused  refused   refused  refused
  post_previews             delete  refused  none      yes      yes
  leads                     select  refused  none      none     all
  leads                     insert  refused  refused   refused  refused
  leads                     update  refused  none      none     yes
  leads                     delete  refused  refused   refused  refused
  lead_events               select  refused  none      none     all
  lead_events               insert  refused  refused   refused  yes
  lead_events               update  refused  refused   refused  refused
  lead_events               delete  refused  refused   refused  refused
  lead_suggestions          select  refused  none     none     all
  lead_suggestions          insert  refused  refused     refused     refused
  lead_suggestions          update  refused  refused     refused     refused
  lead_suggestions          delete  refused  refused     refused     refused
  privacy_log               select  refused  none      none     all
  privacy_log               insert  refused  refused   refused  yes
  privacy_log               update  refused  refused   refused  refused
  privacy_log               delete  refused  refused   refused  refused
  privacy_requests          select  refused  none      none     all
  privacy_requests          insert  refused  refused   refused  yes
  privacy_requests          update  refused  none      none     yes
  privacy_requests          delete  refused  refused   refused  refused
  landing_form_submissions  select  refused  none      none     all
  landing_form_submissions  insert  yes      yes       yes      yes
  landing_form_submissions  update  refused  refused   refused  refused
  landing_form_submissions  delete  refused  none      none     none
  spam                      select  refused  none      none     all
  spam                      insert  yes      yes       yes      yes
  spam                      update  refused  refused   refused  refused
  spam                      delete  refused  none      none     yes
  newsletter_subscriptions  select  refused  none      none     all
  newsletter_subscriptions  insert  refused  refused   refused  refused
  newsletter_subscriptions  update  refused  refused   refused  refused
  newsletter_subscriptions  delete  refused  refused   refused  refused
  newsletter_issues         select  refused  none      none     all
  newsletter_issues         insert  refused  refused   refused  refused
  newsletter_issues         update  refused  refused   refused  refused
  newsletter_issues         delete  refused  refused   refused  refused
  content_versions          select  refused  none      none     all
  content_versions          insert  refused  refused   refused  refused
  content_versions          update  refused  refused   refused  refused
  content_versions          delete  refused  refused   refused  refused
  content_drafts            select  refused  none      none     all
  content_drafts            insert  refused  refused   refused  refused
  content_drafts            update  refused  refused   refused  refused
  content_drafts            delete  refused  refused   refused  refused
  content_previews          select  refused  none      none     all
  content_previews          insert  refused  refused   refused  yes
  content_previews          update  refused  refused   refused  refused
  content_previews          delete  refused  none      none     yes
  content_bank_proposals    select  refused  none      none     all
  content_bank_proposals    insert  refused  refused   refused  refused
  content_bank_proposals    update  refused  refused   refused  refused
  content_bank_proposals    delete  refused  refused   refused  refused
  mail_messages             select  refused  none      none     all
  mail_messages             insert  refused  refused   refused  refused
  mail_messages             update  refused  refused   refused  refused
  mail_messages             delete  refused  refused   refused  refused
  payments                  select  refused  refused   refused  refused
  payments                  insert  refused  refused   refused  refused
  payments                  update  refused  refused   refused  refused
  payments                  delete  refused  refused   refused  refused
  staff                     select  refused  none      own      own
  staff                     insert  refused  refused   refused  refused
  staff                     update  refused  refused   refused  refused
  staff                     delete  refused  refused   refused  refused
`
