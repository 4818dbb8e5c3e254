-- What the law asks of whoever keeps personal data (POPIA, sections 14, 23 and 24): a record of each export and
-- erasure, everything kept about one address, and an end to keeping.

create table public.privacy_log (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (
    kind in ('leads-exported', 'newsletter-exported', 'person-exported', 'person-erased', 'retention')
  ),
  actor text not null default private.actor(),
  -- The filters of an export; of a person only the SHA-256 of the address, or the record would keep what it erased.
  detail text check (char_length(detail) <= 1000),
  rows integer not null check (rows >= 0),
  created_at timestamptz not null default now()
);
create index privacy_log_newest_first on public.privacy_log (created_at desc, id);
alter table public.privacy_log enable row level security;
revoke all on public.privacy_log from anon, authenticated;
grant select, insert (kind, detail, rows) on public.privacy_log to authenticated;
grant all on public.privacy_log to service_role;
create policy "admins read the record" on public.privacy_log
  for select to authenticated using ((select private.is_admin()));
create policy "admins record their exports" on public.privacy_log
  for insert to authenticated
  with check ((select private.is_admin()) and kind in ('leads-exported', 'newsletter-exported'));

create function private.address_hash(address text) returns text
  language sql immutable set search_path = ''
  as $$ select encode(sha256(convert_to(lower(trim(address)), 'UTF8')), 'hex') $$;
revoke execute on function private.address_hash(text) from public;

-- Every row that is kept about one e-mail address. A lead is one person: what its other submissions say belongs to
-- it, and so does what was caught or subscribed under any address or number of theirs.
create function private.person_rows(address text)
  returns table (kind text, id uuid, created_at timestamptz, data jsonb)
  language sql stable security definer set search_path = ''
  as $$
    with wanted as (select lower(trim(address)) as email),
    persons as (
      select distinct s.lead_id as id from public.landing_form_submissions s, wanted w where s.email = w.email
    ),
    said as (
      select s.email, s.phone from public.landing_form_submissions s where s.lead_id in (select p.id from persons p)
      union select w.email, null from wanted w
    )
    select 'leads', l.id, l.first_at, to_jsonb(l) from public.leads l
      where l.id in (select p.id from persons p)
    union all select 'submissions', s.id, s.created_at, to_jsonb(s) from public.landing_form_submissions s
      where s.lead_id in (select p.id from persons p)
    union all select 'events', e.id, e.created_at, to_jsonb(e) from public.lead_events e
      where e.lead_id in (select p.id from persons p)
    union all select 'suspects', x.id, x.created_at, to_jsonb(x) from public.suspect_submissions x
      where x.email in (select d.email from said d) or x.phone in (select d.phone from said d)
    union all select 'newsletter', n.id, n.created_at, to_jsonb(n) from public.newsletter_subscriptions n
      where n.email in (select d.email from said d)
  $$;
revoke execute on function private.person_rows(text) from public;

-- How many rows of each kind that is, for whoever must decide; not recorded, because nothing leaves.
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

-- Everything that is kept about one e-mail address; recorded.
create function private.person_data(address text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
  declare
    found_all jsonb;
  begin
    if not private.is_admin() then
      raise exception 'only an admin exports' using errcode = '42501';
    end if;
    select '{"leads": [], "submissions": [], "events": [], "suspects": [], "newsletter": []}'::jsonb
        || coalesce(jsonb_object_agg(k.kind, k.data), '{}')
      into found_all from (
        select p.kind, jsonb_agg(p.data order by p.created_at, p.id) as data
        from private.person_rows(address) p group by 1
      ) k;
    insert into public.privacy_log (kind, detail, rows)
      values ('person-exported', private.address_hash(address), (
        select sum(jsonb_array_length(value)) from jsonb_each(found_all)
      ));
    return found_all;
  end $$;
create function public.person_data(address text) returns jsonb
  language sql volatile security invoker set search_path = ''
  as $$ select private.person_data(address) $$;

-- Erases all of that; the number of rows that went.
create function private.erase_person(address text) returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    doomed uuid[];
  begin
    if not private.is_admin() then
      raise exception 'only an admin erases' using errcode = '42501';
    end if;
    select coalesce(array_agg(p.id), '{}') into doomed from private.person_rows(address) p;
    -- Submissions and events go with their lead.
    delete from public.leads where id = any (doomed);
    delete from public.suspect_submissions where id = any (doomed);
    delete from public.newsletter_subscriptions where id = any (doomed);
    insert into public.privacy_log (kind, detail, rows)
      values ('person-erased', private.address_hash(address), cardinality(doomed));
    return cardinality(doomed);
  end $$;
create function public.erase_person(address text) returns integer
  language sql volatile security invoker set search_path = ''
  as $$ select private.erase_person(address) $$;

revoke execute on function private.person_counts(text), public.person_counts(text),
  private.person_data(text), public.person_data(text),
  private.erase_person(text), public.erase_person(text) from public, anon;
grant execute on function private.person_counts(text), public.person_counts(text),
  private.person_data(text), public.person_data(text),
  private.erase_person(text), public.erase_person(text) to authenticated, service_role;

-- The end of keeping: leads untouched for 24 months, suspects and the bin after 30 days, links that have run out, the
-- record itself after 24 months. For a scheduled job with the secret key; the number of rows that went.
create function public.purge_expired() returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    gone integer := 0;
    step integer;
  begin
    delete from public.leads where touched_at < now() - interval '24 months';
    get diagnostics step = row_count; gone = gone + step;
    delete from public.suspect_submissions where created_at < now() - interval '30 days';
    get diagnostics step = row_count; gone = gone + step;
    delete from public.blog_posts where deleted_at < now() - interval '30 days';
    get diagnostics step = row_count; gone = gone + step;
    delete from public.post_previews where expires_at < now();
    delete from private.sign_in_attempts where attempted_at < now() - interval '1 day';
    -- Not by age: that would wake a session that is idle.
    delete from private.staff_sessions s
      where not exists (select from auth.sessions a where a.id = s.session_id);
    delete from public.privacy_log where created_at < now() - interval '24 months';
    if gone > 0 then insert into public.privacy_log (kind, rows) values ('retention', gone); end if;
    return gone;
  end $$;
revoke execute on function public.purge_expired() from public, anon, authenticated;
grant execute on function public.purge_expired() to service_role;

-- Every night at a quarter past one, UTC, where the project has pg_cron, as hosted ones do. The embedded backend
-- calls the function itself (scripts/backend.mjs).
do $$ begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('purge-expired', '15 1 * * *', 'select public.purge_expired()');
  end if;
end $$;
