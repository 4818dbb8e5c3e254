/**
 * Permissions on each function for anon, a stranger, an editor, the office, an admin and the secret key, in this order. "key":
 * granted, but refused without a job key of the web server, which none of these callers has.
 */
const KINDS: Readonly<Record<string, string>> = {
  'yes yes yes yes yes yes': `
    search_posts post_redirect adjacent_posts visible_changes_since preview_post sitemap_posts live_post_counts
    site_content content_redirect former_terms content_as_of content_preview payment_status payment_page
    note_payment_opened try_payment_again open_proof_slot free_proof_slot subscribe_to_newsletter newsletter_subscription
    confirm_newsletter unsubscribe_from_newsletter change_newsletter_language privacy_request
    confirm_privacy_request submit_lead submit_privacy_request newest_migration
    certificate document_request open_document_slot free_document_slot`,
  'refused refused refused refused yes refused': `
    content_states save_content_draft discard_content_draft publish_content cancel_scheduled_content
    export_content propose_bank_details decide_bank_details record_refund record_correction move_surplus
    pause_card_payments set_payment_reminder_days payment_export cash_book_export decide_notification newsletter_progress
    create_newsletter_issue save_newsletter_issue decide_newsletter_issue person_content person_shared
    person_data erase_person correct_person record_objection system_status system_limits set_system_limits decide_mail
    audit_entries audit_export audit_people sessions_of end_session end_sessions staff_members invite_staff
    resend_invitation withdraw_invitation open_invitations change_staff_role remove_staff withdraw_certificate`,
  'refused refused refused yes yes refused': `
    create_payment create_payment_plan change_payment ask_payment remind_payment cancel_payment reopen_payment
    renew_payment_link end_payment_plan record_transfer payment_reminder_days payment_schedule payment_list
    payment_months payment_counts lead_payment_events lead_mails payment_statement invite_to_newsletter
    end_subscription
    newsletter_counts newsletter_days not_spam merge_leads dismiss_suggestion split_lead adopt_details
    correct_lead release_held held_leads enter_leads mail_counts bin_lead lead_owners send_lead_letter
    month_report ask_deposit record_promise money_owed overdue_payments remind_payments cash_book
      import_bank_lines confirm_bank_line confirm_certain_lines set_bank_line_aside bank_line_list settlement_entries
      enrolment_papers request_documents add_document_slot mark_document
      student_list lead_enrolments enrol_lead change_enrolment`,
  'refused yes yes yes yes refused': `
    bank_notice remember_device staff_posts staff_search save_post media_library picture_uses follow_up_lead
    follow_up_leads accept_invitation sign_out own_passkeys waiting_counts`,
  'refused yes yes refused yes yes': `
    lead_export`,
  'key refused refused refused refused key': `
    note_notification claim_notifications settle_notification spent_proofs claim_mail settle_mail note_job
    job_health orphan_files`,
  'key key key key key key': `
    begin_sign_in record_failed_sign_in`,
  'refused yes yes yes yes yes': `
    end_sign_in staff_session lead_inbox lead_links lead_filter_options lead_metrics lead_counts lead_days
    lead_funnel lead_sources lead_undelivered known_leads find_persons`,
  'refused key key key key refused': `
    note_password_link permit_password begin_second_factor confirm_second_factor pass_second_factor
    renew_recovery_codes remove_second_factor reset_second_factor remove_authenticator_app begin_passkey
    take_passkey_challenge add_passkey pass_with_passkey remove_passkey`,
  'refused refused refused key key refused': `
    issue_certificate`,
  'yes yes yes yes yes refused': `
    staff_invitation`,
  'refused refused refused refused refused yes': `
    add_job_key add_first_job_key purge_expired project_state staff_accounts staff_admission staff_add
    staff_first_password staff_permit_change staff_remove staff_reset_factor`,
  'refused refused yes yes yes refused': `
    second_factor_status waiting_work`,
}

/** The rule with one line per function, headed by the roles. */
export const FUNCTION_RULE = [
  'function anon stranger editor office admin secret',
  ...Object.entries(KINDS).flatMap(([verdicts, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => `${name} ${verdicts}`),
  ),
].join('\n')
