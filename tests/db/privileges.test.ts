/** Everything that is granted: the privileges on every table and function, and the policies of the storage schema. */
import { OURS, PRIVILEGES } from './catalog'
import { query } from './second-database'

/** The first column of a query's rows. */
const list = async (sql: string) => (await query(sql)).map((row) => Object.values(row)[0])

// The columns of a privilege that does not cover the whole table are in brackets. The service role has every privilege.
const TABLE_PRIVILEGES = [
  'public.blog_posts anon SELECT (author_id, category, content, created_at, deleted_at, excerpt, featured_image, featured_image_alt, id, language, published_at, slug, status, title, translation_id, updated_at, version)',
  'public.blog_posts authenticated INSERT (category, content, excerpt, featured_image, featured_image_alt, id, language, published_at, slug, status, title, translation_id)',
  'public.blog_posts authenticated SELECT',
  'public.blog_posts authenticated UPDATE (category, content, deleted_at, excerpt, featured_image, featured_image_alt, language, published_at, slug, status, title, translation_id)',
  'public.landing_form_submissions anon INSERT (email, first_name, id, language, page, phone, referrer, source, spam_reason, surname, utm_campaign, utm_content, utm_medium, utm_source, utm_term)',
  'public.landing_form_submissions authenticated DELETE',
  'public.landing_form_submissions authenticated INSERT (email, first_name, id, language, page, phone, referrer, source, spam_reason, surname, utm_campaign, utm_content, utm_medium, utm_source, utm_term)',
  'public.landing_form_submissions authenticated SELECT',
  'public.lead_events authenticated INSERT (lead_id, note)',
  'public.lead_events authenticated SELECT',
  'public.lead_suggestions authenticated SELECT',
  'public.leads authenticated SELECT',
  'public.leads authenticated UPDATE (follow_up_on, status)',
  'public.newsletter_subscriptions authenticated SELECT',
  'public.post_previews authenticated DELETE',
  'public.post_previews authenticated INSERT (post_id)',
  'public.post_previews authenticated SELECT',
  'public.post_revisions authenticated SELECT',
  'public.privacy_log authenticated INSERT (detail, kind, rows)',
  'public.privacy_log authenticated SELECT',
  'public.staff authenticated SELECT',
]

