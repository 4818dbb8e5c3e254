-- The audit log: who did what, and when. It holds ids and field names; names, addresses and changes of versions are
-- read from their source, while it exists.

-- Recorded kinds; same list as lib/staff/audit/log.ts.
create function private.audit_kinds() returns text[]
  language sql immutable set search_path = ''
  as $$
    select array['signed-in', 'sign-in-failed', 'signed-out', 'session-ended', 'first-password', 'password-changed',
      'second-factor-set-up', 'second-factor-removed', 'second-factor-failed', 'recovery-codes-renewed',
      'app-added', 'app-removed', 'passkey-added', 'passkey-removed',
      'invitation-sent', 'invitation-accepted', 'invitation-withdrawn',
      'role-given', 'role-changed', 'role-removed', 'lead-entered', 'lead-binned', 'lead-restored',
      'leads-imported', 'leads-exported',
      'newsletter-exported', 'person-exported', 'audit-exported', 'person-erased', 'person-corrected',
      'person-objected', 'objection-withdrawn', 'request-recorded', 'request-confirmed', 'request-answered',
      'request-reopened', 'retention', 'post-published', 'post-scheduled', 'post-unpublished', 'post-deleted',
      'post-restored', 'post-erased', 'spam-deleted', 'held-deleted', 'job-key-added', 'setting-changed',
      'issue-scheduled', 'issue-unscheduled', 'issue-sent', 'issue-paused', 'issue-resumed', 'issue-cancelled',
      'issue-deleted', 'subscription-ended', 'content-published', 'content-scheduled', 'content-cancelled',
      'content-exported', 'bank-proposed', 'bank-confirmed', 'bank-rejected', 'payment-created', 'plan-created',
      'payment-changed', 'payment-asked', 'payment-cancelled', 'payment-reopened', 'payment-link-renewed', 'plan-ended',
      'transfer-recorded', 'refund-recorded', 'correction-recorded', 'surplus-moved', 'notification-resolved',
      'notification-asked-again', 'payments-exported', 'statement-exported', 'demand-exported', 'promise-recorded',
      'books-exported', 'statement-imported', 'certificate-issued', 'certificate-withdrawn', 'documents-asked',
      'document-received', 'document-discarded', 'enrolled', 'enrolment-changed', 'students-exported']
  $$;

-- Accounts by id, without a foreign key, so that entries outlive them.
create table private.audit_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  kind text not null check (kind = any (private.audit_kinds())),
  -- The acting account; null for the secret key, scheduled jobs, and signed-out callers.
  actor uuid,
  subject uuid,
  -- The id of the affected row, or the keyed hash of an address without an account.
  target text check (char_length(target) <= 100),
  detail text check (char_length(detail) <= 200)
);
create index audit_log_newest_first on private.audit_log (at desc, id);
create index audit_log_bank on private.audit_log (at desc) where kind like 'bank-%' or target = 'bank';
revoke all on private.audit_log from service_role;
insert into private.hash_keys (purpose) values ('audit-log');

-- Addresses of deleted accounts in the log. Deleted with the last entry or with the person.
create table private.former_accounts (id uuid primary key, email text not null);
revoke all on private.former_accounts from service_role;
create function private.keep_account_address() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into private.former_accounts (id, email) select old.id, old.email
      where old.email is not null and exists (select from private.audit_log l where old.id in (l.actor, l.subject))
      on conflict (id) do nothing;
    return old;
  end $$;
create trigger keep_account_address before delete on auth.users
  for each row execute function private.keep_account_address();
create function private.account_address(account uuid) returns text
  language sql stable security definer set search_path = ''
  as $$
    select coalesce((select u.email::text from auth.users u where u.id = account),
      (select f.email from private.former_accounts f where f.id = account))
  $$;

-- No function changes an entry, or deletes one early.
create trigger keep_audit_entry before update on private.audit_log
  for each row execute function private.refuse_change('the audit log is');
create trigger keep_young_audit_entry before delete on private.audit_log
  for each row when (old.at >= now() - interval '24 months') execute function private.refuse_change('the audit log is');
create trigger keep_audit_log before truncate on private.audit_log
  for each statement execute function private.refuse_change('the audit log is');

create function private.audit(
  entry_kind text, of_account uuid default null, of_target text default null, what text default null
) returns void
  language sql security definer set search_path = ''
  as $$
    insert into private.audit_log (kind, actor, subject, target, detail)
    values (entry_kind, auth.uid(), of_account, of_target, what)
  $$;

