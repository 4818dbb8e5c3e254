-- One person is one e-mail address when data is handed out or erased. A lead may hold several: anybody can send in
-- somebody else's phone number, and would be given that person's data. And where leads came from, as filters.

-- Every row that is kept about one e-mail address, and about nobody else: a lead and what happened to it only where
-- every submission of it has this address.
create or replace function private.person_rows(address text)
  returns table (kind text, id uuid, created_at timestamptz, data jsonb)
  language sql stable security definer set search_path = ''
  as $$
    with wanted as (select lower(trim(address)) as email),
    own as (
      select s.* from public.landing_form_submissions s, wanted w where s.email = w.email
    ),
    alone as (
      select distinct o.lead_id as id from own o where not exists (
        select from public.landing_form_submissions s where s.lead_id = o.lead_id and s.email <> o.email
      )
    )
    select 'leads', l.id, l.first_at, to_jsonb(l) from public.leads l where l.id in (select a.id from alone a)
    union all select 'submissions', o.id, o.created_at, to_jsonb(o) from own o
    union all select 'events', e.id, e.created_at, to_jsonb(e) from public.lead_events e
      where e.lead_id in (select a.id from alone a)
    union all select 'suspects', x.id, x.created_at, to_jsonb(x) from public.suspect_submissions x, wanted w
      where x.email = w.email
    union all select 'newsletter', n.id, n.created_at, to_jsonb(n) from public.newsletter_subscriptions n, wanted w
      where n.email = w.email
  $$;

create index suspect_submissions_email on public.suspect_submissions (email);

-- The leads that hold submissions of this address and of others: whose the others are, by the newest name that each
-- gave, and how many events go with an erasure. For whoever must decide; nothing of it is handed out.
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
          where e.lead_id = o.lead_id and e.kind in ('note', 'merged'))
      from (
        select distinct on (s.lead_id, s.email)
          s.lead_id, s.email, s.first_name || ' ' || s.surname as name, s.created_at
        from public.landing_form_submissions s
        where s.email <> lower(trim(address)) and s.lead_id in (
          select m.lead_id from public.landing_form_submissions m where m.email = lower(trim(address))
        )
        order by s.lead_id, s.email, s.created_at desc, s.id
      ) o
      group by o.lead_id order by o.lead_id;
  end $$;
create function public.person_shared(address text) returns table (lead_id uuid, others jsonb, events bigint)
  language sql stable security invoker set search_path = ''
  as $$ select * from private.person_shared(address) $$;
revoke execute on function private.person_shared(text), public.person_shared(text) from public, anon;
grant execute on function private.person_shared(text), public.person_shared(text)
  to authenticated, service_role;

-- Erases all that person_rows finds, and what a shared lead may say of this person: the submissions, the notes, the
-- names of those who were joined with it. What remains of such a lead is what the others sent. The number of rows
-- that went.
create or replace function private.erase_person(address text) returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    wanted constant text := lower(trim(address));
    gone integer;
    step integer;
    locked uuid[];
    shared uuid[];
  begin
    if not private.is_admin() then
      raise exception 'only an admin erases' using errcode = '42501';
    end if;
    -- Before the locks, as whoever rescues one takes them: else the two would wait for each other.
    delete from public.suspect_submissions where email = wanted;
    get diagnostics gone = row_count;
    -- The locks of private.attach_lead, in its order: a submission of this address, or with one of its numbers, that
    -- is sent in at this moment is either seen below or waits and begins anew.
    perform pg_advisory_xact_lock(hashtextextended('person', 0) + k) from (
      select distinct hashtextextended(known_by, 0) & 1023 as k from (
        select wanted as known_by
        union select s.phone from public.landing_form_submissions s where s.email = wanted
      ) keys order by 1
    ) ordered;
    -- Somebody else's submission may have joined the lead with another while this waited for it.
    loop
      select coalesce(array_agg(l.id), '{}') into locked from (
        select id from public.leads
        where id in (select s.lead_id from public.landing_form_submissions s where s.email = wanted)
        order by id for update
      ) l;
      exit when not exists (
        select from public.landing_form_submissions s where s.email = wanted and s.lead_id <> all (locked)
      );
    end loop;
    select gone + count(*) into gone from private.person_rows(wanted);
    select coalesce(array_agg(distinct s.lead_id), '{}') into shared
      from public.landing_form_submissions s where s.lead_id = any (locked) and s.email <> wanted;
    -- Submissions and events go with their lead.
    delete from public.leads where id = any (locked) and id <> all (shared);
    delete from public.landing_form_submissions where email = wanted;
    delete from public.lead_events where lead_id = any (shared) and kind in ('note', 'merged');
    get diagnostics step = row_count;
    gone = gone + step;
    update public.leads l
      set first_name = newest.first_name, surname = newest.surname, email = newest.email, phone = newest.phone,
        language = newest.language, came_from = oldest.came_from, submissions = counted.submissions,
        first_at = oldest.created_at, last_at = newest.created_at
      from unnest(shared) one,
        lateral (
          select * from public.landing_form_submissions s
          where s.lead_id = one order by s.created_at desc, s.id desc limit 1
        ) newest,
        lateral (
          select * from public.landing_form_submissions s
          where s.lead_id = one order by s.created_at, s.id limit 1
        ) oldest,
        lateral (
          select count(*)::integer as submissions from public.landing_form_submissions s where s.lead_id = one
        ) counted
      where l.id = one;
    delete from public.newsletter_subscriptions where email = wanted;
    insert into public.privacy_log (kind, detail, rows)
      values ('person-erased', private.address_hash(address), gone);
    return gone;
  end $$;

-- The leads that match; a filter that is null asks for all, days are those of Johannesburg. Where a lead came from is
-- asked of all it sent in: one submission must match all of source, language, campaign and first page.
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

-- The inbox: one row a person.
drop function public.lead_inbox(text, text, text, date, date, date, text, integer, integer);
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

-- The same leads for a file, each with its first and its last submission. Read by id, which alone never moves: a lead
-- that writes again, or is joined with an older one, changes its place in every other order.
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

-- What the filters of the inbox offer: the sources, languages, campaigns and first pages of all submissions, with how
-- many leads each has; of a kind the hundred with the most, because an address may claim any campaign.
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

revoke execute on function
  private.matching_leads(text, text, text, text, text, text, date, date, date),
  public.lead_inbox(text, text, text, text, text, text, date, date, date, text, integer, integer),
  public.lead_export(text, text, text, text, text, text, date, date, uuid, integer),
  public.lead_origins() from public, anon;
grant execute on function
  private.matching_leads(text, text, text, text, text, text, date, date, date),
  public.lead_inbox(text, text, text, text, text, text, date, date, date, text, integer, integer),
  public.lead_export(text, text, text, text, text, text, date, date, uuid, integer),
  public.lead_origins() to authenticated, service_role;