const FUNCTION_PRIVILEGES = [
  'private.accept_once',
  'private.actor authenticated, service_role',
  'private.add_passkey authenticated',
  'private.adopt_details authenticated',
  'private.attribution authenticated, service_role',
  'private.audit',
  'private.audit_entries authenticated',
  'private.audit_export authenticated',
  'private.audit_factor_app',
  'private.audit_job_key',
  'private.audit_kinds',
  'private.audit_passkey',
  'private.audit_password',
  'private.audit_people authenticated',
  'private.audit_post',
  'private.audit_privacy',
  'private.audit_role',
  'private.audit_second_factor',
  'private.audit_setting',
  'private.audit_sign_in',
  'private.audit_spam',
  'private.begin_passkey authenticated',
  'private.begin_second_factor authenticated',
  'private.begin_sign_in anon, authenticated, service_role',
  'private.bin_post',
  'private.check_limits',
  'private.client_hash',
  'private.confirm_factor',
  'private.confirm_second_factor authenticated',
  'private.device_word',
  'private.dismiss_suggestion authenticated',
  'private.end_factor_without_way',
  'private.end_first_password',
  'private.end_session authenticated',
  'private.end_sessions authenticated',
  'private.end_sign_in authenticated, service_role',
  'private.erase_person authenticated, service_role',
  'private.find_posts anon, authenticated, service_role',
  'private.has_first_password',
  'private.held_leads authenticated',
  'private.idle_limit',
  'private.index_post',
  'private.is_admin authenticated',
  'private.is_email anon, authenticated, service_role',
  'private.is_staff authenticated',
  'private.keep_an_admin',
  'private.keep_audit_log',
  'private.keyed_hash',
  'private.lead_statuses authenticated, service_role',
  'private.link_translation',
  'private.lock_persons',
  'private.manages_sessions_of',
  'private.markdown_text',
  'private.matching_audit_entries',
  'private.matching_leads authenticated, service_role',
  'private.merge_leads authenticated',
  'private.missing_factor',
  'private.new_recovery_code',
  'private.next_publication anon, authenticated, service_role',
  'private.normal_email',
  'private.not_spam authenticated',
  'private.note_lead_change',
  'private.open_sessions',
  'private.own_passkeys authenticated',
  'private.pass_second_factor authenticated',
  'private.pass_session',
  'private.pass_with_passkey authenticated',
  'private.payment_status anon, authenticated, service_role',
  'private.person_counts authenticated, service_role',
  'private.person_data authenticated, service_role',
  'private.person_rows',
  'private.person_shared authenticated, service_role',
  'private.place_event',
  'private.place_in_lead',
  'private.plain_text anon, authenticated, service_role',
  'private.post_redirect anon, authenticated, service_role',
  'private.post_state',
  'private.preview_post anon, authenticated, service_role',
  'private.record_failed_sign_in anon, authenticated, service_role',
  'private.recount_lead',
  'private.recovery_code_hash',
  'private.release_held authenticated',
  'private.remove_authenticator_app authenticated',
  'private.remove_passkey authenticated',
  'private.remove_second_factor authenticated',
  'private.renew_recovery_codes authenticated',
  'private.replace_recovery_codes',
  'private.request_header',
  'private.require_job',
  'private.reset_factor_of',
  'private.reset_second_factor authenticated',
  'private.restore_details',
  'private.root_lead authenticated, service_role',
  'private.search_text',
  'private.second_factor_grace',
  'private.second_factor_key',
  'private.second_factor_status authenticated',
  'private.second_factor_wait',
  'private.session_counts',
  'private.session_id',
  'private.session_is_gone',
  'private.session_is_idle',
  'private.sessions_of authenticated',
  'private.setting',
  'private.sign_out authenticated',
  'private.significant_words anon, authenticated, service_role',
  'private.split_lead authenticated',
  'private.staff_adding_passkey',
  'private.staff_before_second_factor',
  'private.staff_members authenticated',
  'private.staff_session authenticated, service_role',
  'private.staff_with_second_factor',
  'private.subscribe_to_newsletter anon, authenticated, service_role',
  'private.take_passkey_challenge authenticated',
  'private.time_zone authenticated, service_role',
  'private.totp_code',
  'private.totp_step',
  'private.touch_lead',
  'private.traffic_source anon, authenticated, service_role',
  'private.try_second_factor',
  'private.write_post',
  'public.add_first_job_key service_role',
  'public.add_job_key service_role',
  'public.add_passkey authenticated',
  'public.adjacent_posts anon, authenticated, service_role',
  'public.adopt_details authenticated',
  'public.audit_entries authenticated',
  'public.audit_export authenticated',
  'public.audit_people authenticated',
  'public.begin_passkey authenticated',
  'public.begin_second_factor authenticated',
  'public.begin_sign_in anon, authenticated, service_role',
  'public.confirm_second_factor authenticated',
  'public.dismiss_suggestion authenticated',
  'public.end_session authenticated',
  'public.end_sessions authenticated',
  'public.end_sign_in authenticated, service_role',
  'public.erase_person authenticated, service_role',
  'public.held_leads authenticated',
  'public.lead_days authenticated, service_role',
  'public.lead_export authenticated, service_role',
  'public.lead_filter_options authenticated, service_role',
  'public.lead_inbox authenticated, service_role',
  'public.lead_links authenticated, service_role',
  'public.lead_metrics authenticated, service_role',
  'public.lead_sources authenticated, service_role',
  'public.live_post_counts anon, authenticated, service_role',
  'public.merge_leads authenticated',
  'public.next_publication anon, authenticated, service_role',
  'public.not_spam authenticated',
  'public.own_passkeys authenticated',
  'public.pass_second_factor authenticated',
  'public.pass_with_passkey authenticated',
  'public.payment_status anon, authenticated, service_role',
  'public.person_counts authenticated, service_role',
  'public.person_data authenticated, service_role',
  'public.person_shared authenticated, service_role',
  'public.post_redirect anon, authenticated, service_role',
  'public.preview_post anon, authenticated, service_role',
  'public.purge_expired service_role',
  'public.record_failed_sign_in anon, authenticated, service_role',
  'public.release_held authenticated',
  'public.remove_authenticator_app authenticated',
  'public.remove_passkey authenticated',
  'public.remove_second_factor authenticated',
  'public.renew_recovery_codes authenticated',
  'public.reset_second_factor authenticated',
  'public.save_post authenticated',
  'public.search_posts anon, authenticated, service_role',
  'public.second_factor_status authenticated',
  'public.sessions_of authenticated',
  'public.sign_out authenticated',
  'public.sitemap_posts anon, authenticated, service_role',
  'public.split_lead authenticated',
  'public.staff_accounts service_role',
  'public.staff_add service_role',
  'public.staff_first_password service_role',
  'public.staff_members authenticated',
  'public.staff_posts authenticated',
  'public.staff_remove service_role',
  'public.staff_reset_factor service_role',
  'public.staff_session authenticated, service_role',
  'public.submit_lead anon, authenticated, service_role',
  'public.subscribe_to_newsletter anon, authenticated, service_role',
  'public.take_passkey_challenge authenticated',
]

