-- The duties of whoever keeps personal data (POPIA, sections 14, 23 and 24): an audit log of exports and erasures, all
-- data about one e-mail address, and an end of retention.

create table public.privacy_log (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (
    kind in ('leads-exported', 'newsletter-exported', 'person-exported', 'person-erased', 'retention')
  ),
  actor text not null default private.actor(),
  -- The filters of an export. For a person only a keyed hash of the address, or the log would keep what it erased.
  detail text check (char_length(detail) <= 1000),
  rows integer not null check (rows >= 0),
  created_at timestamptz not null default now()
);
create index privacy_log_newest_first on public.privacy_log (created_at desc, id);
alter table public.privacy_log enable row level security;
revoke all on public.privacy_log from anon, authenticated;
grant select, insert (kind, detail, rows) on public.privacy_log to authenticated;
grant all on public.privacy_log to service_role;
create policy "admins read the privacy log" on public.privacy_log
  for select to authenticated using ((select private.is_admin()));
create policy "admins record their exports" on public.privacy_log
  for insert to authenticated
  with check ((select private.is_admin()) and kind in ('leads-exported', 'newsletter-exported'));

-- Every row that is kept about one e-mail address, and about nobody else. Into a lead that staff merged with others, what
-- the others sent and notes about them may have come: such a lead and its history are not included. A lead that was
-- merged into another one is, because it is as it was before.
create function private.person_rows(address text)
  returns table (kind text, id uuid, created_at timestamptz, data jsonb)
  language sql stable security definer set search_path = ''
  as $$
    with wanted as (select private.normal_email(address) as email),
    own as (
      select s.* from public.landing_form_submissions s, wanted w
      where s.lead_address = w.email and s.spam_reason is null
    ),
    alone as (
      select l.* from public.leads l, wanted w
      where l.address = w.email and not exists (select from public.leads m where m.merged_into = l.id)
    )
    select 'leads', a.id, a.first_at, to_jsonb(a) from alone a
    union all select 'submissions', o.id, o.created_at, to_jsonb(o) from own o
    union all select 'events', e.id, e.created_at, to_jsonb(e) from public.lead_events e
      where e.origin_id in (select a.id from alone a)
    union all select 'spam', s.id, s.created_at, to_jsonb(s) from public.landing_form_submissions s, wanted w
      where s.lead_address = w.email and s.spam_reason is not null
    union all select 'newsletter', n.id, n.created_at, to_jsonb(n) from public.newsletter_subscriptions n, wanted w
      where n.email = w.email
  $$;
revoke execute on function private.person_rows(text) from public;

-- How many rows of each kind exist. This is not recorded, because no data is disclosed.
create function private.person_counts(address text) returns table (kind text, rows bigint)
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not private.is_admin() then
      raise exception 'only an admin looks a person up' using errcode = '42501';
    end if;
    return query select p.kind, count(*) from private.person_rows(address) p group by 1 order by 1;
  end $$;
create function public.person_counts(address text) returns table (kind text, rows bigint)
  language sql stable security invoker set search_path = ''
  as $$ select * from private.person_counts(address) $$;

-- The lead that holds submissions of this address and of others: to whom the others belong, by the newest name that
-- each gave, and how many events an erasure deletes. It informs the admin who decides; the export contains none of it.
create function private.person_shared(address text) returns table (lead_id uuid, others jsonb, events bigint)
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not private.is_admin() then
      raise exception 'only an admin looks a person up' using errcode = '42501';
    end if;
    return query
      select o.lead_id,
        jsonb_agg(jsonb_build_object('name', o.name, 'email', o.email) order by o.created_at desc, o.email),
        (select count(*) from public.lead_events e
          where e.lead_id = o.lead_id and e.kind in ('note', 'adopted'))
      from (
        select distinct on (s.lead_id, s.lead_address)
          s.lead_id, s.lead_address as email, s.first_name || ' ' || s.surname as name, s.created_at
        from public.landing_form_submissions s
        where s.lead_address <> private.normal_email(address) and s.lead_id in (
          select m.lead_id from public.landing_form_submissions m
          where m.lead_address = private.normal_email(address)
        )
        order by s.lead_id, s.lead_address, s.created_at desc, s.id
      ) o
      group by o.lead_id order by o.lead_id;
  end $$;
