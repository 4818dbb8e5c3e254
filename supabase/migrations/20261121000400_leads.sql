-- Leads: the people behind submissions, and staff follow-up. Visitors send submissions but read none; admins and the
-- office read all.

-- Traffic source: the campaign's source, else the referring host, else "direct".
create function private.traffic_source(utm_source text, referrer text) returns text
  language sql immutable set search_path = ''
  as $$
    select coalesce(nullif(lower(utm_source), ''),
      lower(substring(referrer from '^https?://(?:www\.)?([^/:?#]+)')), 'direct')
  $$;

-- Lead statuses in order of progress; same list as lib/leads/admin-form.ts.
create function private.lead_statuses() returns text[]
  language sql immutable set search_path = ''
  as $$ select array['lost', 'new', 'contacted', 'applied', 'enrolled'] $$;

-- What staff record about a contact; same list as lib/leads/admin-form.ts.
create function private.contact_kinds() returns text[]
  language sql immutable set search_path = ''
  as $$ select array['note', 'called', 'no-answer', 'whatsapp', 'email', 'replied'] $$;

-- Personal details with their columns in leads and submissions; same list as lib/lead-fields.ts.
create function private.lead_details() returns table (detail text, column_name text)
  language sql immutable set search_path = ''
  as $$ values ('name', 'first_name'), ('name', 'surname'), ('email', 'email'), ('phone', 'phone') $$;

-- Those columns as an SQL list: all, or those present in an object.
create function private.detail_columns(given jsonb default null) returns text
  language sql immutable set search_path = ''
  as $$
    select string_agg(quote_ident(d.column_name), ', ') from private.lead_details() d
    where given is null or given ? d.column_name
  $$;

-- The details in which two rows differ.
create function private.differing_details(one jsonb, other jsonb) returns setof text
  language sql immutable set search_path = ''
  as $$
    select d.detail from private.lead_details() d
    group by d.detail having bool_or((one -> d.column_name) is distinct from (other -> d.column_name))
  $$;

-- One person with one or more submissions. Submissions never change the stored details: staff adopt differences.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  -- Matches submissions to the lead: an e-mail address, or a phone number without one. Staff may adopt another `email`.
  address text not null unique check (
    private.is_email(address) and address = private.normal_email(address) or address ~ '^\+[1-9][0-9]{6,14}$'
  ),
  -- The lead of the same person that shows this one's submissions and history. Details and status are kept for a split.
  merged_into uuid references public.leads (id) on delete cascade check (merged_into <> id),
  first_name text not null check (first_name ~ '\S' and char_length(first_name) <= 100),
  surname text not null check (surname ~ '\S' and char_length(surname) <= 100),
  -- The form requires both; staff may enter a lead with only one.
  email text check (private.is_email(email)),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  language text not null,
  traffic_source text not null,
  status text not null default 'new' check (status = any (private.lead_statuses())),
  follow_up_on date,
  owner_id uuid references public.staff (user_id) on delete set null,
  -- When the person objected to contact, or null. The objection survives further submissions.
  objected_at timestamptz,
  submissions integer not null default 0,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Since when it is in the bin: in no list and no count, and erased after 30 days. Null for others.
  binned_at timestamptz,
  -- The latest sign of interest from either side; leads untouched for 24 months are erased.
  touched_at timestamptz not null default now(),
  search_key text not null generated always as (private.search_key(first_name, surname, email, phone)) stored,
  check (num_nonnulls(email, phone) > 0)
);
create trigger accept_cleaned before insert or update of first_name, surname, email on public.leads
  for each row execute function private.clean_columns('first_name', 'surname', 'email');
-- Counts the leads that are neither merged nor in the bin, and those in the bin.
create index leads_merged on public.leads (merged_into, binned_at);
-- Inbox orders; merged leads and those in the bin are excluded.
create index leads_newest_first on public.leads (last_at desc, id) where merged_into is null and binned_at is null;
create index leads_by_status on public.leads (status, last_at desc, id) where merged_into is null and binned_at is null;
create index leads_follow_up on public.leads (follow_up_on, last_at desc, id) where merged_into is null and binned_at is null;
create index leads_by_name on public.leads (private.plain_text(surname || ' ' || first_name), last_at desc, id)
  where merged_into is null and binned_at is null;
create index leads_first on public.leads (first_at) include (status, traffic_source) where merged_into is null and binned_at is null;
create index leads_touched on public.leads (touched_at);
create index leads_owner on public.leads (owner_id);
create index leads_search on public.leads using gin (search_key extensions.gin_trgm_ops);
select private.let_read('office', 'public.leads');
grant update (status, follow_up_on, owner_id) on public.leads to authenticated;
create policy "the office follows leads up" on public.leads
  for update to authenticated using (merged_into is null and binned_at is null and (select private.is_office()))
  with check ((select private.is_office()));

-- The lead that shows this one's data: itself, or the lead it was merged into; null if it does not exist.
create function private.root_lead(of_lead uuid) returns uuid
  language sql stable set search_path = ''
  as $$
    with recursive upwards as (
      select id, merged_into from public.leads where id = of_lead
      union all select l.id, l.merged_into from public.leads l join upwards u on l.id = u.merged_into
    )
    select id from upwards where merged_into is null
  $$;

-- A lead with all leads merged into it, directly or through others.
create function private.lead_branch(of_lead uuid) returns setof uuid
  language sql stable set search_path = ''
  as $$
    with recursive downwards as (
      select of_lead as id
      union all select l.id from public.leads l join downwards d on l.merged_into = d.id
    )
    select d.id from downwards d
  $$;

-- Staff notes and changes. Holds no personal details: adopted ones are named by the time of their submission.
create table public.lead_events (
  id uuid primary key default gen_random_uuid(),
  -- The lead that shows the event, and the one that owns it and gets it back on a split.
  lead_id uuid not null references public.leads (id) on delete cascade,
  origin_id uuid references public.leads (id) on delete cascade,
  kind text not null default 'note' check (
    kind = any (private.contact_kinds()) or kind in ('status', 'follow-up', 'owner', 'corrected', 'objected',
      'objection-withdrawn', 'merged', 'split', 'dismissed', 'adopted', 'not-spam', 'released', 'binned', 'restored',
      'invited')
  ),
  other_id uuid references public.leads (id) on delete cascade,
  before text,
  after text,
  note text check (char_length(note) <= 4000),
  actor text not null default private.actor(),
  created_at timestamptz not null default now(),
  check (kind <> 'note' or coalesce(note ~ '\S', false))
);
create index lead_events_lead on public.lead_events (lead_id, created_at);
create index lead_events_origin on public.lead_events (origin_id);
create index lead_events_other on public.lead_events (other_id);
select private.let_read('office', 'public.lead_events');
grant insert (lead_id, kind, note) on public.lead_events to authenticated;
create policy "the office writes what it did" on public.lead_events
  for insert to authenticated
  with check (kind = any ((select private.contact_kinds())::text[]) and (select private.is_office()));