-- Adds an entry from the trigger's arguments: the kind, or its column, and the columns of account, target and detail.
create function private.audit_row() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare own constant jsonb := coalesce(to_jsonb(new), to_jsonb(old));
  begin
    perform private.audit(coalesce(own ->> tg_argv[0], tg_argv[0]), (own ->> tg_argv[1])::uuid, own ->> tg_argv[2], own ->> tg_argv[3]);
    return null;
  end $$;

-- A session's first use on the site is a sign-in.
create trigger audit_sign_in after insert on private.staff_sessions
  for each row execute function private.audit_row('signed-in', 'user_id', 'session_id');
create trigger audit_withdrawal after update of outcome on private.staff_invitations
  for each row when (new.outcome = 'withdrawn')
  execute function private.audit_row('invitation-withdrawn', '', 'id', 'role');
create trigger audit_job_key after insert on private.job_keys
  for each row execute function private.audit_row('job-key-added', '', '', 'purpose');

-- Exports, erasures, corrections and objections from the privacy log, without filters or the person's hash.
create trigger audit_privacy after insert on public.privacy_log
  for each row execute function private.audit_row('kind', '', 'id', 'rows');

-- Staff actions on privacy requests; a visitor's request is no staff action.
create function private.audit_request() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op = 'INSERT' then
      if new.recorded_by <> 'visitor' then perform private.audit('request-recorded', null, new.id::text, new.kind); end if;
    elsif new.answered_on is distinct from old.answered_on then
      perform private.audit(case when new.answered_on is null then 'request-reopened' else 'request-answered' end,
        null, new.id::text, new.kind);
    elsif new.state <> old.state then
      perform private.audit('request-confirmed', null, new.id::text, new.kind);
    end if;
    return null;
  end $$;
create trigger audit_request after insert or update of state, answered_on on public.privacy_requests
  for each row execute function private.audit_request();

create function private.post_state(post public.blog_posts) returns text
  language sql stable set search_path = ''
  as $$
    select case when post.deleted_at is not null then 'bin' when post.status <> 'published' then 'draft'
      when post.published_at > now() then 'scheduled' else 'public' end
  $$;

create function private.audit_post() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    before constant text := case when tg_op = 'INSERT' then 'draft' else private.post_state(old) end;
    later constant text := case when tg_op = 'DELETE' then 'erased' else private.post_state(new) end;
  begin
    if later = before then return null; end if;
    if before = 'bin' and later <> 'erased' then perform private.audit('post-restored', null, new.id::text); end if;
    if later = 'erased' then perform private.audit('post-erased', null, old.id::text, left(old.title, 200));
    elsif later = 'bin' then perform private.audit('post-deleted', null, new.id::text);
    elsif later = 'public' then perform private.audit('post-published', null, new.id::text);
    elsif later = 'scheduled' then perform private.audit('post-scheduled', null, new.id::text);
    elsif before <> 'bin' then perform private.audit('post-unpublished', null, new.id::text);
    end if;
    return null;
  end $$;
create trigger audit_post after insert or delete or update of status, published_at, deleted_at on public.blog_posts
  for each row execute function private.audit_post();

-- Spam and held enquiries deleted by an admin. The privacy log counts deletions by retention.
create trigger audit_spam after delete on public.landing_form_submissions
  for each row when (old.spam_reason is not null and auth.uid() is not null)
  execute function private.audit_row('spam-deleted', '', 'id');
create trigger audit_held after delete on public.landing_form_submissions
  for each row when (old.held and auth.uid() is not null) execute function private.audit_row('held-deleted', '', 'id');

create function private.audit_setting() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.audit('setting-changed', null, null, concat(new.key, ': ', old.value, ' > ', new.value));
    return null;
  end $$;
create trigger audit_setting after update of value on private.settings
  for each row when (old.value <> new.value) execute function private.audit_setting();

-- A second factor counts from its confirmation. A reset with the secret key has no actor.
create trigger audit_second_factor_set_up after update of confirmed_at on private.second_factors
  for each row when (old.confirmed_at is null and new.confirmed_at is not null)
  execute function private.audit_row('second-factor-set-up', 'user_id');
create trigger audit_second_factor_removed after delete on private.second_factors
  for each row when (old.confirmed_at is not null)
  execute function private.audit_row('second-factor-removed', 'user_id');
create trigger audit_second_factor_failed after insert on private.second_factor_attempts
  for each row execute function private.audit_row('second-factor-failed', 'user_id', 'session_id');