create function public.person_shared(address text) returns table (lead_id uuid, others jsonb, events bigint)
  language sql stable security invoker set search_path = ''
  as $$ select * from private.person_shared(address) $$;

-- All data that is kept about one e-mail address; the export is recorded.
create function private.person_data(address text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
  declare
    found_all jsonb;
  begin
    if not private.is_admin() then
      raise exception 'only an admin exports' using errcode = '42501';
    end if;
    select '{"leads": [], "submissions": [], "events": [], "spam": [], "newsletter": []}'::jsonb
        || coalesce(jsonb_object_agg(k.kind, k.data), '{}')
      into found_all from (
        select p.kind, jsonb_agg(p.data order by p.created_at, p.id) as data
        from private.person_rows(address) p group by 1
      ) k;
    insert into public.privacy_log (kind, detail, rows)
      values ('person-exported', private.keyed_hash('privacy-log', private.normal_email(address)), (
        select sum(jsonb_array_length(value)) from jsonb_each(found_all)
      ));
    return found_all;
  end $$;
create function public.person_data(address text) returns jsonb
  language sql volatile security invoker set search_path = ''
  as $$ select private.person_data(address) $$;

-- Erases all that is kept about one e-mail address: its submissions, its lead with its history, suggestions and what
-- other histories say of it by its id. A lead that others share stays with what they sent; it loses the notes, which may
-- speak of this person, and the details that only this person's submissions had. So does a lead that was merged with
-- this one for a time, as far as its notes are of that time. Returns the number of erased rows.
create function private.erase_person(address text) returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    wanted constant text := private.normal_email(address);
    gone integer;
    step integer;
    own uuid;
    root uuid;
    heir uuid;
  begin
    if not private.is_admin() then
      raise exception 'only an admin erases' using errcode = '42501';
    end if;
    -- Before the lock, as private.not_spam does: else the two would wait for each other.
    delete from public.landing_form_submissions where lead_address = wanted and lead_id is null;
    get diagnostics gone = row_count;
    -- A submission that is sent in at this moment is either seen below or waits and begins anew.
    perform pg_advisory_xact_lock(hashtextextended('merges', 0));
    select l.id into own from public.leads l where l.address = wanted for update;
    root = private.root_lead(own);
    delete from public.lead_events n using public.lead_events m
      where m.kind = 'merged' and m.other_id = own and n.origin_id = m.origin_id and n.kind in ('note', 'adopted')
        and n.created_at >= m.created_at and n.created_at <= coalesce((
          select min(x.created_at) from public.lead_events x
          where x.kind = 'split' and x.other_id = own and x.origin_id = m.origin_id and x.created_at > m.created_at
        ), 'infinity');
    get diagnostics step = row_count; gone = gone + step;
    delete from public.lead_events e using public.landing_form_submissions s
      where e.lead_id = root and e.origin_id <> own and e.kind in ('note', 'adopted')
        and s.lead_id = root and s.lead_address <> wanted;
    get diagnostics step = row_count; gone = gone + step;
    delete from public.lead_events where own in (origin_id, other_id);
    get diagnostics step = row_count; gone = gone + step;
    delete from public.landing_form_submissions where lead_address = wanted;
    get diagnostics step = row_count; gone = gone + step;
    -- What was merged into this lead goes on as one: the oldest takes its place.
    select l.id into heir from public.leads l where l.merged_into = own order by l.first_at, l.id limit 1;
    if heir is not null then
      update public.leads l
        set merged_into = gone_lead.merged_into, status = gone_lead.status, follow_up_on = gone_lead.follow_up_on
        from public.leads gone_lead where l.id = heir and gone_lead.id = own;
      update public.leads set merged_into = heir where merged_into = own;
      update public.landing_form_submissions set lead_id = heir where lead_id = own;
      update public.lead_events set lead_id = heir where lead_id = own;
    end if;
    if root = own then root = heir; end if;
    delete from public.leads where id = own;
    get diagnostics step = row_count; gone = gone + step;
    perform private.recount_lead(root), private.restore_details(root);
    delete from public.newsletter_subscriptions where email = wanted;
    get diagnostics step = row_count; gone = gone + step;
    insert into public.privacy_log (kind, detail, rows)
      values ('person-erased', private.keyed_hash('privacy-log', wanted), gone);
    return gone;
  end $$;
create function public.erase_person(address text) returns integer
  language sql volatile security invoker set search_path = ''
  as $$ select private.erase_person(address) $$;

revoke execute on function private.person_counts(text), public.person_counts(text),
  private.person_shared(text), public.person_shared(text), private.person_data(text), public.person_data(text),
  private.erase_person(text), public.erase_person(text) from public, anon;
grant execute on function private.person_counts(text), public.person_counts(text),
  private.person_shared(text), public.person_shared(text), private.person_data(text), public.person_data(text),
  private.erase_person(text), public.erase_person(text) to authenticated, service_role;

-- The end of retention: leads untouched and submissions held for 24 months, spam and the bin after 30 days, expired
-- preview links, sessions of staff a day after their last use, the logs after 24 months. A scheduled job calls it with
-- the secret key. Returns the number of erased rows.
create function public.purge_expired() returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    gone integer := 0;
    step integer;
  begin
    delete from public.landing_form_submissions
      where (spam_reason is not null and created_at < now() - interval '30 days')
        or (held and created_at < now() - interval '24 months');
    get diagnostics step = row_count; gone = gone + step;
    -- After the rows of no lead, as in private.erase_person.
    perform pg_advisory_xact_lock(hashtextextended('merges', 0));
    delete from public.leads where merged_into is null and touched_at < now() - interval '24 months';
    get diagnostics step = row_count; gone = gone + step;
    delete from public.blog_posts where deleted_at < now() - interval '30 days';
    get diagnostics step = row_count; gone = gone + step;
    delete from public.post_previews where expires_at < now();
    delete from private.lead_arrivals where arrived_at < now() - interval '1 hour';
    delete from private.lead_batches where entered_at < now() - interval '30 days';
    delete from private.sign_in_attempts where attempted_at < now() - interval '1 day';
    delete from private.second_factor_attempts where attempted_at < now() - interval '1 day';
    delete from private.passkey_challenges where made_at < now() - interval '5 minutes';
    -- Sessions that have been idle for long; then what is known of those that have ended.
    delete from auth.sessions a using private.staff_sessions s
      where s.session_id = a.id and s.seen_at < now() - interval '1 day';
    delete from private.passed_sessions p
      where not exists (select from auth.sessions a where a.id = p.session_id);
    delete from private.staff_sessions s
      where not exists (select from auth.sessions a where a.id = s.session_id);
    delete from public.privacy_log where created_at < now() - interval '24 months';
    delete from private.audit_log where at < now() - interval '24 months';
    if gone > 0 then insert into public.privacy_log (kind, rows) values ('retention', gone); end if;
    return gone;
  end $$;
revoke execute on function public.purge_expired() from public, anon, authenticated;
grant execute on function public.purge_expired() to service_role;

-- Every night at 01:15 UTC where the project has pg_cron, as hosted ones do. The embedded backend calls the function
-- itself (scripts/backend.mjs). A server may have pg_cron without letting this role use it: then only a warning is
-- raised, because the migrations need no superuser.
do $$ begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('purge-expired', '15 1 * * *', 'select public.purge_expired()');
  end if;
exception when insufficient_privilege then
  raise warning 'This role may not use pg_cron: call public.purge_expired() every night by other means.';
end $$;
