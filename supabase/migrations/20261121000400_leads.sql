-- Leads: the people behind the submissions of the landing form, and what staff do about them. A visitor may send a
-- submission and read none; admins read all.

-- The source that brought somebody here: the campaign's source, else the host that linked here, else "direct".
create function private.traffic_source(utm_source text, referrer text) returns text
  language sql immutable set search_path = ''
  as $$
    select coalesce(nullif(lower(utm_source), ''),
      lower(substring(referrer from '^https?://(?:www\.)?([^/:?#]+)')), 'direct')
  $$;
revoke execute on function private.traffic_source(text, text) from public;
grant execute on function private.traffic_source(text, text) to anon, authenticated, service_role;

-- What staff have done about a lead, in the order of progress; lib/leads/admin-form.ts has the same list.
create function private.lead_statuses() returns text[]
  language sql immutable set search_path = ''
  as $$ select array['lost', 'new', 'contacted', 'applied', 'enrolled'] $$;
revoke execute on function private.lead_statuses() from public;
grant execute on function private.lead_statuses() to authenticated, service_role;

-- One person with one or more submissions.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  surname text not null,
  email text not null,
  phone text not null,
  language text not null,
  -- The source of the first submission.
  traffic_source text not null,
  status text not null default 'new' check (status = any (private.lead_statuses())),
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
  kind text not null default 'note' check (kind in ('note', 'status', 'follow-up', 'merged', 'not-spam')),
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
create policy "admins read lead events" on public.lead_events
  for select to authenticated using ((select private.is_admin()));
create policy "admins write notes" on public.lead_events
  for insert to authenticated with check ((select private.is_admin()));

-- What a visitor sent with the landing form, unchanged. Spam is what the hidden field, the minimum time or the limit
-- caught. It belongs to no lead, and is kept for 30 days, so that no real person is lost.
create table public.landing_form_submissions (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (first_name ~ '\S' and char_length(first_name) <= 100),
  surname text not null check (surname ~ '\S' and char_length(surname) <= 100),
  email text not null check (private.is_email(email)),
  -- E.164: a plus sign and at most 15 digits, the first not zero.
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  source text not null default 'landing-page' check (source = 'landing-page'),
  created_at timestamptz not null default now(),
  spam_reason text check (spam_reason in ('trap', 'too-fast', 'limit')),
  lead_id uuid references public.leads (id) on delete cascade,
  language text not null default 'en' check (language in ('en', 'af')),
  page text check (char_length(page) <= 500),
  referrer text check (char_length(referrer) <= 500),
  utm_source text check (char_length(utm_source) <= 200),
  utm_medium text check (char_length(utm_medium) <= 200),
  utm_campaign text check (char_length(utm_campaign) <= 200),
  utm_term text check (char_length(utm_term) <= 200),
  utm_content text check (char_length(utm_content) <= 200),
  traffic_source text not null generated always as (private.traffic_source(utm_source, referrer)) stored,
  check ((lead_id is null) = (spam_reason is not null))
);
create index landing_form_submissions_spam on public.landing_form_submissions (created_at desc, id)
  where spam_reason is not null;
create index landing_form_submissions_email_and_time
  on public.landing_form_submissions (email, created_at desc);
create index landing_form_submissions_lead on public.landing_form_submissions (lead_id, created_at desc);
create index landing_form_submissions_phone on public.landing_form_submissions (phone);
alter table public.landing_form_submissions enable row level security;
revoke all on public.landing_form_submissions from anon, authenticated;
grant insert (first_name, surname, email, phone, source, language, page, referrer, utm_source, utm_medium,
  utm_campaign, utm_term, utm_content, spam_reason) on public.landing_form_submissions to anon, authenticated;
grant select, delete on public.landing_form_submissions to authenticated;
grant all on public.landing_form_submissions to service_role;
create policy "anyone sends the form" on public.landing_form_submissions
  for insert to anon, authenticated with check (source = 'landing-page');
create policy "admins read submissions" on public.landing_form_submissions
  for select to authenticated using ((select private.is_admin()));
create policy "admins delete spam" on public.landing_form_submissions
  for delete to authenticated using (spam_reason is not null and (select private.is_admin()));

