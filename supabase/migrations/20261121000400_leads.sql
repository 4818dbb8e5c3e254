-- Leads: the people behind the submissions of the landing form, and what staff do about them. A visitor may send a
-- submission and read none; admins read all.

-- The source that brought somebody here: the campaign's source, else the host that linked here, else "direct".
create function private.came_from(utm_source text, referrer text) returns text
  language sql immutable set search_path = ''
  as $$
    select coalesce(nullif(lower(utm_source), ''),
      lower(substring(referrer from '^https?://(?:www\.)?([^/:?#]+)')), 'direct')
  $$;
revoke execute on function private.came_from(text, text) from public;
grant execute on function private.came_from(text, text) to anon, authenticated, service_role;

-- One person with one or more submissions.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  surname text not null,
  email text not null,
  phone text not null,
  language text not null,
  -- The source of the first submission.
  came_from text not null,
  status text not null default 'new' check (status in ('new', 'contacted', 'applied', 'enrolled', 'lost')),
  follow_up_on date,
  submissions integer not null default 0,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- The last sign of interest from either side; a lead that is untouched for 24 months is erased.
  touched_at timestamptz not null default now()
);
create index leads_newest_first on public.leads (last_at desc, id);
create index leads_follow_up on public.leads (follow_up_on) where follow_up_on is not null;
create index leads_touched on public.leads (touched_at);
alter table public.leads enable row level security;
revoke all on public.leads from anon, authenticated;
grant select, update (status, follow_up_on) on public.leads to authenticated;
grant all on public.leads to service_role;
create policy "admins read leads" on public.leads
  for select to authenticated using ((select private.is_admin()));
create policy "admins follow leads up" on public.leads
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

-- The history of a lead: notes of staff, and changes that the database records itself.
create table public.lead_events (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  kind text not null default 'note' check (kind in ('note', 'status', 'follow-up', 'merged', 'rescued')),
  before text,
  after text,
  note text check (char_length(note) <= 4000),
  actor text not null default private.actor(),
  created_at timestamptz not null default now(),
  check (kind <> 'note' or coalesce(note ~ '\S', false))
);
create index lead_events_lead on public.lead_events (lead_id, created_at);
alter table public.lead_events enable row level security;
revoke all on public.lead_events from anon, authenticated;
grant select, insert (lead_id, note) on public.lead_events to authenticated;
grant all on public.lead_events to service_role;
create policy "admins read what happened" on public.lead_events
  for select to authenticated using ((select private.is_admin()));
create policy "admins write notes" on public.lead_events
  for insert to authenticated with check ((select private.is_admin()));

-- What a visitor sent with the landing form, unchanged.
create table public.landing_form_submissions (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (first_name ~ '\S' and char_length(first_name) <= 100),
  surname text not null check (surname ~ '\S' and char_length(surname) <= 100),
  email text not null check (
    email = lower(email) and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and char_length(email) <= 254
  ),
  -- E.164: a plus sign and at most 15 digits, the first not zero.
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  source text not null default 'landing-page' check (source = 'landing-page'),
  created_at timestamptz not null default now(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  language text not null default 'en' check (language in ('en', 'af')),
  page text check (char_length(page) <= 500),
  referrer text check (char_length(referrer) <= 500),
  utm_source text check (char_length(utm_source) <= 200),
  utm_medium text check (char_length(utm_medium) <= 200),
  utm_campaign text check (char_length(utm_campaign) <= 200),
  utm_term text check (char_length(utm_term) <= 200),
  utm_content text check (char_length(utm_content) <= 200),
  came_from text not null generated always as (private.came_from(utm_source, referrer)) stored
);
create index landing_form_submissions_newest_first
  on public.landing_form_submissions (created_at desc, id);
create index landing_form_submissions_email_and_time
  on public.landing_form_submissions (email, created_at desc);
create index landing_form_submissions_lead on public.landing_form_submissions (lead_id, created_at desc);
create index landing_form_submissions_phone on public.landing_form_submissions (phone);
alter table public.landing_form_submissions enable row level security;
revoke all on public.landing_form_submissions from anon, authenticated;
grant insert (first_name, surname, email, phone, source, language, page, referrer, utm_source, utm_medium,
  utm_campaign, utm_term, utm_content) on public.landing_form_submissions to anon, authenticated;
grant select on public.landing_form_submissions to authenticated;
grant all on public.landing_form_submissions to service_role;
create policy "anyone leaves a lead" on public.landing_form_submissions
  for insert to anon, authenticated with check (source = 'landing-page');
create policy "admins read leads" on public.landing_form_submissions
  for select to authenticated using ((select private.is_admin()));

-- At most 5 submissions for one e-mail address in an hour, also for a caller of the Data API. The lock makes
-- simultaneous requests for the same address wait for each other's count.
create function private.limit_leads() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('lead:' || new.email, 0));
    if (
      select count(*) from public.landing_form_submissions
      where email = new.email and created_at > now() - interval '1 hour'
    ) >= 5 then
      raise exception 'too many leads for this e-mail address' using errcode = 'PT429';
    end if;
    return new;
  end $$;