create trigger audit_app_added after update of app_confirmed_at on private.second_factors
  for each row when (old.app_confirmed_at is null and new.app_confirmed_at is not null)
  execute function private.audit_row('app-added', 'user_id');
create trigger audit_app_removed after update of app_confirmed_at on private.second_factors
  for each row when (old.app_confirmed_at is not null and new.app_confirmed_at is null)
  execute function private.audit_row('app-removed', 'user_id');
create trigger audit_app_removed_with_factor after delete on private.second_factors
  for each row when (old.app_confirmed_at is not null) execute function private.audit_row('app-removed', 'user_id');
create trigger audit_passkey_added after insert on private.passkeys
  for each row execute function private.audit_row('passkey-added', 'user_id', 'id');
create trigger audit_passkey_removed after delete on private.passkeys
  for each row execute function private.audit_row('passkey-removed', 'user_id', 'id');

-- By begin_sign_in's key. At most 1,000 unknown addresses an hour, as keyed hashes: guesses must not fill the database.
create function private.record_failed_sign_in(account_key text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare account_id uuid;
  begin
    perform private.require_job('sign-in');
    select u.id into account_id from public.staff s join auth.users u on u.id = s.user_id
      where encode(sha256(convert_to('account:' || lower(u.email), 'UTF8')), 'hex') = account_key;
    if account_id is not null then
      perform private.audit('sign-in-failed', account_id);
    elsif 1000 > (
      select count(*) from private.audit_log
      where at > now() - interval '1 hour' and kind = 'sign-in-failed' and subject is null
    ) then
      perform private.audit('sign-in-failed', null, private.keyed_hash('audit-log', account_key));
    end if;
  end $$;

-- A null filter does not filter; `person` is the acting or the affected account.
create function private.matching_audit_entries(
  person uuid, of_kind text, from_day date, to_day date, page_size integer, page_offset integer
)
  returns table (
    id uuid, at timestamptz, kind text, actor uuid, actor_email text, subject uuid, subject_email text, target text,
    detail text, total bigint
  )
  language sql stable security definer set search_path = ''
  as $$
    select l.id, l.at, l.kind, l.actor, private.account_address(l.actor), l.subject, private.account_address(l.subject),
      l.target, l.detail, l.total
    from (
      select e.*, count(*) over () as total from private.audit_log e
      where (person is null or e.actor = person or e.subject = person)
        and (of_kind is null or e.kind = of_kind)
        and (from_day is null or e.at >= from_day::timestamp at time zone private.time_zone())
        and (to_day is null or e.at < (to_day + 1)::timestamp at time zone private.time_zone())
      order by e.at desc, e.id
      limit greatest(page_size, 1) offset greatest(page_offset, 0)
    ) l
    order by l.at desc, l.id
  $$;

-- In lists of equal length, null replaces equal entries. Pictures stay whole; of account numbers only the end.
create function private.differing_parts(document jsonb, other jsonb) returns jsonb
  language plpgsql immutable set search_path = ''
  as $$
  begin
    if jsonb_typeof(document) = 'object' and not document ? 'src' then
      return (
        select coalesce(jsonb_object_agg(p.key, case when p.key = 'accountNumber' then to_jsonb('…' || right(p.value #>> '{}',
            case when right(p.value #>> '{}', 4) = right(other ->> p.key, 4) then 7 else 4 end))
          else private.differing_parts(p.value, other -> p.key) end), '{}')
        from jsonb_each(document) p where p.value is distinct from other -> p.key
      );
    elsif jsonb_typeof(document) = 'array' and jsonb_typeof(other) = 'array' then
      if jsonb_array_length(document) = jsonb_array_length(other) then
        return (
          select coalesce(jsonb_agg(case when p.value <> other -> (p.place - 1)::integer
            then private.differing_parts(p.value, other -> (p.place - 1)::integer) end order by p.place), '[]')
          from jsonb_array_elements(document) with ordinality p (value, place)
        );
      end if;
    end if;
    return document;
  end $$;

-- The subject of an entry, if it still exists: kind, id, query of its page's address, and name.
create function private.audit_thing(entry private.audit_log) returns table (thing text, id text, query jsonb, name text)
  language sql stable set search_path = ''
  as $$
    with own as (select case when entry.target ~ '^[0-9a-f-]{36}$' then entry.target::uuid end as id)
    select 'document', d.key, null::jsonb, null from private.content_documents d
      where d.key = case when entry.kind like 'bank-%' then 'bank' when entry.kind like 'content-%' then entry.target end
    union all select 'post', p.id::text, jsonb_build_object('edit', p.id), p.title from own join public.blog_posts p using (id)
    union all select 'lead', l.id::text, null, l.first_name || ' ' || l.surname from own join public.leads l using (id)
    union all (
      select 'payment', p.id::text, null, p.first_name || ' ' || p.surname
      from own join public.payments p on own.id in (p.id, p.plan_id) order by p.due_on, p.id limit 1
    )
    union all select 'issue', i.id::text, null, null from own join public.newsletter_issues i using (id)
    union all select 'request', r.id::text, null, coalesce(r.name, r.email) from own join public.privacy_requests r using (id)
    union all select 'invitation', i.id::text, null, i.email from own join private.staff_invitations i using (id)
    union all select 'notification', n.id::text, null, null from own join public.payment_notifications n using (id)
    union all select 'subscription', n.id::text, null, n.email from own join public.newsletter_subscriptions n using (id)
    union all select 'account', s.user_id::text, null, private.account_address(s.user_id) from public.staff s
      where s.user_id = entry.subject and entry.subject is distinct from entry.actor
    limit 1
  $$;

-- Also the parts that a version or proposal changed, compared with what visitors read before it, as known at the time.
create function private.audit_about(entry private.audit_log) returns jsonb
  language sql stable set search_path = ''
  as $$
    with made as (
      select v.version, v.document, (
          select f.version from public.content_versions f
          where f.key = v.key and f.version < v.version and f.live_from <= v.live_from
          order by f.live_from desc, f.version desc limit 1
        ) as before
        from public.content_versions v
        where v.key = case when entry.kind = 'bank-confirmed' then 'bank' else entry.target end
          and v.version::text = entry.detail
          and entry.kind in ('content-published', 'content-scheduled', 'bank-confirmed')
      union all select null, p.document, p.base_version from public.content_bank_proposals p
        where entry.kind in ('bank-proposed', 'bank-rejected') and p.id::text = entry.target
    )
    select to_jsonb(t) || case when m.version is null then '{}' else jsonb_build_object('query',
        jsonb_build_object('from', coalesce(m.before, 0)::text, 'to', m.version::text)) end
      || jsonb_build_object('older', private.differing_parts(f.document, m.document),
        'newer', private.differing_parts(m.document, f.document))
    from private.audit_thing(entry) t left join made m on true
    left join public.content_versions f on f.key = t.id and f.version = m.before
  $$;

create function private.audit_entries(
  person uuid default null, of_kind text default null, from_day date default null, to_day date default null,
  page_size integer default 50, page_offset integer default 0
)
  returns table (
    id uuid, at timestamptz, kind text, actor uuid, actor_email text, subject uuid, subject_email text, target text,
    detail text, total bigint, about jsonb
  )
  language sql stable security definer set search_path = ''
  as $$
    select private.require_admin('reads the audit log');
    select m.*, private.audit_about(l)
    from private.matching_audit_entries(person, of_kind, from_day, to_day, least(page_size, 100), page_offset) m
    join private.audit_log l on l.id = m.id order by m.at desc, m.id
  $$;

-- At most 10,000 entries. One value, because a hosted project returns at most 1,000 rows per call.
create function private.audit_export(
  person uuid default null, of_kind text default null, from_day date default null, to_day date default null
) returns json
  language plpgsql security definer set search_path = ''
  as $$
  declare found_all json;
  begin
    perform private.require_admin('exports the audit log');
    select json_build_object('total', coalesce(max(e.total), 0), 'entries',
        coalesce(json_agg(to_json(e) order by e.ordinality) filter (where e.total <= 10000), '[]'))
      into found_all
      from private.matching_audit_entries(person, of_kind, from_day, to_day, 10001, 0) with ordinality e;
    if (found_all ->> 'total')::integer <= 10000 then
      perform private.audit('audit-exported', null, null, found_all ->> 'total');
    end if;
    return found_all;
  end $$;

create function private.audit_people() returns table (id uuid, email text)
  language sql stable security definer set search_path = ''
  as $$
    select private.require_admin('reads the audit log');
    select people.id, private.account_address(people.id) as address from (
      select s.user_id as id from public.staff s
      union select l.actor from private.audit_log l union select l.subject from private.audit_log l
    ) people
    where people.id is not null order by address nulls last, people.id
  $$;

select private.expose('anon, authenticated, service_role', 'record_failed_sign_in');
select private.expose('authenticated', 'audit_entries', 'audit_export', 'audit_people');