-- Moves an event to the lead that shows it, even one merged at this very moment.
create function private.place_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform from public.leads where id = new.lead_id for key share;
    new.origin_id = coalesce(new.origin_id, new.lead_id);
    new.lead_id = coalesce(private.root_lead(new.lead_id), new.lead_id);
    if new.kind = any (private.contact_kinds()) then
      update public.leads set touched_at = now() where id = new.lead_id;
    end if;
    return new;
  end $$;
create trigger place_event before insert on public.lead_events
  for each row execute function private.place_event();

-- Two leads with one phone number may be the same person. Not exported: it would tell each of the other.
create table public.lead_suggestions (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  other_id uuid not null references public.leads (id) on delete cascade,
  state text not null default 'open' check (state in ('open', 'merged', 'dismissed')),
  created_at timestamptz not null default now(),
  check (lead_id <> other_id)
);
create unique index lead_suggestions_pair
  on public.lead_suggestions (least(lead_id, other_id), greatest(lead_id, other_id));
create index lead_suggestions_lead on public.lead_suggestions (lead_id);
create index lead_suggestions_other on public.lead_suggestions (other_id);
select private.let_read('office', 'public.lead_suggestions');

-- A visitor's submission, unchanged, or an entry of staff. Spam (lib/forms/spam.ts) belongs to no lead and is kept for
-- 30 days, so that no real person is lost. Submissions beyond the overall limit are held until staff release them, and
-- kept as long as a lead.
create table public.landing_form_submissions (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (first_name ~ '\S' and char_length(first_name) <= 100),
  surname text not null check (surname ~ '\S' and char_length(surname) <= 100),
  email text check (private.is_email(email)),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  lead_address text not null generated always as (private.person_key(email, phone)) stored,
  search_key text not null generated always as (private.search_key(first_name, surname, email, phone)) stored,
  source text not null default 'landing-page' check (source in ('landing-page', 'by-hand', 'import')),
  -- For a person entered by staff: channel, message and who entered them; lib/leads/entry/fields.ts lists the same channels.
  channel text check (channel in ('phone', 'walk-in', 'whatsapp', 'email', 'event', 'other')),
  message text check (message ~ '\S' and char_length(message) <= 4000),
  entered_by text,
  created_at timestamptz not null default now(),
  spam_reason text check (spam_reason in ('trap', 'link', 'limit')),
  held boolean not null default false,
  lead_id uuid references public.leads (id) on delete cascade,
  language text not null default 'en' check (private.is_language(language)),
  interest smallint check (interest = any (private.levels())),
  page text check (char_length(page) <= 500),
  referrer text check (char_length(referrer) <= 500),
  utm_source text check (char_length(utm_source) <= 200),
  utm_medium text check (char_length(utm_medium) <= 200),
  utm_campaign text check (char_length(utm_campaign) <= 200),
  utm_term text check (char_length(utm_term) <= 200),
  utm_content text check (char_length(utm_content) <= 200),
  -- For an imported person, the source in the file takes precedence over that of the whole file.
  traffic_source text not null generated always as
    (coalesce(case when utm_source is null then channel end, private.traffic_source(utm_source, referrer))) stored,
  -- The form requires everything. A person entered by staff needs one means of contact.
  check (case source
    when 'landing-page' then num_nulls(email, phone) = 0 and num_nonnulls(channel, message, entered_by) = 0
    else num_nonnulls(email, phone) > 0 and num_nulls(channel, entered_by) = 0 end),
  check ((lead_id is null) = (spam_reason is not null or held)),
  check (not (held and spam_reason is not null))
);
create index landing_form_submissions_spam on public.landing_form_submissions (created_at desc, id)
  where spam_reason is not null;
create index landing_form_submissions_held on public.landing_form_submissions (created_at, id) where held;
create index landing_form_submissions_address_and_time
  on public.landing_form_submissions (lead_address, created_at desc);
create index landing_form_submissions_lead on public.landing_form_submissions (lead_id, created_at desc);
create index landing_form_submissions_phone on public.landing_form_submissions (phone);
create index landing_form_submissions_search on public.landing_form_submissions
  using gin (search_key extensions.gin_trgm_ops);
select private.let_read('office', 'public.landing_form_submissions');
-- A visitor's columns, as stored by submit_lead.
grant insert (id, first_name, surname, email, phone, source, language, interest, page, referrer, utm_source,
  utm_medium, utm_campaign, utm_term, utm_content, spam_reason) on public.landing_form_submissions to anon, authenticated;
grant delete on public.landing_form_submissions to authenticated;
create policy "anyone sends the form" on public.landing_form_submissions
  for insert to anon, authenticated with check (source = 'landing-page');
create policy "the office deletes what belongs to no lead" on public.landing_form_submissions
  for delete to authenticated using (lead_id is null and (select private.is_office()));

-- PostgreSQL fires triggers in order of name: this one precedes those below.
create trigger accept_cleaned before insert or update of first_name, surname, email on public.landing_form_submissions
  for each row execute function private.clean_columns('first_name', 'surname', 'email');

-- Per hour: refuses more from one address or client; beyond the overall limit holds, up to `leads_held`.
insert into private.settings (key, value)
  values ('leads_per_email_and_hour', 5), ('leads_per_client_and_hour', 20), ('leads_per_hour', 300), ('leads_held', 2000);

-- Form submissions and certificate checks of the last hour, with a hash of the client's address under a key that changes daily.
create table private.arrivals (
  id uuid primary key default gen_random_uuid(),
  form text not null check (form in ('leads', 'newsletter', 'requests', 'certificates')),
  arrived_at timestamptz not null default now(),
  client_hash text check (char_length(client_hash) = 64),
  held boolean not null
);
create index arrivals_time on private.arrivals (arrived_at);

-- Null without an address, and for a local one: that is an unconfigured proxy, shared by everybody. An IPv6 client has
-- 2^64 addresses and counts as one.
create function private.client_hash() returns text
  language plpgsql set search_path = ''
  as $$
  declare client inet;
  begin
    begin
      client = regexp_replace(private.request_header('x-client-address'), '^::ffff:(?=\d+\.)', '', 'i')::inet;
    exception when invalid_text_representation then
      return null;
    end;
    if client <<= any ('{127.0.0.0/8, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 169.254.0.0/16, ::/64, fc00::/7, fe80::/10}'::inet[]) then
      return null;
    end if;
    if family(client) = 6 then client = network(set_masklen(client, 64)); end if;
    update private.hash_keys set key = extensions.gen_random_bytes(32), made_at = now()
      where purpose = 'client-address' and made_at < now() - interval '1 day';
    return private.keyed_hash('client-address', host(client));
  end $$;