-- The limit applies to those who send the form; a submission that staff restore has passed it already.
create trigger limit_leads before insert on public.landing_form_submissions
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_leads();

-- One person is one lead: the same e-mail address or the same phone number in any submission so far. If a submission
-- connects two leads, they become the older one, with the more advanced of the two statuses. A lost lead who writes
-- again is new again.
create function private.attach_lead() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    known uuid[];
    origin text := private.came_from(new.utm_source, new.referrer);
    newest public.leads;
  begin
    -- In a fixed order, so that two people who share one of the two cannot wait for each other for ever; one of 1024
    -- locks, because a transaction that writes thousands of rows may not hold as many.
    perform pg_advisory_xact_lock(hashtextextended('person', 0) + k) from (
      select distinct hashtextextended(known_by, 0) & 1023 as k from unnest(array[new.email, new.phone]) known_by
      order by 1
    ) keys;
    -- Locked, so that a note written or a lead erased at this moment is either seen below or waits.
    select array_agg(l.id order by l.first_at, l.id) into known from (
      select id, first_at from public.leads
      where id in (
        select s.lead_id from public.landing_form_submissions s
        where s.email = new.email or s.phone = new.phone
      )
      order by id for update
    ) l;
    if known is null then
      insert into public.leads
          (first_name, surname, email, phone, language, came_from, first_at, last_at, touched_at)
        values (new.first_name, new.surname, new.email, new.phone, new.language, origin,
          new.created_at, new.created_at, new.created_at)
        returning array[id] into known;
    elsif cardinality(known) > 1 then
      select * into newest from public.leads where id = any (known) order by last_at desc, id limit 1;
      update public.landing_form_submissions set lead_id = known[1] where lead_id = any (known[2:]);
      update public.lead_events set lead_id = known[1] where lead_id = any (known[2:]);
      insert into public.lead_events (lead_id, kind, before, actor)
        select known[1], 'merged', l.first_name || ' ' || l.surname, 'system'
        from public.leads l where l.id = any (known[2:]);
      update public.leads l
        set first_name = newest.first_name, surname = newest.surname, email = newest.email, phone = newest.phone,
          language = newest.language, last_at = newest.last_at, submissions = both_of.submissions,
          status = both_of.status, follow_up_on = both_of.follow_up_on, touched_at = both_of.touched_at
        from (
          select sum(submissions)::integer as submissions, min(follow_up_on) as follow_up_on,
            max(touched_at) as touched_at,
            (array['lost', 'new', 'contacted', 'applied', 'enrolled'])[max(
              array_position(array['lost', 'new', 'contacted', 'applied', 'enrolled'], status))] as status
          from public.leads where id = any (known)
        ) both_of
        where l.id = known[1];
      delete from public.leads where id = any (known[2:]);
    end if;
    update public.leads l
      set submissions = l.submissions + 1,
        status = case when l.status = 'lost' then 'new' else l.status end,
        first_name = case when new.created_at >= l.last_at then new.first_name else l.first_name end,
        surname = case when new.created_at >= l.last_at then new.surname else l.surname end,
        email = case when new.created_at >= l.last_at then new.email else l.email end,
        phone = case when new.created_at >= l.last_at then new.phone else l.phone end,
        language = case when new.created_at >= l.last_at then new.language else l.language end,
        came_from = case when new.created_at < l.first_at then origin else l.came_from end,
        first_at = least(l.first_at, new.created_at),
        last_at = greatest(l.last_at, new.created_at),
        touched_at = greatest(l.touched_at, new.created_at)
      where l.id = known[1];
    new.lead_id = known[1];
    return new;
  end $$;
create trigger attach_lead before insert on public.landing_form_submissions
  for each row execute function private.attach_lead();