const TABLES = [
  'private.audit_log',
  'private.first_passwords',
  'private.hash_keys',
  'private.job_keys',
  'private.lead_arrivals',
  'private.passed_sessions',
  'private.passkey_challenges',
  'private.passkeys',
  'private.post_search',
  'private.recovery_codes',
  'private.second_factor_attempts',
  'private.second_factors',
  'private.settings',
  'private.sign_in_attempts',
  'private.staff_sessions',
  'public.blog_posts',
  'public.landing_form_submissions',
  'public.lead_events',
  'public.lead_suggestions',
  'public.leads',
  'public.newsletter_subscriptions',
  'public.payments',
  'public.post_previews',
  'public.post_redirects',
  'public.post_revisions',
  'public.privacy_log',
  'public.staff',
]

/** The site never overwrites an image, so there is no policy for an update. */
const STORAGE_POLICIES = [
  'objects authenticated DELETE staff delete post images',
  'objects authenticated INSERT staff add post images',
  'objects authenticated SELECT staff list post images',
]

test('the privileges on tables are those listed, and no others', async () => {
  const sql = `
    select concat_ws(' ', relation, role, verb,
      '(' || string_agg(column_name, ', ' order by column_name) || ')')
    from (${PRIVILEGES}) privileges where role <> 'service_role' group by relation, role, verb`
  expect((await list(sql)).sort()).toEqual(TABLE_PRIVILEGES)
})

/** Tables that only functions of the database read and write. */
const WITHOUT_PRIVILEGES = ['private.audit_log', 'private.job_keys']

test('the service role reads and writes every table but those that only functions use', async () => {
  for (const table of TABLES) {
    const may = !WITHOUT_PRIVILEGES.includes(table)
    const sql = `select has_table_privilege('service_role', '${table}', privilege) from
      unnest(array['select', 'insert', 'update', 'delete']) privilege`
    expect(await list(sql)).toEqual([may, may, may, may])
  }
})

test('the privileges on functions are those listed, and no others', async () => {
  const sql = `
    select concat_ws(' ', p.pronamespace::regnamespace || '.' || p.proname, (
      select string_agg(role, ', ' order by role)
      from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))),
        concat(case grantee when 0 then 'PUBLIC' else grantee::regrole::text end) role
      where grantee <> p.proowner
    )) from pg_proc p where p.pronamespace ${OURS}`
  expect((await list(sql)).sort()).toEqual(FUNCTION_PRIVILEGES)
})

test('nobody but the owner creates anything in a schema', async () => {
  const sql = `
    select concat_ws(' ', nspname, role)
    from pg_namespace, unnest(array['anon', 'authenticated', 'service_role']) role
    where oid ${OURS} and has_schema_privilege(role, oid, $right$create$right$)`
  expect(await list(sql)).toEqual([])
})

test('nobody may call a new function until it is granted', async () => {
  for (const schema of ['public', 'private']) {
    await query(`create function ${schema}.later() returns integer language sql as 'select 1'`)
    const sql = `select has_function_privilege(role, '${schema}.later()', 'execute') from
      unnest(array['anon', 'authenticated', 'service_role']) role`
    expect(await list(sql)).toEqual([false, false, false])
    await query(`drop function ${schema}.later()`)
  }
})

test('the tables are those listed; there is no view, sequence or other relation', async () => {
  const sql = (kinds: string) => `
    select relnamespace::regnamespace || '.' || relname as name from pg_class
    where relnamespace ${OURS} and relkind ${kinds} order by 1`
  expect(await list(sql("= 'r'"))).toEqual(TABLES)
  expect(await list(sql("not in ('r', 'i')"))).toEqual([])
})

test('the storage schema has row level security and the policies listed', async () => {
  const policies = `
    select concat_ws(' ', tablename, role, cmd, policyname) from pg_policies, unnest(roles) role
    where schemaname = 'storage' order by 1`
  expect(await list(policies)).toEqual(STORAGE_POLICIES)
  const secured = `
    select relname from pg_class
    where relnamespace = 'storage'::regnamespace and relname in ('buckets', 'objects') and relrowsecurity order by 1`
  expect(await list(secured)).toEqual(['buckets', 'objects'])
})