-- Limits what visitors send, also to the Data API: at most 5 submissions for one e-mail address in an hour, the next is
-- an error; at most 100 spam submissions an hour in all, the next is discarded without an error. The locks make
-- simultaneous requests wait for each other's count.
create function private.limit_submissions() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if new.spam_reason is not null then
      perform pg_advisory_xact_lock(hashtextextended('spam', 0));
      if (
        select count(*) from public.landing_form_submissions
        where spam_reason is not null and created_at > now() - interval '1 hour'
      ) >= 100 then
        return null;
      end if;
      return new;
    end if;
    perform pg_advisory_xact_lock(hashtextextended('lead:' || new.email, 0));
    if (
      select count(*) from public.landing_form_submissions
      where email = new.email and spam_reason is null and created_at > now() - interval '1 hour'
    ) >= 5 then
      raise exception 'too many leads for this e-mail address' using errcode = 'PT429';
    end if;
    return new;
  end $$;
create trigger limit_submissions before insert on public.landing_form_submissions
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_submissions();

-- One person is one lead: the same e-mail address or the same phone number in any submission so far. If a submission
-- connects two leads, they become the older one, with the more advanced of the two statuses. A lost lead who writes
-- again is new again.
create function private.attach_lead() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    known uuid[];
    origin text := private.traffic_source(new.utm_source, new.referrer);
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
          (first_name, surname, email, phone, language, traffic_source, first_at, last_at, touched_at)
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
            (private.lead_statuses())[max(array_position(private.lead_statuses(), status))] as status
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
        traffic_source = case when new.created_at < l.first_at then origin else l.traffic_source end,
        first_at = least(l.first_at, new.created_at),
        last_at = greatest(l.last_at, new.created_at),
        touched_at = greatest(l.touched_at, new.created_at)
      where l.id = known[1];
    new.lead_id = known[1];
    return new;
  end $$;
create trigger attach_lead before insert on public.landing_form_submissions
  for each row when (new.spam_reason is null) execute function private.attach_lead();
create trigger attach_former_spam before update of spam_reason on public.landing_form_submissions
  for each row when (old.spam_reason is not null and new.spam_reason is null)
  execute function private.attach_lead();

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

revoke execute on function private.limit_submissions(), private.attach_lead(), private.note_lead_change(),
  private.touch_lead() from public;

-- Turns a spam submission of a real person into the submission that it would have been, with the time at which it was
-- sent. Returns the id of its lead, null where the submission no longer exists or is no spam.
create function private.not_spam(submission_id uuid) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    reason text;
    person uuid;
  begin
    if not private.is_admin() then
      raise exception 'only an admin decides what is spam' using errcode = '42501';
    end if;
    -- Locked before the locks of private.attach_lead, in the order in which private.erase_person takes them.
    select s.spam_reason into reason from public.landing_form_submissions s
      where s.id = submission_id and s.spam_reason is not null for update;
    if reason is null then return null; end if;
    update public.landing_form_submissions set spam_reason = null where id = submission_id
      returning lead_id into person;
    insert into public.lead_events (lead_id, kind, before) values (person, 'not-spam', reason);
    update public.leads set touched_at = now() where id = person;
    return person;
  end $$;
create function public.not_spam(submission_id uuid) returns uuid
  language sql volatile security invoker set search_path = ''
  as $$ select private.not_spam(submission_id) $$;
revoke execute on function private.not_spam(uuid), public.not_spam(uuid) from public, anon;
grant execute on function private.not_spam(uuid), public.not_spam(uuid) to authenticated;

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
        where (of_source is null or s.traffic_source = of_source)
          and (of_language is null or s.language = of_language)
          and (of_campaign is null or lower(s.utm_campaign) = lower(of_campaign))
          and (of_page is null or s.page = of_page)
      ))
      and (from_day is null or l.last_at >= from_day::timestamp at time zone private.time_zone())
      and (to_day is null or l.last_at < (to_day + 1)::timestamp at time zone private.time_zone())
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
    id uuid, first_name text, surname text, email text, phone text, language text, traffic_source text, status text,
    follow_up_on date, submissions integer, first_at timestamptz, last_at timestamptz, total bigint
  )
  language sql stable security invoker set search_path = ''
  as $$
    select l.id, l.first_name, l.surname, l.email, l.phone, l.language, l.traffic_source, l.status, l.follow_up_on,
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

-- The source and the rest of the attribution of a submission, named as the export of lib/leads/schema.ts has them.
create function private.attribution(s public.landing_form_submissions) returns json
  language sql immutable set search_path = ''
  as $$
    select json_build_object('source', s.traffic_source, 'utm_medium', s.utm_medium, 'utm_campaign', s.utm_campaign,
      'utm_term', s.utm_term, 'utm_content', s.utm_content, 'referrer', s.referrer, 'page', s.page,
      'language', s.language)
  $$;