-- Records who changed what, and when.
create function private.note_lead_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if new.status <> old.status then
      insert into public.lead_events (lead_id, kind, before, after)
        values (new.id, 'status', old.status, new.status);
    end if;
    if new.follow_up_on is distinct from old.follow_up_on then
      insert into public.lead_events (lead_id, kind, before, after)
        values (new.id, 'follow-up', old.follow_up_on, new.follow_up_on);
    end if;
    new.touched_at = now();
    return new;
  end $$;
create function private.touch_lead() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.leads set touched_at = now() where id = new.lead_id;
    return null;
  end $$;
create trigger note_lead_change before update of status, follow_up_on on public.leads
  for each row when ((old.status, old.follow_up_on) is distinct from (new.status, new.follow_up_on))
  execute function private.note_lead_change();
create trigger touch_lead after insert on public.lead_events
  for each row when (new.kind = 'note') execute function private.touch_lead();

revoke execute on function private.limit_leads(), private.attach_lead(), private.note_lead_change(),
  private.touch_lead() from public;

-- What the hidden field, the minimum time or the limit caught. It is kept for 30 days, so that no real person is lost.
create table public.suspect_submissions (
  id uuid primary key default gen_random_uuid(),
  reason text not null check (reason in ('trap', 'too-fast', 'limit')),
  first_name text not null check (first_name ~ '\S' and char_length(first_name) <= 100),
  surname text not null check (surname ~ '\S' and char_length(surname) <= 100),
  email text not null check (
    email = lower(email) and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and char_length(email) <= 254
  ),
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  language text not null default 'en' check (language in ('en', 'af')),
  page text check (char_length(page) <= 500),
  referrer text check (char_length(referrer) <= 500),
  utm_source text check (char_length(utm_source) <= 200),
  utm_medium text check (char_length(utm_medium) <= 200),
  utm_campaign text check (char_length(utm_campaign) <= 200),
  utm_term text check (char_length(utm_term) <= 200),
  utm_content text check (char_length(utm_content) <= 200),
  created_at timestamptz not null default now()
);
create index suspect_submissions_newest_first on public.suspect_submissions (created_at desc, id);
create index suspect_submissions_email on public.suspect_submissions (email);
alter table public.suspect_submissions enable row level security;
revoke all on public.suspect_submissions from anon, authenticated;
grant select, delete on public.suspect_submissions to authenticated;
grant all on public.suspect_submissions to service_role;
create policy "admins read suspect submissions" on public.suspect_submissions
  for select to authenticated using ((select private.is_admin()));
create policy "admins drop suspect submissions" on public.suspect_submissions
  for delete to authenticated using ((select private.is_admin()));

-- At most 100 an hour in all; what a flood sends beyond that is discarded without an error.
create function private.keep_suspect(
  reason text, first_name text, surname text, email text, phone text, language text, page text, referrer text,
  utm_source text, utm_medium text, utm_campaign text, utm_term text, utm_content text
) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('suspects', 0));
    if (
      select count(*) from public.suspect_submissions s where s.created_at > now() - interval '1 hour'
    ) >= 100 then return; end if;
    insert into public.suspect_submissions (reason, first_name, surname, email, phone, language, page, referrer,
        utm_source, utm_medium, utm_campaign, utm_term, utm_content)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);
  end $$;
create function public.keep_suspect(
  reason text, first_name text, surname text, email text, phone text, language text,
  page text default null, referrer text default null, utm_source text default null,
  utm_medium text default null, utm_campaign text default null, utm_term text default null,
  utm_content text default null
) returns void
  language sql volatile security invoker set search_path = ''
  as $$ select private.keep_suspect($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) $$;

-- Turns a caught submission of a real person into the submission that it would have been, with the time at which it
-- was sent. Returns the id of its lead, null where the caught submission no longer exists.
create function private.rescue_suspect(suspect_id uuid) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    s public.suspect_submissions;
    person uuid;
  begin
    if not private.is_admin() then
      raise exception 'only an admin rescues' using errcode = '42501';
    end if;
    delete from public.suspect_submissions where id = suspect_id returning * into s;
    if s.id is null then return null; end if;
    insert into public.landing_form_submissions (first_name, surname, email, phone, language, page, referrer,
        utm_source, utm_medium, utm_campaign, utm_term, utm_content, created_at)
      values (s.first_name, s.surname, s.email, s.phone, s.language, s.page, s.referrer, s.utm_source,
        s.utm_medium, s.utm_campaign, s.utm_term, s.utm_content, s.created_at)
      returning lead_id into person;
    insert into public.lead_events (lead_id, kind, before) values (person, 'rescued', s.reason);
    update public.leads set touched_at = now() where id = person;
    return person;
  end $$;