-- Whether to hold a submission because it exceeds the overall limit. Held ones do not count, or nothing would pass for
-- an hour after a flood; nor do arrivals recorded while the clock was ahead.
create function private.count_arrival(of_form text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    client constant text := private.client_hash();
    is_held boolean;
  begin
    perform pg_advisory_xact_lock(hashtextextended(of_form, 0));
    delete from private.arrivals where arrived_at <= now() - interval '1 hour' or arrived_at > clock_timestamp();
    if (select count(*) from private.arrivals where form = of_form and client_hash = client)
      >= private.setting(of_form || '_per_client_and_hour') and client is not null then
      raise exception 'too many % from this client', of_form using errcode = 'PT429';
    end if;
    -- Certificate checks have no overall limit.
    is_held = coalesce((select count(*) from private.arrivals where form = of_form and not held)
      >= private.setting(of_form || '_per_hour'), false);
    insert into private.arrivals (form, client_hash, held) values (of_form, client, is_held);
    return is_held;
  end $$;

-- Stores a submission once, though browsers resend unanswered ones. The answer is always the same, to reveal nothing
-- about others. At most 100 spam submissions an hour are stored. Refused submissions are never lost: the form retries
-- later.
create function private.check_limits() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- Of two at once the second waits, on one of 1024 locks, as below.
    perform pg_advisory_xact_lock(hashtextextended('submission', 0) + (hashtextextended(new.id::text, 0) & 1023));
    if exists (select from public.landing_form_submissions where id = new.id) then return null; end if;
    if new.spam_reason is not null then
      perform pg_advisory_xact_lock(hashtextextended('spam', 0));
      if (
        select count(*) from public.landing_form_submissions
        where spam_reason is not null and created_at between now() - interval '1 hour' and clock_timestamp()
      ) >= 100 then
        raise exception 'no room for spam' using errcode = 'PT507';
      end if;
      return new;
    end if;
    perform pg_advisory_xact_lock(hashtextextended('leads', 0));
    if (
      select count(*) from public.landing_form_submissions
      where lead_address = private.normal_email(new.email) and source = 'landing-page' and spam_reason is null
        and created_at between now() - interval '1 hour' and clock_timestamp()
    ) >= private.setting('leads_per_email_and_hour') then
      raise exception 'too many leads for this e-mail address' using errcode = 'PT429';
    end if;
    new.held = private.count_arrival('leads');
    if new.held and (select count(*) from public.landing_form_submissions where held) >= private.setting('leads_held')
    then
      raise exception 'no room for held leads' using errcode = 'PT507';
    end if;
    return new;
  end $$;
create trigger check_limits before insert on public.landing_form_submissions
  for each row when (current_user in ('anon', 'authenticated')) execute function private.check_limits();

-- Like an insert. The embedded backend passes request headers to functions only.
create function public.submit_lead(fields jsonb) returns void
  language plpgsql volatile security invoker set search_path = ''
  as $$
  declare
    names constant text := (
      select string_agg(quote_ident(a.attname), ', ') from pg_catalog.pg_attribute a
      where a.attrelid = 'public.landing_form_submissions'::regclass and a.attnum > 0 and not a.attisdropped
        and has_column_privilege('anon', a.attrelid, a.attnum, 'insert')
    );
  begin
    execute format('insert into public.landing_form_submissions (%1$s)
        select %1$s from jsonb_populate_record(null::public.landing_form_submissions, $1)', names)
      using fields || jsonb_build_object('id', coalesce(fields ->> 'id', gen_random_uuid()::text), 'source', 'landing-page');
  end $$;

-- Serialises transactions about the same persons. Locks are taken in a fixed order to avoid deadlocks, and limited to
-- 1024, because one transaction may write thousands of rows.
create function private.lock_persons(known_by text[]) returns void
  language sql volatile set search_path = ''
  as $$
    select pg_advisory_xact_lock(hashtextextended('person', 0) + k) from (
      select distinct hashtextextended(each, 0) & 1023 as k from unnest(known_by) each order by 1
    ) keys
  $$;

create function private.recount_lead(of_lead uuid) returns void
  language sql volatile set search_path = ''
  as $$
    update public.leads l
      set submissions = (
          select count(*) from public.landing_form_submissions s where s.lead_id = l.id
        ),
        first_at = oldest.created_at, traffic_source = oldest.traffic_source,
        last_at = newest.created_at, language = newest.language
      from lateral (
        select * from public.landing_form_submissions s
        where s.lead_id = of_lead order by s.created_at, s.id limit 1
      ) oldest, lateral (
        select * from public.landing_form_submissions s
        where s.lead_id = of_lead order by s.created_at desc, s.id desc limit 1
      ) newest
      where l.id = of_lead
  $$;

-- Sets the detail columns present in `given`; the others stay.
create function private.set_details(of_lead uuid, given jsonb) returns void
  language plpgsql volatile set search_path = ''
  as $$
  declare names constant text := private.detail_columns(coalesce(given, '{}'));
  begin
    if names is null then return; end if;
    execute format('update public.leads set (%1$s) = (select %1$s from jsonb_populate_record(null::public.leads, $1))
        where id = $2', names)
      using given, of_lead;
  end $$;

-- Replaces details that no longer occur in any of the lead's submissions by the newest submission's.
create function private.restore_details(of_lead uuid) returns void
  language sql volatile set search_path = ''
  as $$
    select private.set_details(l.id, (
      select jsonb_object_agg(d.column_name, to_jsonb(newest) -> d.column_name)
      from private.lead_details() d
      where not exists (
        select from public.landing_form_submissions s
        where s.lead_id = of_lead
          and d.detail not in (select differing from private.differing_details(to_jsonb(l), to_jsonb(s)) differing)
      )
    ))
    from public.leads l, lateral (
      select s.* from public.landing_form_submissions s
      where s.lead_id = of_lead order by s.created_at desc, s.id desc limit 1
    ) newest
    where l.id = of_lead
  $$;

-- One e-mail address is one lead. A shared phone number only makes a suggestion, because anybody can give somebody
-- else's; it names the oldest such lead, so that a flood makes one each. The shared lock holds off merges and erasures.
create function private.place_in_lead() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    own uuid;
    root uuid;
    address_given constant text := private.person_key(new.email, new.phone);
    origin constant text :=
      coalesce(case when new.utm_source is null then new.channel end, private.traffic_source(new.utm_source, new.referrer));
  begin
    perform pg_advisory_xact_lock_shared(hashtextextended('merges', 0));
    perform private.lock_persons(array[private.normal_email(new.email), new.phone]);
    -- Locked, so that a lead being erased is either gone or waits.
    select id into own from public.leads where address = address_given for update;
    if own is null then
      execute format('insert into public.leads (address, language, traffic_source, submissions, first_at, last_at,
            touched_at, %1$s)
          select $1, $2.language, $3, 1, $2.created_at, $2.created_at, $2.created_at, %1$s
          from jsonb_populate_record(null::public.leads, to_jsonb($2)) returning id', private.detail_columns())
        into own using address_given, new, origin;
      root = own;
    else
      root = private.root_lead(own);
      update public.leads l
        set submissions = l.submissions + 1,
          status = case when l.status = 'lost' or l.binned_at is not null then 'new' else l.status end,
          binned_at = null,
          language = case when new.created_at >= l.last_at then new.language else l.language end,
          -- A later import says nothing about how a known person came.
          traffic_source = case when new.created_at < l.first_at and new.source <> 'import' then origin else l.traffic_source end,
          first_at = least(l.first_at, new.created_at),
          last_at = greatest(l.last_at, new.created_at),
          touched_at = greatest(l.touched_at, new.created_at)
        where l.id = root;
    end if;
    insert into public.lead_suggestions (lead_id, other_id)
      select own, o.id from public.leads o
      where o.address in (
        select s.lead_address from public.landing_form_submissions s
        where s.phone = new.phone and s.lead_id <> root
      )
      order by o.first_at, o.id limit 1
      on conflict do nothing;
    new.lead_id = root;
    return new;
  end $$;
create trigger place_in_lead before insert on public.landing_form_submissions
  for each row when (new.spam_reason is null and not new.held) execute function private.place_in_lead();
create trigger place_released before update of spam_reason, held on public.landing_form_submissions
  for each row when (old.lead_id is null and new.spam_reason is null and not new.held)
  execute function private.place_in_lead();

create function private.note_lead_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into public.lead_events (lead_id, kind, before, after)
      select new.id, changed.kind, changed.before, changed.after
      from (values
        ('status', old.status, new.status, new.status <> old.status),
        ('follow-up', old.follow_up_on::text, new.follow_up_on::text, new.follow_up_on is distinct from old.follow_up_on),
        ('owner', (select u.email::text from auth.users u where u.id = old.owner_id),
          (select u.email::text from auth.users u where u.id = new.owner_id), new.owner_id is distinct from old.owner_id)
      ) changed (kind, before, after, differs)
      where changed.differs;
    new.touched_at = now();
    return new;
  end $$;
create trigger note_lead_change before update of status, follow_up_on, owner_id on public.leads
  for each row when (
    (old.status, old.follow_up_on, old.owner_id) is distinct from (new.status, new.follow_up_on, new.owner_id)
  )
  execute function private.note_lead_change();

-- Turns a real person's spam back into a normal submission. Returns the lead's id, or null if it is no spam.
create function private.not_spam(submission_id uuid) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    reason text;
    person uuid;
  begin
    perform private.require_office('decides what is spam');
    -- Locked before private.place_in_lead's locks, in the order of private.erase_person.
    select s.spam_reason into reason from public.landing_form_submissions s
      where s.id = submission_id and s.spam_reason is not null for update;
    if reason is null then return null; end if;
    update public.landing_form_submissions set spam_reason = null where id = submission_id
      returning lead_id into person;
    insert into public.lead_events (lead_id, kind, before) values (person, 'not-spam', reason);
    update public.leads set touched_at = now() where id = person;
    perform private.queue_new_lead_mail(submission_id);
    return person;
  end $$;

-- Releases one held submission, or the 500 oldest, as normal submissions. Returns how many.
create function private.release_held(submission_id uuid default null) returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    batch uuid[];
    each uuid;
    lead uuid;
  begin
    perform private.require_office('releases what is held');
    -- Locked before private.place_in_lead's locks, as in private.not_spam; skips rows that a colleague is releasing.
    select coalesce(array_agg(h.id order by h.created_at, h.id), '{}') into batch from (
      select s.id, s.created_at from public.landing_form_submissions s
      where s.held and (submission_id is null or s.id = submission_id)
      order by s.created_at, s.id limit 500 for update skip locked
    ) h;
    perform pg_advisory_xact_lock_shared(hashtextextended('merges', 0));
    perform private.lock_persons(array(
      select unnest(array[private.normal_email(s.email), s.phone]) from public.landing_form_submissions s where s.id = any (batch)
    ));
    foreach each in array batch loop
      update public.landing_form_submissions set held = false where id = each returning lead_id into lead;
      insert into public.lead_events (lead_id, kind) values (lead, 'released');
      update public.leads set touched_at = now() where id = lead;
    end loop;
    -- Admins get no message for each of a bulk release.
    if submission_id = any (batch) then perform private.queue_new_lead_mail(submission_id); end if;
    return cardinality(batch);
  end $$;

create function private.held_leads() returns table (held bigint, per_hour integer)
  language sql stable security definer set search_path = ''
  as $$
    select private.require_office('counts what is held');
    select count(*), private.setting('leads_per_hour')
    from public.landing_form_submissions s where s.held
  $$;

-- Keeps the older lead, the more advanced status, and the earlier follow-up and objection. Null if none to merge.
create function private.merge_leads(suggestion_id uuid) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    pair uuid[];
    both_of uuid[];
  begin
    perform private.require_office('merges leads');
    perform pg_advisory_xact_lock(hashtextextended('merges', 0));
    select array[private.root_lead(g.lead_id), private.root_lead(g.other_id)] into pair
      from public.lead_suggestions g where g.id = suggestion_id and g.state = 'open' for update;
    if pair is null or pair[1] = pair[2] then return pair[1]; end if;
    select array_agg(l.id order by l.first_at, l.id) into both_of from (
      select id, first_at from public.leads where id = any (pair) order by id for update
    ) l;
    update public.leads l
      set status = (private.lead_statuses())[greatest(array_position(private.lead_statuses(), l.status),
          array_position(private.lead_statuses(), other.status))],
        follow_up_on = least(l.follow_up_on, other.follow_up_on),
        objected_at = least(l.objected_at, other.objected_at), touched_at = now(), binned_at = null
      from public.leads other where l.id = both_of[1] and other.id = both_of[2];
    update public.leads set merged_into = both_of[1] where id = both_of[2];
    update public.landing_form_submissions set lead_id = both_of[1] where lead_id = both_of[2];
    update public.lead_events set lead_id = both_of[1] where lead_id = both_of[2];
    perform private.recount_lead(both_of[1]);
    update public.lead_suggestions
      set state = 'merged' where private.root_lead(lead_id) = both_of[1] and private.root_lead(other_id) = both_of[1];
    insert into public.lead_events (lead_id, kind, other_id) values (both_of[1], 'merged', both_of[2]);
    return both_of[1];
  end $$;

-- Prevents the same suggestion. False if it is gone.
create function private.dismiss_suggestion(suggestion_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare given public.lead_suggestions;
  begin
    perform private.require_office('dismisses a suggestion');
    update public.lead_suggestions set state = 'dismissed' where id = suggestion_id and state = 'open'
      returning * into given;
    if given.id is null then return false; end if;
    insert into public.lead_events (lead_id, kind, other_id)
      values (given.lead_id, 'dismissed', given.other_id), (given.other_id, 'dismissed', given.lead_id);
    return true;
  end $$;

-- The lead regains the submissions of its address and of leads merged into it earlier, its own history and status. Null
-- if it was not merged.
create function private.split_lead(of_lead uuid) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    root uuid;
    branch uuid[];
  begin
    perform private.require_office('splits leads');
    perform pg_advisory_xact_lock(hashtextextended('merges', 0));
    perform from public.leads where id in (of_lead, private.root_lead(of_lead)) order by id for update;
    root = private.root_lead(of_lead);
    if root is null or root = of_lead then return null; end if;
    branch = array(select private.lead_branch(of_lead));
    update public.leads set merged_into = null where id = of_lead;
    update public.landing_form_submissions set lead_id = of_lead
      where lead_id = root and lead_address in (select l.address from public.leads l where l.id = any (branch));
    update public.lead_events set lead_id = of_lead where lead_id = root and origin_id = any (branch);
    perform private.recount_lead(each), private.restore_details(each) from unnest(array[root, of_lead]) each;
    update public.leads set touched_at = now() where id in (root, of_lead);
    update public.lead_suggestions
      set state = 'dismissed' where state = 'merged' and (lead_id = any (branch)) <> (other_id = any (branch));
    insert into public.lead_events (lead_id, kind, other_id)
      values (root, 'split', of_lead), (of_lead, 'split', root);
    return of_lead;
  end $$;

-- Adopts "name", "email", "phone" or "all" from a submission. Returns the lead's id, or null if the submission is gone.
create function private.adopt_details(submission_id uuid, detail text) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    sent public.landing_form_submissions;
    known public.leads;
    given jsonb;
  begin
    perform private.require_office('changes the details of a lead');
    perform pg_advisory_xact_lock_shared(hashtextextended('merges', 0));
    select * into sent from public.landing_form_submissions where id = submission_id and lead_id is not null;
    select * into known from public.leads where id = sent.lead_id for update;
    if known.id is null then return null; end if;
    -- Details that the submission lacks are not adopted.
    given = (
      select jsonb_object_agg(d.column_name, to_jsonb(sent) -> d.column_name) from private.lead_details() d
      where adopt_details.detail in ('all', d.detail) and to_jsonb(sent) ->> d.column_name is not null
    );
    insert into public.lead_events (lead_id, kind, before, after)
      select known.id, 'adopted', to_json(sent.created_at) #>> '{}', differing
      from private.differing_details(to_jsonb(known), to_jsonb(known) || coalesce(given, '{}')) differing;
    perform private.set_details(known.id, given);
    update public.leads set touched_at = now() where id = known.id;
    return known.id;
  end $$;

-- Records a follow-up and sets status, date and owner, with the caller's privileges. Each value in `change`
-- must currently equal its before (from_…) or after (to_…). Returns the outcome: saved, gone, or stale with the present
-- values.
create function public.follow_up_lead(of_lead uuid, change jsonb) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
  as $$
  declare
    present public.leads;
    w record;
  begin
    select * into w from jsonb_to_record(change) c (from_status text, to_status text, from_day date, to_day date,
      from_owner uuid, to_owner uuid, kind text, note text);
    select * into present from public.leads where id = of_lead and merged_into is null and binned_at is null for update;
    if present.id is null then return jsonb_build_object('outcome', 'gone'); end if;
    if (w.to_status <> w.from_status and present.status not in (w.from_status, w.to_status))
      or (w.to_day is distinct from w.from_day
        and present.follow_up_on is distinct from w.from_day and present.follow_up_on is distinct from w.to_day)
      or (w.to_owner is distinct from w.from_owner
        and present.owner_id is distinct from w.from_owner and present.owner_id is distinct from w.to_owner)
    then
      return jsonb_build_object('outcome', 'stale', 'status', present.status, 'day', present.follow_up_on,
        'owner', present.owner_id);
    end if;
    update public.leads l
      set status = case when w.to_status <> w.from_status then w.to_status else l.status end,
        follow_up_on = case when w.to_day is distinct from w.from_day then w.to_day else l.follow_up_on end,
        owner_id = case when w.to_owner is distinct from w.from_owner then w.to_owner else l.owner_id end
      where l.id = of_lead;
    if w.kind <> 'note' or w.note is not null then
      insert into public.lead_events (lead_id, kind, note) values (of_lead, w.kind, w.note);
    end if;
    return jsonb_build_object('outcome', 'saved');
  end $$;

-- Applies changes like follow_up_lead, skipping any that a colleague has since overtaken, and returns those that undo
-- them. The history records undos too: a colleague may have acted on the interim state.
create function public.follow_up_leads(changes jsonb) returns jsonb
  language sql volatile security invoker set search_path = ''
  as $$
    select coalesce(jsonb_agg(c || jsonb_build_object('from_status', c -> 'to_status', 'to_status', c -> 'from_status',
      'from_day', c -> 'to_day', 'to_day', c -> 'from_day',
      'from_owner', c -> 'to_owner', 'to_owner', c -> 'from_owner')), '[]')
    from jsonb_array_elements(changes) c, public.follow_up_lead((c ->> 'lead')::uuid, c || '{"kind": "note"}') answer
    where answer ->> 'outcome' = 'saved'
  $$;

-- `details` has all detail columns, empty if unknown. The address that matches enquiries to the lead stays. False if
-- the lead is gone.
create function private.correct_lead(of_lead uuid, details jsonb) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    known public.leads;
    given constant jsonb := (
      select jsonb_object_agg(d.column_name, nullif(details ->> d.column_name, '')) from private.lead_details() d
    );
  begin
    perform private.require_office('changes the details of a lead');
    perform pg_advisory_xact_lock_shared(hashtextextended('merges', 0));
    select * into known from public.leads where id = of_lead and merged_into is null and binned_at is null for update;
    if known.id is null then return false; end if;
    insert into public.lead_events (lead_id, kind, after)
      select known.id, 'corrected', differing from private.differing_details(to_jsonb(known), given) differing;
    perform private.set_details(known.id, given);
    update public.leads set touched_at = now() where id = known.id;
    return true;
  end $$;

create function private.note_lead_binned() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into public.lead_events (lead_id, kind)
      values (new.id, case when new.binned_at is null then 'restored' else 'binned' end);
    perform private.audit(case when new.binned_at is null then 'lead-restored' else 'lead-binned' end, null, new.id::text);
    return null;
  end $$;
create trigger note_lead_binned after update of binned_at on public.leads
  for each row when ((old.binned_at is null) <> (new.binned_at is null)) execute function private.note_lead_binned();

-- Moves a lead into the bin or out of it: "done", "kept" for a lead with payments or once enrolled, which is no mistake,
-- or "gone". A new enquiry, a merge and a payment request restore it, too.
create function private.bin_lead(of_lead uuid, into_bin boolean) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare known public.leads;
  begin
    perform private.require_office('bins leads');
    perform pg_advisory_xact_lock_shared(hashtextextended('merges', 0));
    select * into known from public.leads where id = of_lead and merged_into is null for update;
    if known.id is null then return 'gone'; end if;
    if into_bin and (known.status = 'enrolled'
      or exists (select from public.payments p where p.lead_id in (select private.lead_branch(of_lead)))
      or exists (select from public.enrolments e where e.lead_id in (select private.lead_branch(of_lead)))) then
      return 'kept';
    end if;
    update public.leads set binned_at = case when into_bin then coalesce(binned_at, now()) end, touched_at = now()
      where id = of_lead;
    return 'done';
  end $$;

-- The staff who may follow leads up.
create function private.lead_owners() returns table (id uuid, email text)
  language sql stable security definer set search_path = ''
  as $$
    select private.require_office('sees who follows leads up');
    select s.user_id, u.email::text from public.staff s join auth.users u on u.id = s.user_id
    where s.role in ('admin', 'office') order by u.email
  $$;

-- Each member's saved filters of the list of leads: names, and queries of its address.
alter table public.staff add column lead_filters jsonb not null default '[]' check (
  case when jsonb_typeof(lead_filters) = 'array' then jsonb_array_length(lead_filters) <= 20 else false end
  and octet_length(lead_filters::text) <= 20000
);
grant update (lead_filters) on public.staff to authenticated;

-- Makes repeated entry idempotent. Rows are deleted after 30 days.
create table private.lead_batches (
  id uuid primary key,
  entered_at timestamptz not null default now(),
  added integer not null,
  joined integer not null
);

-- Stores people, all or none: new ones as leads, known ones as a message beside their enquiries. Visitor limits do not
-- apply. Refuses people last heard of more than 24 months ago, who may no longer be kept.
create function private.enter_leads(batch uuid, entry_source text, entries jsonb)
  returns table (added integer, joined integer, lead_id uuid)
  language plpgsql security definer set search_path = ''
  as $$
  declare
    total constant integer := jsonb_array_length(entries);
    this_day constant date := private.today();
    fresh integer;
    touched uuid[];
  begin
    perform private.require_office('enters leads');
    perform pg_advisory_xact_lock(hashtextextended('batch', 0) + (hashtextextended(batch::text, 0) & 1023));
    if not exists (select from private.lead_batches b where b.id = batch) then
      if total not between 1 and 1000 or exists (
        select from jsonb_to_recordset(entries) e (received_on date)
        where e.received_on not between (this_day - interval '24 months')::date and this_day
      ) then
        raise exception 'too many leads at a time, or of another time' using errcode = '22023';
      end if;
      -- Same steps and order as private.place_in_lead.
      perform pg_advisory_xact_lock_shared(hashtextextended('merges', 0));
      perform private.lock_persons(array(
        select unnest(array[private.normal_email(e.email), e.phone]) from jsonb_to_recordset(entries) e (email text, phone text)
      ));
      select count(distinct private.person_key(e.email, e.phone)) into fresh
        from jsonb_to_recordset(entries) e (email text, phone text)
        where not exists (select from public.leads l where l.address = private.person_key(e.email, e.phone));
      execute format('with stored as (
            insert into public.landing_form_submissions (id, source, channel, language, interest, message, entered_by,
              utm_source, created_at, %1$s)
            select id, source, channel, language, interest, message, entered_by, utm_source, created_at, %1$s
            from jsonb_populate_recordset(null::public.landing_form_submissions, $1)
            returning lead_id
          )
          select array_agg(distinct lead_id) from stored', private.detail_columns())
        into touched using (
          select jsonb_agg(e.entry || jsonb_build_object(
              'id', case e.position when 1 then batch else gen_random_uuid() end, 'source', entry_source,
              'entered_by', private.actor(), 'created_at', case when (e.entry ->> 'received_on')::date < this_day
                then ((e.entry ->> 'received_on')::date + time '12:00') at time zone private.time_zone() else now() end)
            order by e.position)
          from jsonb_array_elements(entries) with ordinality e (entry, position)
        );
      update public.leads l set touched_at = now() where l.id = any (touched);
      update public.leads l set owner_id = named.user_id
        from (
          select distinct on (key) private.person_key(e.email, e.phone) as key, s.user_id
          from jsonb_to_recordset(entries) e (email text, phone text, owner text)
          join auth.users u on u.email = lower(e.owner) join public.staff s on s.user_id = u.id
            and s.role in ('admin', 'office')
        ) named
        where l.address = named.key and l.owner_id is null and l.id = any (touched);
      insert into private.lead_batches (id, added, joined) values (batch, fresh, total - fresh);
      if entry_source = 'import' then
        perform private.audit('leads-imported', null, batch::text, total::text);
      else
        perform private.audit('lead-entered', null, touched[1]::text);
      end if;
    end if;
    return query select b.added, b.joined, s.lead_id
      from private.lead_batches b left join public.landing_form_submissions s on s.id = b.id where b.id = batch;
  end $$;

-- Below, functions run with the caller's privileges: callers who may not read leads find and count none.

-- Security definer, because row policies keep LIKE off the indexes; the caller still reads no more leads.
create function private.leads_meant(query text) returns uuid[]
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
  declare meant constant text[] := private.search_patterns(query);
  begin
    return array(
      select l.id from public.leads l
        where l.search_key like meant[1] or l.search_key like meant[2] or l.search_key like meant[3]
      union select s.lead_id from public.landing_form_submissions s
        where (s.search_key like meant[1] or s.search_key like meant[2] or s.search_key like meant[3])
          and s.lead_id is not null
    );
  end $$;

-- Whether a person enquired since a time: people who ask today are answered today. Staff entries and imports do not
-- count, because they do not say when.
create function private.enquired_since(of_lead uuid, since timestamptz) returns boolean
  language sql stable security invoker set search_path = ''
  as $$
    select exists (
      select from public.landing_form_submissions s
      where s.lead_id = of_lead and s.source = 'landing-page' and s.created_at >= since
    )
  $$;

create function private.day_begins(on_day date) returns timestamptz
  language sql stable set search_path = ''
  as $$ select on_day::timestamp at time zone private.time_zone() $$;

-- A null filter does not filter; the status "bin" means leads in the bin, which nothing else shows. Source, language, campaign and page must match within one submission. Planned per
-- call, without unused filters, so that indexes apply. "to-do" is the dashboard's order.
create function private.matching_leads(
  query text, of_status text, of_source text, of_language text, of_campaign text, of_page text,
  from_day date, to_day date, due_by date, of_owner uuid, of_ids uuid[], sort text, page_size integer,
  page_offset integer
) returns table (place bigint, lead_id uuid, total bigint)
  language plpgsql stable security invoker set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
  declare
    meant constant uuid[] := case when query ~ '\S' then private.leads_meant(query) end;
    this_day constant timestamptz := private.day_begins(private.today());
  begin
    return query with matching as not materialized (
      select l.id, l.surname, l.first_name, l.last_at, l.follow_up_on from public.leads l
      where l.merged_into is null and (of_status is null or of_status in ('bin', l.status))
        and (l.binned_at is not null) = coalesce(of_status = 'bin', false)
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
        and (of_owner is null or l.owner_id = of_owner)
        and (of_ids is null or l.id = any (of_ids))
        and (meant is null or l.id = any (meant))
    )
    select f.place, f.id, (select count(*) from matching)
    from unnest((array(
      select m.id from matching m
      where sort = 'to-do' and m.last_at >= this_day and private.enquired_since(m.id, this_day)
      order by m.last_at desc, m.id limit page_size
    ) || array(
      select m.id from matching m
      where sort is distinct from 'to-do' or m.last_at < this_day or not private.enquired_since(m.id, this_day)
      order by
        case when sort = 'follow-up' then m.follow_up_on end asc nulls last,
        case when sort = 'name' then private.plain_text(m.surname || ' ' || m.first_name) end,
        case when sort in ('oldest', 'to-do') then m.last_at end asc,
        m.last_at desc, m.id
      limit page_size offset page_offset
    ))[:page_size]) with ordinality f (id, place);
  end $$;

-- Leads and addresses whose last answer or letter was undeliverable: given up, or failed twice.
create function private.undelivered_answers() returns table (lead_id uuid, address text)
  language plpgsql stable security invoker set search_path = ''
  as $$
  begin
    return query select s.lead_id, private.normal_email(m.recipient)
      from public.mail_messages m join public.landing_form_submissions s on s.id = m.submission_id
      where m.kind in ('lead-answer', 'lead-letter') and (m.state = 'failed' or (m.state = 'queued' and m.attempts >= 2))
        and not exists (
          select from public.landing_form_submissions o join public.mail_messages later on later.submission_id = o.id
          where o.lead_id = s.lead_id and later.kind in ('lead-answer', 'lead-letter') and later.state = 'sent'
            and private.normal_email(later.recipient) = private.normal_email(m.recipient)
            and later.created_at > m.created_at
        );
  end $$;
create function public.lead_undelivered(of_lead uuid) returns boolean
  language sql stable security invoker set search_path = ''
  as $$
    select exists (
      select from public.leads l join private.undelivered_answers() u
        on u.lead_id = l.id and u.address = private.normal_email(l.email)
      where l.id = of_lead
    )
  $$;

-- The inbox: one row per lead, flagged for possible duplicates and undeliverable answers.
create function public.lead_inbox(
  query text default null, of_status text default null, of_source text default null,
  of_language text default null, of_campaign text default null, of_page text default null,
  from_day date default null, to_day date default null, due_by date default null, of_owner uuid default null,
  of_ids uuid[] default null, sort text default 'newest', page_size integer default 20, page_offset integer default 0
)
  returns table (
    id uuid, first_name text, surname text, email text, phone text, language text, traffic_source text, status text,
    follow_up_on date, owner_id uuid, objected_at timestamptz, submissions integer, first_at timestamptz, last_at timestamptz,
    suggested boolean, undelivered boolean, total bigint
  )
  language plpgsql stable security invoker set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
  declare
    -- In a variable, so that the planner knows how few they are.
    page uuid[];
    number_found bigint;
  begin
    select array_agg(m.lead_id order by m.place), max(m.total) into page, number_found
      from private.matching_leads(query, of_status, of_source, of_language, of_campaign, of_page, from_day, to_day,
        due_by, of_owner, of_ids, sort, least(greatest(page_size, 1), 10000), greatest(page_offset, 0)) m;
    return query select l.id, l.first_name, l.surname, l.email, l.phone, l.language, l.traffic_source, l.status,
        l.follow_up_on, l.owner_id, l.objected_at, l.submissions, l.first_at, l.last_at, exists (
          select from public.lead_suggestions g where g.state = 'open' and l.id in (g.lead_id, g.other_id)
        ), coalesce((l.id, private.normal_email(l.email)) in (select u.lead_id, u.address from private.undelivered_answers() u),
          false), number_found
      from unnest(page) with ordinality listed (id, place) join public.leads l on l.id = listed.id
      order by listed.place;
  end $$;

-- Possible duplicates (with the suggestion's id), and leads merged into this one (with their own).
create function public.lead_links(of_lead uuid)
  returns table (kind text, id uuid, lead_id uuid, first_name text, surname text, email text, phone text,
    submissions integer, last_at timestamptz)
  language sql stable security invoker set search_path = ''
  as $$
    select 'merged', l.id, l.id, l.first_name, l.surname, l.email, l.phone, (
        select count(*)::integer from public.landing_form_submissions s
        where s.lead_address = l.address and s.lead_id = of_lead
      ), l.last_at
      from public.leads l where l.merged_into = of_lead
    union all (
      select 'suggested', g.id, l.id, l.first_name, l.surname, l.email, l.phone, l.submissions, l.last_at
      from (
        select one.id, one.created_at, private.root_lead(one.other_id) as other
          from public.lead_suggestions one where one.state = 'open' and private.root_lead(one.lead_id) = of_lead
        union all select one.id, one.created_at, private.root_lead(one.lead_id)
          from public.lead_suggestions one where one.state = 'open' and private.root_lead(one.other_id) = of_lead
      ) g join public.leads l on l.id = g.other
      order by g.created_at desc, g.id limit 20
    )
  $$;

-- Matches by address (would join) and by phone (may be the same person). One value, because hosted projects limit rows.
create function public.known_leads(people jsonb) returns json
  language sql stable security invoker set search_path = ''
  as $$
    with given as (select p.email, p.phone from jsonb_to_recordset(people) p (email text, phone text))
    select json_build_object('addresses', (
        select coalesce(json_object_agg(l.address, private.root_lead(l.id)), '{}')
        from public.leads l where l.address in (select private.person_key(g.email, g.phone) from given g)
      ), 'phones', (
        select coalesce(json_object_agg(p.phone, p.lead_id), '{}') from (
          select distinct on (s.phone) s.phone, s.lead_id from public.landing_form_submissions s
          where s.phone in (select g.phone from given g) and s.lead_id is not null order by s.phone, s.created_at, s.id
        ) p
      ))
  $$;

-- The office works with leads one by one.
create function private.refuse_office(deed text) returns void
  language plpgsql stable set search_path = ''
  as $$
  begin
    if private.has_role('office') then raise exception 'only an admin %', deed using errcode = '42501'; end if;
  end $$;

-- Beyond 10,000 leads only the count. One value: a lead may move between two reads.
create function public.lead_export(
  query text default null, of_status text default null, of_source text default null,
  of_language text default null, of_campaign text default null, of_page text default null,
  from_day date default null, to_day date default null, due_by date default null, of_owner uuid default null,
  of_ids uuid[] default null, sort text default 'newest'
) returns json
  language sql stable security invoker set search_path = ''
  as $$
    select private.refuse_office('exports leads');
    with found as materialized (
      select * from private.matching_leads(query, of_status, of_source, of_language, of_campaign, of_page, from_day,
        to_day, due_by, of_owner, of_ids, sort, 10000, 0)
    ),
    -- Sorts all submissions once: lookups per lead take several times as long.
    touches as materialized (
      select s.lead_id, row_number() over (partition by s.lead_id order by s.created_at, s.id) as place,
        count(*) over (partition by s.lead_id) as of_lead,
        json_build_object('source', s.traffic_source, 'utm_medium', s.utm_medium, 'utm_campaign', s.utm_campaign,
          'utm_term', s.utm_term, 'utm_content', s.utm_content, 'referrer', s.referrer, 'page', s.page,
          'language', s.language) as attribution
      from public.landing_form_submissions s where s.lead_id in (select f.lead_id from found f where f.total <= 10000)
    ),
    notes as materialized (
      select said.lead_id, string_agg(said.text, E'\n' order by said.at) as text,
        (array_agg(said.interest order by said.at desc) filter (where said.interest is not null))[1] as interest
      from (
        select s.lead_id, s.message as text, s.created_at as at, s.interest from public.landing_form_submissions s
        union all
        select e.lead_id, e.note, e.created_at, null from public.lead_events e where e.note is not null
      ) said
      where said.lead_id in (select f.lead_id from found f where f.total <= 10000)
      group by said.lead_id
    )
    select json_build_object('total', coalesce(max(f.total), 0), 'leads', coalesce(json_agg(
      to_jsonb(l) - array['address', 'merged_into', 'touched_at', 'search_key', 'binned_at'] || jsonb_build_object(
        'source', l.traffic_source, 'interest', notes.interest, 'notes', notes.text, 'first', earliest.attribution,
        'last', latest.attribution) order by f.place) filter (where f.total <= 10000), '[]'))
    from found f join public.leads l on l.id = f.lead_id
      left join touches earliest on earliest.lead_id = l.id and earliest.place = 1
      left join touches latest on latest.lead_id = l.id and latest.place = latest.of_lead and latest.of_lead > 1
      left join notes on notes.lead_id = l.id
  $$;

create function public.lead_counts()
  returns table (all_leads bigint, new_leads bigint, due_leads bigint, held bigint, spam bigint, binned bigint)
  language sql stable security invoker set search_path = ''
  as $$
    select (select count(*) from public.leads l where l.merged_into is null and l.binned_at is null),
      (select count(*) from public.leads l where l.merged_into is null and l.binned_at is null and l.status = 'new'),
      (select count(*) from public.leads l
        where l.merged_into is null and l.binned_at is null and l.follow_up_on <= private.today()),
      (select count(*) from public.landing_form_submissions s where s.held),
      (select count(*) from public.landing_form_submissions s where s.spam_reason is not null),
      (select count(*) from public.leads l where l.merged_into is null and l.binned_at is not null)
  $$;

-- Filter values with their number of leads; at most 100 of each kind, because any address can claim any campaign.
create function public.lead_filter_options() returns table (kind text, value text, leads bigint)
  language sql stable security invoker set search_path = ''
  as $$
    with sent as materialized (
      select s.traffic_source, s.language, lower(s.utm_campaign) as campaign, s.page,
        -- People who wrote once need no comparison, and are counted in bulk.
        case when l.submissions > 1 then l.id end as writer, count(*) as number
      from public.landing_form_submissions s join public.leads l on l.id = s.lead_id and l.binned_at is null
      group by 1, 2, 3, 4, 5
    )
    select ranked.kind, ranked.value, ranked.leads from (
      select o.kind, o.value, (coalesce(sum(o.number) filter (where o.writer is null), 0)
          + count(distinct o.writer))::bigint as leads,
        row_number() over (partition by o.kind order by coalesce(sum(o.number) filter (where o.writer is null), 0)
          + count(distinct o.writer) desc, o.value) as position
      from (
        select v.kind, v.value, sent.writer, sent.number from sent, lateral (values
          ('source', sent.traffic_source), ('language', sent.language), ('campaign', nullif(sent.campaign, '')),
          ('page', nullif(sent.page, ''))
        ) v (kind, value)
        where v.value is not null
      ) o
      group by 1, 2
    ) ranked
    where ranked.position <= 100 order by ranked.kind, ranked.position
  $$;

-- This calendar month is compared with the one before, today with yesterday.
create function public.lead_metrics()
  returns table (
    total bigint, enrolled bigint, sources bigint, new_today bigint, new_yesterday bigint,
    recent bigint, recent_enrolled bigint, recent_sources bigint,
    earlier bigint, earlier_enrolled bigint, earlier_sources bigint
  )
  language sql stable security invoker set search_path = ''
  as $$
    with begins as materialized (
      select private.day_begins(d.today) as today, private.day_begins(d.today - 1) as yesterday,
        private.day_begins(date_trunc('month', d.today)::date) as month,
        private.day_begins((date_trunc('month', d.today) - interval '1 month')::date) as month_before
      from (select private.today() as today) d
    ),
    -- Grouped by source first: counting distinct sources of all leads would sort them three times.
    by_source as (
      select traffic_source, count(*) as total, count(*) filter (where status = 'enrolled') as enrolled,
        count(*) filter (where first_at >= b.today) as new_today,
        count(*) filter (where first_at >= b.yesterday and first_at < b.today) as new_yesterday,
        count(*) filter (where recent) as recent, count(*) filter (where recent and status = 'enrolled') as recent_enrolled,
        count(*) filter (where earlier) as earlier,
        count(*) filter (where earlier and status = 'enrolled') as earlier_enrolled
      from begins b, lateral (
        select traffic_source, status, first_at, first_at >= b.month as recent,
          first_at >= b.month_before and first_at < b.month as earlier
        from public.leads where merged_into is null and binned_at is null
      ) l
      group by traffic_source
    )
    select coalesce(sum(total), 0)::bigint, coalesce(sum(enrolled), 0)::bigint, count(*),
      coalesce(sum(new_today), 0)::bigint, coalesce(sum(new_yesterday), 0)::bigint,
      coalesce(sum(recent), 0)::bigint, coalesce(sum(recent_enrolled), 0)::bigint, count(*) filter (where recent > 0),
      coalesce(sum(earlier), 0)::bigint, coalesce(sum(earlier_enrolled), 0)::bigint, count(*) filter (where earlier > 0)
    from by_source
  $$;

create function public.lead_funnel() returns table (status text, leads bigint)
  language sql stable security invoker set search_path = ''
  as $$ select l.status, count(*) from public.leads l where l.merged_into is null and l.binned_at is null group by l.status $$;

create function public.lead_days() returns table (day date, leads bigint)
  language sql stable security invoker set search_path = ''
  as $$
    select d::date, count(l.day)
    from generate_series(private.today() - 29, private.today(), interval '1 day') d
    left join (
      select (first_at at time zone (select private.time_zone()))::date as day from public.leads
      where merged_into is null and binned_at is null
        and first_at >= (private.today() - 29)::timestamp at time zone private.time_zone()
    ) l on l.day = d::date
    group by d order by d
  $$;

create function public.lead_sources() returns table (source text, leads bigint)
  language sql stable security invoker set search_path = ''
  as $$
    select l.traffic_source, count(*) from public.leads l where l.merged_into is null and l.binned_at is null
    group by 1 order by 2 desc, 1
  $$;

select private.expose('authenticated', 'not_spam', 'release_held', 'held_leads', 'merge_leads', 'dismiss_suggestion',
  'split_lead', 'adopt_details', 'correct_lead', 'bin_lead', 'lead_owners',
  'enter_leads');
grant execute on function private.traffic_source, public.submit_lead to anon, authenticated, service_role;
grant execute on function private.lead_statuses, private.contact_kinds, private.root_lead, private.leads_meant,
  private.undelivered_answers, private.enquired_since, private.day_begins, private.matching_leads, private.has_role,
  private.refuse_office, public.lead_inbox, public.lead_undelivered, public.lead_links, public.known_leads,
  public.lead_export, public.lead_counts, public.lead_filter_options, public.lead_metrics, public.lead_funnel,
  public.lead_days, public.lead_sources
  to authenticated, service_role;
grant execute on function public.follow_up_lead, public.follow_up_leads to authenticated;
