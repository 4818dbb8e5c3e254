/** Arguments with which functions.test.ts calls each function. */
import { randomBytes, randomUUID } from 'node:crypto'
import { paymentArguments } from '../payments/arguments'
import { paperArguments } from '../students/papers'
import { type Row, store } from '../rest'
import { makeUser, sampleEntry, sampleLead, unique, uniqueEmail } from '../samples'

const aKey = () => unique().padEnd(64, '0')

const randomHash = () => randomBytes(32).toString('hex')

const anIssue = async () => (await store('newsletter_issues', { parts: {} })).id

/** Arguments that succeed for permitted callers. */
export async function argumentsOf(name: string): Promise<Row> {
  if (paymentArguments[name]) return paymentArguments[name]()
  if (paperArguments[name]) return paperArguments[name]()
  if (name === 'search_posts') return { query: 'a', page_size: 1, page_offset: 0 }
  if (name === 'sitemap_posts') return { page_size: 1, page_offset: 0 }
  if (name === 'payment_status') return { payment_id: randomUUID() }
  if (name === 'begin_sign_in' || name === 'record_failed_sign_in') return { account_key: aKey() }
  if (name === 'subscribe_to_newsletter') return { address: uniqueEmail(), page_language: 'en', consent: 1 }
  if (name === 'newsletter_subscription') return { token: unique(), purpose: 'manage' }
  if (/^(confirm_newsletter|unsubscribe_from_newsletter|(confirm_)?privacy_request)$/.test(name))
    return { token: unique() }
  if (name === 'change_newsletter_language') return { token: unique(), wanted: 'af' }
  if (name === 'end_subscription') return { subscription_id: randomUUID(), decision: 'unsubscribe' }
  if (name === 'newsletter_progress') return { of_issues: [randomUUID()] }
  if (name === 'create_newsletter_issue') return { given: {} }
  if (name === 'save_newsletter_issue') return { of_issue: await anIssue(), given: {}, over_version: 1 }
  if (name === 'decide_newsletter_issue') return { of_issue: await anIssue(), decision: 'delete' }
  if (name === 'post_redirect') return { old_slug: unique() }
  if (name === 'save_post') return { post_id: randomUUID(), is_new: false, fields: {} }
  if (name === 'picture_uses') return { picture_names: [unique()] }
  if (name === 'adjacent_posts') return { of_slug: unique() }
  if (name === 'preview_post') return { preview_id: randomUUID() }
  if (name === 'content_redirect') return { old_slug: unique() }
  if (name === 'former_terms') return { of_key: 'terms' }
  if (name === 'content_preview') return { preview_id: randomUUID() }
  if (name === 'save_content_draft') return { of_key: 'facts', document: {} }
  if (name === 'publish_content') return { of_key: 'facts', document: {}, base_version: 1 }
  if (name === 'discard_content_draft') return { of_key: 'facts', base_revision: 1 }
  if (name === 'content_as_of' || name === 'cancel_scheduled_content')
    return { of_key: 'terms', of_version: 1 }
  if (name === 'propose_bank_details') return { document: {}, base_version: 1 }
  if (name === 'decide_bank_details') return { proposal_id: randomUUID(), accept: true }
  if (name === 'submit_lead') return { fields: sampleLead({ language: 'en' }) }
  if (name === 'enter_leads')
    return { batch: randomUUID(), entry_source: 'by-hand', entries: [sampleEntry()] }
  if (name === 'invite_to_newsletter') return { of_lead: randomUUID(), invitation: randomUUID() }
  if (name === 'send_lead_letter')
    return {
      of_lead: randomUUID(),
      letter: randomUUID(),
      letter_language: 'en',
      subject: 'Fees',
      words: 'Good day',
    }
  if (name === 'enrol_lead')
    return { once: randomUUID(), of_lead: randomUUID(), fields: { level: 1, intake: '2026-02-01' } }
  if (name === 'change_enrolment')
    return { once: randomUUID(), of_enrolment: randomUUID(), change: { kind: 'state' } }
  if (name === 'month_report') return { of_month: '2026-01-01' }
  if (name === 'known_leads') return { people: [{ email: uniqueEmail(), phone: null }] }
  if (['lead_links', 'lead_undelivered', 'lead_mails', 'lead_enrolments', 'split_lead'].includes(name))
    return { of_lead: randomUUID() }
  if (name === 'follow_up_lead') return { of_lead: randomUUID(), change: { kind: 'note' } }
  if (name === 'follow_up_leads') return { changes: [] }
  if (name === 'bin_lead') return { of_lead: randomUUID(), into_bin: true }
  if (name === 'correct_lead')
    return { of_lead: randomUUID(), details: { first_name: 'a', surname: 'a', email: uniqueEmail() } }
  if (name === 'merge_leads' || name === 'dismiss_suggestion') return { suggestion_id: randomUUID() }
  if (name === 'adopt_details') return { submission_id: randomUUID(), detail: 'all' }
  if (name === 'release_held') return { submission_id: randomUUID() }
  if (name === 'not_spam') return { submission_id: randomUUID() }
  if (['person_content', 'person_shared', 'person_data', 'erase_person'].includes(name))
    return { address: uniqueEmail() }
  if (name === 'find_persons' || name === 'staff_search') return { query: unique() }
  if (name === 'correct_person')
    return { address: uniqueEmail(), details: { first_name: 'Anna', surname: 'Jacobs' } }
  if (name === 'record_objection') return { address: uniqueEmail(), objects: true }
  if (name === 'submit_privacy_request')
    return {
      request_kind: 'access',
      address: uniqueEmail(),
      person_name: 'Anna',
      page_language: 'en',
      words: '',
    }
  if (name === 'staff_invitation' || name === 'accept_invitation') return { token: unique() }
  if (name === 'invite_staff') return { address: uniqueEmail(), invited_role: 'editor', mail_language: 'en' }
  if (name === 'resend_invitation' || name === 'withdraw_invitation') return { invitation: randomUUID() }
  if (name === 'change_staff_role') return { account: randomUUID(), new_role: 'editor' }
  if (name === 'remove_staff') return { account: randomUUID() }
  if (name === 'set_system_limits') return { given: {} }
  if (name === 'note_job') return { of_job: 'mail', event: 'began', newest_migration: '1' }
  if (name === 'job_health') return { takes_cards: true }
  if (name === 'claim_mail') return { most: 1, per_minute: 1 }
  if (name === 'settle_mail') return { message_id: randomUUID(), of_attempt: 1, outcome: 'sent' }
  if (name === 'decide_mail') return { message_ids: [randomUUID()], decision: 'retry' }
  if (name === 'end_session') return { account: (await makeUser('editor')).id, session: randomUUID() }
  if (['sessions_of', 'end_sessions', 'reset_second_factor'].includes(name))
    return { account: (await makeUser('editor')).id }
  if (name === 'add_job_key') return { job_purpose: 'functions-test', key_hash: randomHash() }
  // No effect on a purpose that has a key.
  if (name === 'add_first_job_key')
    return { job_purpose: `first-${randomHash().replace(/[0-9]/g, '')}`.slice(0, 40), key_hash: randomHash() }
  if (name === 'begin_passkey' || name === 'take_passkey_challenge') return { for_purpose: 'add' }
  if (name === 'add_passkey')
    return { new_credential: 'a', new_key: 'a', new_counter: 0, new_transports: [], new_name: 'a' }
  if (name === 'pass_with_passkey') return { with_credential: 'a' }
  if (name === 'remove_passkey') return { passkey_id: randomUUID() }
  if (name === 'staff_admission') return { account_email: uniqueEmail() }
  if (name === 'staff_add') return { account_email: (await makeUser()).email, account_role: 'admin' }
  if (name === 'staff_first_password' || name === 'staff_permit_change')
    return { account_email: (await makeUser('editor')).email }
  if (name === 'remember_device') return { new_key: aKey() }
  if (name === 'staff_reset_factor') return { account_email: uniqueEmail() }
  if (name === 'staff_remove') return { account_email: (await makeUser('editor')).email }
  return {}
}