create function public.rescue_suspect(suspect_id uuid) returns uuid
  language sql volatile security invoker set search_path = ''
  as $$ select private.rescue_suspect(suspect_id) $$;

revoke execute on function
  private.keep_suspect(text, text, text, text, text, text, text, text, text, text, text, text, text),
  public.keep_suspect(text, text, text, text, text, text, text, text, text, text, text, text, text),
  private.rescue_suspect(uuid), public.rescue_suspect(uuid) from public, anon, authenticated;
grant execute on function
  private.keep_suspect(text, text, text, text, text, text, text, text, text, text, text, text, text),
  public.keep_suspect(text, text, text, text, text, text, text, text, text, text, text, text, text)
  to anon, authenticated, service_role;
grant execute on function private.rescue_suspect(uuid), public.rescue_suspect(uuid) to authenticated;

-- The functions below run with the caller's privileges: a caller who may not read leads finds and counts none.

-- The leads that match. A filter that is null does not filter; days are those of Johannesburg. The attribution filters
-- apply to all submissions of a lead: one submission must match source, language, campaign and first page together.
create function private.matching_leads(
  query text, of_status text, of_source text, of_language text, of_campaign text, of_page text,
  from_day date, to_day date, due_by date
) returns setof public.leads
  language sql stable security invoker set search_path = ''
  as $$
    select l.* from public.leads l
    where (of_status is null or l.status = of_status)
      and (coalesce(of_source, of_language, of_campaign, of_page) is null or l.id in (
        select s.lead_id from public.landing_form_submissions s
        where (of_source is null or s.came_from = of_source)
          and (of_language is null or s.language = of_language)
          and (of_campaign is null or lower(s.utm_campaign) = lower(of_campaign))
          and (of_page is null or s.page = of_page)
      ))
      and (from_day is null or l.last_at >= from_day::timestamp at time zone 'Africa/Johannesburg')
      and (to_day is null or l.last_at < (to_day + 1)::timestamp at time zone 'Africa/Johannesburg')
      and (due_by is null or l.follow_up_on <= due_by)
      and (query is null
        or strpos(private.plain_text(l.first_name || ' ' || l.surname), (select private.plain_text(query))) > 0
        or strpos(l.email, lower(query)) > 0
        or (query ~ '\d{3}' and strpos(l.phone,
          (select regexp_replace(regexp_replace(query, '[^\d]', '', 'g'), '^0', ''))) > 0))
  $$;

-- The inbox: one row per lead.
create function public.lead_inbox(
  query text default null, of_status text default null, of_source text default null,
  of_language text default null, of_campaign text default null, of_page text default null,
  from_day date default null, to_day date default null, due_by date default null,
  sort text default 'newest', page_size integer default 20, page_offset integer default 0
)
  returns table (
    id uuid, first_name text, surname text, email text, phone text, language text, came_from text, status text,
    follow_up_on date, submissions integer, first_at timestamptz, last_at timestamptz, total bigint
  )
  language sql stable security invoker set search_path = ''
  as $$
    select l.id, l.first_name, l.surname, l.email, l.phone, l.language, l.came_from, l.status, l.follow_up_on,
      l.submissions, l.first_at, l.last_at, count(*) over ()
    from private.matching_leads(query, of_status, of_source, of_language, of_campaign, of_page, from_day, to_day,
      due_by) l
    order by
      case when sort = 'follow-up' then l.follow_up_on end asc nulls last,
      case when sort = 'name' then private.plain_text(l.surname || ' ' || l.first_name) end,
      case when sort = 'oldest' then l.last_at end asc,
      l.last_at desc, l.id
    limit least(greatest(page_size, 1), 10000) offset greatest(page_offset, 0)
  $$;

-- The same leads for a file, each with its first and its last submission. Pages follow the id, because only that never
-- changes: a lead who writes again, or is merged, changes its position in every other order.
create function public.lead_export(
  query text default null, of_status text default null, of_source text default null,
  of_language text default null, of_campaign text default null, of_page text default null,
  from_day date default null, to_day date default null, after_id uuid default null, page_size integer default 1000
)
  returns table (
    id uuid, first_name text, surname text, email text, phone text, language text, came_from text, status text,
    follow_up_on date, submissions integer, first_at timestamptz, last_at timestamptz,
    first_sent jsonb, last_sent jsonb
  )
  language sql stable security invoker set search_path = ''
  as $$
    select l.id, l.first_name, l.surname, l.email, l.phone, l.language, l.came_from, l.status, l.follow_up_on,
      l.submissions, l.first_at, l.last_at, (
        select to_jsonb(s) from public.landing_form_submissions s
        where s.lead_id = l.id order by s.created_at, s.id limit 1
      ), (
        select to_jsonb(s) from public.landing_form_submissions s
        where s.lead_id = l.id order by s.created_at desc, s.id desc limit 1
      )
    from (
      select m.* from private.matching_leads(query, of_status, of_source, of_language, of_campaign, of_page,
        from_day, to_day, null) m
      where after_id is null or m.id > after_id
      order by m.id limit least(greatest(page_size, 1), 1000)
    ) l
    order by l.id
  $$;