-- The inbox for a file: its leads in its order, each with the attribution of its first and its last submission, and
-- their number. More than 10,000 leads are only counted. One value and not rows, because a hosted project gives at
-- most 1,000 rows at once, and a lead who writes between two readings would change its position.
create function public.lead_export(
  query text default null, of_status text default null, of_source text default null,
  of_language text default null, of_campaign text default null, of_page text default null,
  from_day date default null, to_day date default null, sort text default 'newest'
) returns json
  language sql stable security invoker set search_path = ''
  as $$
    with found as materialized (
      select * from public.lead_inbox(query, of_status, of_source, of_language, of_campaign, of_page, from_day,
        to_day, null, sort, 10000) with ordinality
    )
    select json_build_object('total', coalesce(max(l.total), 0), 'leads', coalesce(json_agg(json_build_object(
      'id', l.id, 'firstName', l.first_name, 'surname', l.surname, 'email', l.email, 'phone', l.phone,
      'language', l.language, 'source', l.traffic_source, 'status', l.status, 'followUpOn', l.follow_up_on,
      'submissions', l.submissions, 'firstAt', l.first_at, 'lastAt', l.last_at,
      'first', (
        select private.attribution(s) from public.landing_form_submissions s
        where s.lead_id = l.id order by s.created_at, s.id limit 1
      ), 'last', (
        select private.attribution(s) from public.landing_form_submissions s
        where s.lead_id = l.id order by s.created_at desc, s.id desc limit 1
      )) order by l.ordinality) filter (where l.total <= 10000), '[]'))
    from found l
  $$;

-- The options of the inbox filters: the sources, languages, campaigns and first pages of all submissions, with the
-- number of leads of each. Each kind has at most 100 options, because any address can claim any campaign.
create function public.lead_filter_options() returns table (kind text, value text, leads bigint)
  language sql stable security invoker set search_path = ''
  as $$
    select ranked.kind, ranked.value, ranked.leads from (
      select o.kind, o.value, count(*) as leads,
        row_number() over (partition by o.kind order by count(*) desc, o.value) as position
      from (
        -- Once a lead: to count distinct ones would sort all rows.
        select distinct v.kind, v.value, s.lead_id
        from public.landing_form_submissions s, lateral (values
          ('source', s.traffic_source), ('language', s.language), ('campaign', nullif(lower(s.utm_campaign), '')),
          ('page', nullif(s.page, ''))
        ) v (kind, value)
        where s.spam_reason is null and v.value is not null
      ) o
      group by 1, 2
    ) ranked
    where ranked.position <= 100 order by ranked.kind, ranked.position
  $$;

-- The dashboard's tiles, each with the last 30 days and the 30 days before those.
create function public.lead_metrics()
  returns table (
    total bigint, enrolled bigint, sources bigint, new_today bigint,
    recent bigint, recent_enrolled bigint, recent_sources bigint,
    earlier bigint, earlier_enrolled bigint, earlier_sources bigint
  )
  language sql stable security invoker set search_path = ''
  as $$
    select count(*), count(*) filter (where status = 'enrolled'), count(distinct traffic_source),
      count(*) filter (where first_at >= date_trunc('day', now(), private.time_zone())),
      count(*) filter (where recent), count(*) filter (where recent and status = 'enrolled'),
      count(distinct traffic_source) filter (where recent),
      count(*) filter (where earlier), count(*) filter (where earlier and status = 'enrolled'),
      count(distinct traffic_source) filter (where earlier)
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
    from generate_series((now() at time zone private.time_zone())::date - 29,
      (now() at time zone private.time_zone())::date, interval '1 day') d
    left join public.leads l on (l.first_at at time zone private.time_zone())::date = d::date
    group by d order by d
  $$;

-- Leads by source.
create function public.lead_sources() returns table (source text, leads bigint)
  language sql stable security invoker set search_path = ''
  as $$ select l.traffic_source, count(*) from public.leads l group by 1 order by 2 desc, 1 $$;

revoke execute on function
  private.matching_leads(text, text, text, text, text, text, date, date, date),
  public.lead_inbox(text, text, text, text, text, text, date, date, date, text, integer, integer),
  private.attribution(public.landing_form_submissions),
  public.lead_export(text, text, text, text, text, text, date, date, text),
  public.lead_filter_options(), public.lead_metrics(), public.lead_days(), public.lead_sources() from public, anon;
grant execute on function
  private.matching_leads(text, text, text, text, text, text, date, date, date),
  public.lead_inbox(text, text, text, text, text, text, date, date, date, text, integer, integer),
  private.attribution(public.landing_form_submissions),
  public.lead_export(text, text, text, text, text, text, date, date, text),
  public.lead_filter_options(), public.lead_metrics(), public.lead_days(), public.lead_sources()
  to authenticated, service_role;