-- The options of the inbox filters: the sources, languages, campaigns and first pages of all submissions, with the
-- number of leads of each. Each kind has at most 100 options, because any address can claim any campaign.
create function public.lead_origins() returns table (kind text, value text, leads bigint)
  language sql stable security invoker set search_path = ''
  as $$
    select ranked.kind, ranked.value, ranked.leads from (
      select o.kind, o.value, count(*) as leads,
        row_number() over (partition by o.kind order by count(*) desc, o.value) as place
      from (
        -- Once a lead: to count distinct ones would sort all rows.
        select distinct v.kind, v.value, s.lead_id
        from public.landing_form_submissions s, lateral (values
          ('source', s.came_from), ('language', s.language), ('campaign', nullif(lower(s.utm_campaign), '')),
          ('page', nullif(s.page, ''))
        ) v (kind, value)
        where v.value is not null
      ) o
      group by 1, 2
    ) ranked
    where ranked.place <= 100 order by ranked.kind, ranked.place
  $$;

-- The dashboard's tiles, each with the last 30 days and the 30 days before those.
create function public.lead_figures()
  returns table (
    total bigint, enrolled bigint, sources bigint, new_today bigint,
    recent bigint, recent_enrolled bigint, recent_sources bigint,
    earlier bigint, earlier_enrolled bigint, earlier_sources bigint, due bigint
  )
  language sql stable security invoker set search_path = ''
  as $$
    select count(*), count(*) filter (where status = 'enrolled'), count(distinct came_from),
      count(*) filter (where first_at >= date_trunc('day', now(), 'Africa/Johannesburg')),
      count(*) filter (where recent), count(*) filter (where recent and status = 'enrolled'),
      count(distinct came_from) filter (where recent),
      count(*) filter (where earlier), count(*) filter (where earlier and status = 'enrolled'),
      count(distinct came_from) filter (where earlier),
      count(*) filter (where follow_up_on <= (now() at time zone 'Africa/Johannesburg')::date)
    from (
      select *, first_at > now() - interval '30 days' as recent,
        first_at > now() - interval '60 days' and first_at <= now() - interval '30 days' as earlier
      from public.leads
    ) l
  $$;

-- New leads on each of the last 30 days, including days without any.
create function public.lead_days() returns table (day date, leads bigint)
  language sql stable security invoker set search_path = ''
  as $$
    select d::date, count(l.id)
    from generate_series((now() at time zone 'Africa/Johannesburg')::date - 29,
      (now() at time zone 'Africa/Johannesburg')::date, interval '1 day') d
    left join public.leads l on (l.first_at at time zone 'Africa/Johannesburg')::date = d::date
    group by d order by d
  $$;

-- Leads by source.
create function public.lead_sources(recent_only boolean default false)
  returns table (came_from text, leads bigint)
  language sql stable security invoker set search_path = ''
  as $$
    select l.came_from, count(*) from public.leads l
    where not recent_only or l.first_at > now() - interval '30 days'
    group by 1 order by 2 desc, 1
  $$;

revoke execute on function
  private.matching_leads(text, text, text, text, text, text, date, date, date),
  public.lead_inbox(text, text, text, text, text, text, date, date, date, text, integer, integer),
  public.lead_export(text, text, text, text, text, text, date, date, uuid, integer),
  public.lead_origins(), public.lead_figures(), public.lead_days(), public.lead_sources(boolean) from public, anon;
grant execute on function
  private.matching_leads(text, text, text, text, text, text, date, date, date),
  public.lead_inbox(text, text, text, text, text, text, date, date, date, text, integer, integer),
  public.lead_export(text, text, text, text, text, text, date, date, uuid, integer),
  public.lead_origins(), public.lead_figures(), public.lead_days(), public.lead_sources(boolean)
  to authenticated, service_role;
