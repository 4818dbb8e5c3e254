-- Admin-edited content: versions, drafts, preview links, and bank details, which a second admin confirms.

-- Version and draft numbers are never reused. Changing a document locks its row.
create table private.content_documents (
  key text primary key,
  last_version integer not null default 0,
  last_revision integer not null default 0
);
insert into private.content_documents (key)
  select unnest(array['organisation', 'bank', 'fees', 'programme', 'home', 'landing', 'testimonials', 'questions',
    'accreditations', 'about', 'study-week', 'people', 'facts', 'intake', 'announcement', 'helplines', 'brochure', 'replies',
    'templates', 'certificate', 'privacy', 'terms'])
  union all select 'level-' || l.number from unnest(private.levels()) l (number);

-- Visitors read the version with the latest past live_from; of several, the newest. Written by functions only.
create table public.content_versions (
  key text not null references private.content_documents (key),
  version integer not null check (version > 0),
  document jsonb not null check (jsonb_typeof(document) = 'object' and length(document::text) <= 400000),
  -- Within the range of JavaScript and ISO 8601.
  live_from timestamptz not null default now() check (live_from < '3000-01-01'),
  made_at timestamptz not null default now(),
  made_by text not null default private.actor(),
  -- The version it was based on: the scheduled version that it replaced, else the live one; 0 for none.
  base_version integer not null default 0,
  primary key (key, version)
);
create index content_versions_live on public.content_versions (key, live_from desc, version desc);
create index content_versions_scheduled on public.content_versions (live_from);
select private.let_read('admin', 'public.content_versions');

create trigger note_version after insert or update or delete on public.content_versions
  for each row execute function private.note_visible_change();

create table public.content_drafts (
  key text primary key references private.content_documents (key),
  document jsonb not null check (jsonb_typeof(document) = 'object' and length(document::text) <= 400000),
  revision integer not null default 1 check (revision > 0),
  -- The live version it started from; 0 for none.
  based_on integer not null default 0 check (based_on >= 0),
  saved_at timestamptz not null default now(),
  saved_by text not null default private.actor()
);
select private.let_read('admin', 'public.content_drafts');

-- A link that shows the site with all drafts, or as of a moment, to anybody who holds it, for 7 days.
create table public.content_previews (
  id uuid primary key default gen_random_uuid(),
  as_of timestamptz check (as_of < '3000-01-01'),
  created_by text not null default private.actor(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
select private.let_read('admin', 'public.content_previews');
grant insert (id, as_of), delete on public.content_previews to authenticated;
create policy "admins make preview links of content" on public.content_previews
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins withdraw preview links of content" on public.content_previews
  for delete to authenticated using ((select private.is_admin()));

-- At most twenty valid links. Serialises simultaneous inserts, which count each other.
create function private.limit_content_previews() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('content previews', 0));
    if (select count(*) from public.content_previews where expires_at > now()) >= 20 then
      raise exception 'too many preview links' using errcode = 'PT429';
    end if;
    return new;
  end $$;
create trigger limit_content_previews before insert on public.content_previews
  for each row when (current_user = 'authenticated') execute function private.limit_content_previews();

create function private.live_content(moment timestamptz) returns table (key text, version integer, document jsonb)
  language sql stable set search_path = ''
  as $$
    select distinct on (v.key) v.key, v.version, v.document from public.content_versions v
    where v.live_from <= moment order by v.key, v.live_from desc, v.version desc
  $$;

create function private.site_content() returns json
  language sql stable security definer set search_path = ''
  as $$
    select json_build_object('documents', coalesce(json_object_agg(l.key, l.document), '{}'),
      'versions', coalesce(json_object_agg(l.key, l.version), '{}'))
    from private.live_content(now()) l
  $$;

create function private.moment_of(input text) returns timestamptz
  language plpgsql stable set search_path = ''
  as $$ begin return input::timestamptz; exception when others then return null; end $$;

-- Moments at which the visible site changes without a write: posts, content, announcements, and new days. Web servers'
-- own clocks, which may be slow, decide on announcements and days: those recur five seconds later.
create function private.visible_moments() returns setof timestamptz
  language sql stable set search_path = ''
  as $$
    select max(published_at) from public.blog_posts
      where status = 'published' and deleted_at is null and published_at <= now()
    union all select min(published_at) from public.blog_posts
      where status = 'published' and deleted_at is null and published_at > now()
    union all select max(live_from) from public.content_versions where live_from <= now()
    union all select min(live_from) from public.content_versions where live_from > now()
    union all select o.moment + l.late from (
      select private.moment_of(v.document #>> array['message', e.name])
        from public.content_versions v, (values ('from'), ('until')) e (name) where v.key = 'announcement'
      union all select (private.today() + d.days)::timestamp at time zone private.time_zone()
        from (values (0), (1)) d (days)
    ) o (moment), (values (interval '0 seconds'), ('5 seconds')) l (late)
  $$;

-- `age`: milliseconds since the visible site changed, or null; `due`: milliseconds until it changes without a write;
-- `next`: the argument of the next call, a snapshot and the time, so that no transaction ending later is missed. After
-- an answer from another database all changes count; numbers still to come, as in a restored one, mean nothing.
create function private.visible_changes_since(since text default null) returns json
  language sql stable security definer set search_path = ''
  as $$
    with earlier as materialized (
      select g.snapshot, g.moment from (
        select split_part(since, ' ', 1)::pg_snapshot, to_timestamp(split_part(since, ' ', 2)::float8)
      ) g (snapshot, moment)
      where pg_snapshot_xmax(g.snapshot) <= pg_snapshot_xmax(pg_current_snapshot())
    ), moments as materialized (select m from private.visible_moments() m)
    select json_build_object(
      'next', pg_current_snapshot() || ' ' || extract(epoch from now()),
      'age', (
        select round(extract(epoch from clock_timestamp() - max(c.changed_at)) * 1000) from (
          select v.changed_at from private.visible_changes v where not exists (
            select from earlier e where pg_visible_in_snapshot(v.transaction_id::text::xid8, e.snapshot)
              or v.transaction_id::text::xid8 >= pg_snapshot_xmax(pg_current_snapshot())
          )
          union all
          select m from moments where m <= now() and not exists (select from earlier e where m <= e.moment)
        ) c
      ),
      'due', (select ceil(extract(epoch from min(m) - now()) * 1000) from moments where m > now())
    )
  $$;

create function private.content_periods(of_key text)
  returns table (version integer, live_from timestamptz, ended_at timestamptz)
  language sql stable set search_path = ''
  as $$
    select p.* from (
      select v.version, v.live_from, lead(v.live_from) over (order by v.live_from, v.version) as ended_at
      from public.content_versions v where v.key = of_key and v.live_from <= now()
    ) p
    where p.ended_at is null or p.ended_at > p.live_from
  $$;

-- Null if no level had the slug, or one has it now. Before its first version, a level's key is its slug.
create function private.content_redirect(old_slug text) returns text
  language sql stable security definer set search_path = ''
  as $$
    with levels as (
      select k.key, coalesce(l.document ->> 'slug', k.key) as slug
      from (select 'level-' || n.number from unnest(private.levels()) n (number)) k (key)
      left join private.live_content(now()) l on l.key = k.key
    ), former as (
      select l.slug, p.live_from, p.version from levels l, private.content_periods(l.key) p
      join public.content_versions v on v.version = p.version
      where v.key = l.key and v.document ->> 'slug' = old_slug
      union all select l.slug, '-infinity', 0 from levels l where l.key = old_slug
    )
    select f.slug from former f
    where not exists (select from levels l where l.slug = old_slug)
    order by f.live_from desc, f.version desc limit 1
  $$;

create function private.former_terms(of_key text)
  returns table (version integer, live_from timestamptz, ended_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select p.version, p.live_from, p.ended_at from private.content_periods(of_key) p
    where of_key in ('privacy', 'terms') and p.ended_at is not null
    order by p.live_from desc, p.version desc
  $$;

-- Excludes bank details: money must not go to an old account.
create function private.content_as_of(of_key text, of_version integer) returns json
  language sql stable security definer set search_path = ''
  as $$
    select json_build_object('documents', json_object_agg(l.key, l.document), 'versions', json_object_agg(l.key, l.version))
    from private.former_terms(of_key) f, private.live_content(f.ended_at - interval '1 microsecond') l
    where f.version = of_version and l.key <> 'bank'
    group by f.version
  $$;

create function private.content_preview(preview_id uuid) returns json
  language sql stable security definer set search_path = ''
  as $$
    select json_build_object(
      'documents', coalesce((
        select json_object_agg(coalesce(d.key, l.key), coalesce(d.document, l.document))
        from private.live_content(greatest(p.as_of, now())) l
        full join (select * from public.content_drafts where p.as_of is null) d on d.key = l.key
      ), '{}'),
      'as_of', case when p.as_of is not null then greatest(p.as_of, now()) end
    )
    from public.content_previews p where p.id = preview_id and p.expires_at > now()
  $$;

create function private.lock_content(of_key text) returns void
  language plpgsql volatile set search_path = ''
  as $$
  begin
    perform private.require_admin('changes the content');
    perform from private.content_documents d where d.key = of_key for update;
    if not found then
      raise exception 'no such document' using errcode = '22023';
    end if;
  end $$;

-- A lock holder passes the clock's time: its transaction may predate the one it waited for.
create function private.live_version(of_key text, moment timestamptz) returns public.content_versions
  language sql stable set search_path = ''
  as $$
    select v from public.content_versions v where v.key = of_key and v.live_from <= moment
    order by v.live_from desc, v.version desc limit 1
  $$;
create function private.scheduled_version(of_key text, moment timestamptz) returns public.content_versions
  language sql stable set search_path = ''
  as $$
    select v from public.content_versions v where v.key = of_key and v.live_from > moment order by v.version desc limit 1
  $$;

-- A version and a draft for the site, optionally without the document.
create function private.version_json(of_version public.content_versions, whole boolean default true) returns json
  language sql stable set search_path = ''
  as $$
    select json_build_object('version', of_version.version, 'document', case when whole then of_version.document end,
      'live_from', of_version.live_from, 'made_at', of_version.made_at, 'made_by', of_version.made_by)
    where of_version.version is not null
  $$;
create function private.draft_json(of_key text, whole boolean default true) returns json
  language sql stable set search_path = ''
  as $$
    select json_build_object('document', case when whole then d.document end, 'revision', d.revision,
      'based_on', d.based_on, 'saved_at', d.saved_at, 'saved_by', d.saved_by)
    from public.content_drafts d where d.key = of_key
  $$;

create function private.content_states(of_key text default null) returns json
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    perform private.require_admin('reads what is not published');
    return (
      select json_agg(json_build_object('key', d.key,
        'live', private.version_json(private.live_version(d.key, now()), of_key is not null),
        'scheduled', private.version_json(private.scheduled_version(d.key, now()), of_key is not null),
        'draft', private.draft_json(d.key, of_key is not null),
        'proposal', (select to_json(p) from public.content_bank_proposals p where p.state = 'waiting' and d.key = 'bank')))
      from private.content_documents d where of_key is null or d.key = of_key
    );
  end $$;

create function private.add_draft(of_key text, given jsonb, begun_from integer) returns void
  language plpgsql volatile set search_path = ''
  as $$
  declare next integer;
  begin
    update private.content_documents d set last_revision = greatest(d.last_revision, coalesce((
      select c.revision from public.content_drafts c where c.key = of_key
    ), 0)) + 1 where d.key = of_key returning d.last_revision into next;
    insert into public.content_drafts (key, document, revision, based_on) values (of_key, given, next, begun_from)
      on conflict (key) do update set document = excluded.document, revision = excluded.revision,
        based_on = excluded.based_on, saved_at = excluded.saved_at, saved_by = excluded.saved_by;
  end $$;

create function private.add_version(of_key text, given jsonb, base integer, starts timestamptz)
  returns public.content_versions
  language plpgsql volatile set search_path = ''
  as $$
  declare
    next integer;
    made public.content_versions;
  begin
    update private.content_documents d set last_version = greatest(d.last_version, coalesce((
      select max(v.version) from public.content_versions v where v.key = of_key
    ), 0)) + 1 where d.key = of_key returning d.last_version into next;
    insert into public.content_versions (key, version, document, live_from, base_version)
      values (of_key, next, given, starts, base) returning * into made;
    return made;
  end $$;

create function private.delete_scheduled(of_key text, of_version integer) returns public.content_versions
  language plpgsql volatile set search_path = ''
  as $$
  declare gone public.content_versions;
  begin
    delete from public.content_versions v where v.key = of_key and v.version = of_version and v.live_from > now()
      returning v.* into gone;
    if found then perform private.audit('content-cancelled', null, of_key, of_version::text); end if;
    return gone;
  end $$;

-- Identical stored text counts as saved: the answer to an earlier save was lost.
create function private.save_content_draft(
  of_key text, document jsonb, base_revision integer default null, based_on integer default 0
)
  returns json
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare own public.content_drafts;
  begin
    perform private.lock_content(of_key);
    select * into own from public.content_drafts d where d.key = of_key;
    if own.revision is not distinct from base_revision
      and (own.document, own.based_on) is distinct from (document, based_on) then
      perform private.add_draft(of_key, document, based_on);
    elsif own.document is distinct from document then
      return json_build_object('outcome', 'conflict', 'draft', private.draft_json(of_key));
    end if;
    return json_build_object('outcome', 'saved', 'draft', private.draft_json(of_key));
  end $$;

create function private.discard_content_draft(of_key text, base_revision integer) returns boolean
  language sql volatile security definer set search_path = ''
  as $$
    select private.lock_content(of_key);
    delete from public.content_drafts d where d.key = of_key and d.revision = base_revision;
    select not exists (select from public.content_drafts d where d.key = of_key)
  $$;

-- Publishes or schedules a document over the version it was based on, and deletes its draft. A new schedule replaces
-- the scheduled version: it includes everything published until now. "scheduled" if another version was scheduled,
-- changed or cancelled meanwhile. A repeated call counts as done.
create function private.publish_content(
  of_key text, document jsonb, base_version integer, base_revision integer default null,
  live_from timestamptz default null, scheduled_version integer default null, scheduled_document jsonb default null
) returns json
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    live public.content_versions;
    scheduled public.content_versions;
    made public.content_versions;
    is_to_come constant boolean := coalesce(live_from > now(), false);
    replaces constant boolean := is_to_come and scheduled_version is not null;
  begin
    perform private.lock_content(of_key);
    if of_key = 'bank' then return json_build_object('outcome', 'bank'); end if;
    live := private.live_version(of_key, clock_timestamp());
    scheduled := private.scheduled_version(of_key, clock_timestamp());
    if is_to_come then made := scheduled; else made := live; end if;
    if made.document = document and made.base_version = base_version
      and made.live_from = greatest(live_from, made.made_at) then
      return json_build_object('outcome', 'published', 'version', made.version, 'live_from', made.live_from);
    elsif replaces and scheduled.version is distinct from scheduled_version
      or not replaces and (coalesce(live.version, 0) is distinct from base_version
        or (select d.revision from public.content_drafts d where d.key = of_key) is distinct from base_revision) then
      return json_build_object('outcome', 'conflict');
    elsif scheduled.version is distinct from scheduled_version then
      return json_build_object('outcome', 'scheduled');
    end if;
    if replaces then
      delete from public.content_versions v where v.key = of_key and v.version = scheduled_version;
    else
      delete from public.content_drafts d where d.key = of_key;
    end if;
    made := private.add_version(of_key, document, base_version, greatest(live_from, now()));
    perform private.audit(case when made.live_from > now() then 'content-scheduled' else 'content-published' end,
      null, of_key, made.version::text);
    if not replaces and scheduled_document <> scheduled.document then
      delete from public.content_versions v where v.key = of_key and v.version = scheduled_version;
      perform private.audit('content-scheduled', null, of_key,
        (private.add_version(of_key, scheduled_document, scheduled_version, scheduled.live_from)).version::text);
    end if;
    return json_build_object('outcome', 'published', 'version', made.version, 'live_from', made.live_from);
  end $$;

-- Accounts that may confirm bank details proposed at a moment: admins since seven days before, because an account thief
-- must not create the second admin.
create function private.bank_admins(moment timestamptz) returns setof uuid
  language sql stable set search_path = ''
  as $$
    select p.user_id from private.admin_periods p
    where p.began_at <= moment - interval '7 days' and (p.ended_at is null or p.ended_at > moment - interval '7 days')
  $$;

-- The proposing account is stored by id, so that the row outlives it.
create table public.content_bank_proposals (
  id uuid primary key default gen_random_uuid(),
  document jsonb not null check (jsonb_typeof(document) = 'object' and length(document::text) <= 400000),
  base_version integer not null,
  -- Requested start; null for as soon as possible.
  live_from timestamptz check (live_from < '3000-01-01'),
  proposed_by uuid not null default auth.uid(),
  proposed_name text not null default private.actor(),
  proposed_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'rejected', 'delayed')),
  decided_by text,
  decided_at timestamptz,
  -- The resulting version; deleted if it was cancelled.
  version integer,
  check ((state = 'waiting') = (decided_at is null)),
  check (state not in ('confirmed', 'delayed') or version is not null)
);
create unique index content_bank_proposals_waiting on public.content_bank_proposals (state) where state = 'waiting';
create index content_bank_proposals_newest_first on public.content_bank_proposals (proposed_at desc, id);
select private.let_read('admin', 'public.content_bank_proposals');

insert into private.mail_kinds (kind) values ('bank-change');

-- Includes the author: it may have been somebody else.
create function private.queue_bank_mail(event text, of_document jsonb, starts timestamptz) returns void
  language sql volatile set search_path = ''
  as $$
    insert into public.mail_messages (kind, recipient, language, facts, dedupe_key)
    select 'bank-change', a.address, a.mail_language,
      jsonb_build_object('event', event, 'actor', private.actor(), 'accountEnd',
        right(regexp_replace(coalesce(of_document ->> 'accountNumber', ''), '\D', '', 'g'), 4), 'liveFrom', starts),
      'bank-change:' || gen_random_uuid()
    from private.admin_recipients() a
  $$;

-- Rejects a pending bank change, or one whose version is scheduled; the document's row is locked.
create function private.reject_bank_change(own public.content_bank_proposals) returns void
  language plpgsql volatile set search_path = ''
  as $$
  begin
    perform private.delete_scheduled('bank', own.version);
    update public.content_bank_proposals p
      set state = 'rejected', decided_by = private.actor(), decided_at = now() where p.id = own.id;
    perform private.audit('bank-rejected', own.proposed_by, own.id::text);
    perform private.queue_bank_mail(case when own.state = 'waiting' then 'rejected' else 'cancelled' end,
      own.document, null);
  end $$;

-- "published" if there were no bank details, "waiting" for a second admin, "delayed" by a day if there is none.
-- Refused: "conflict" with another version, "pending" behind a change, "stepUp" without a fresh second factor.
create function private.propose_bank_details(
  document jsonb, base_version integer, live_from timestamptz default null
) returns json
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    live public.content_versions;
    newest public.content_versions;
    waiting public.content_bank_proposals;
    made public.content_versions;
    own uuid;
    outcome text;
  begin
    perform private.lock_content('bank');
    live := private.live_version('bank', clock_timestamp());
    newest := coalesce(private.scheduled_version('bank', clock_timestamp()), live);
    select * into waiting from public.content_bank_proposals p where p.state = 'waiting';
    if waiting.document = document and waiting.base_version = base_version and waiting.proposed_by = auth.uid() then
      return json_build_object('outcome', 'waiting', 'proposal', waiting.id);
    end if;
    if newest.document = document and newest.base_version = base_version then
      return json_build_object('outcome',
        case when newest.live_from > now() and base_version > 0 then 'delayed' else 'published' end,
        'version', newest.version, 'live_from', newest.live_from);
    end if;
    if coalesce(live.version, 0) is distinct from base_version then
      return json_build_object('outcome', 'conflict');
    end if;
    if waiting.id is not null or newest.version is distinct from live.version then
      return json_build_object('outcome', 'pending');
    end if;
    if not private.has_fresh_factor() then return json_build_object('outcome', 'stepUp'); end if;
    if newest.version is null then
      outcome := 'published';
      made := private.add_version('bank', document, base_version, greatest(live_from, now()));
      perform private.audit(case when made.live_from > now() then 'content-scheduled' else 'content-published' end,
        null, 'bank', made.version::text);
      perform private.queue_bank_mail('set', document, made.live_from);
    elsif exists (select from private.bank_admins(now()) a where a <> auth.uid()) then
      outcome := 'waiting';
      insert into public.content_bank_proposals as p (document, base_version, live_from)
        values (document, base_version, live_from) returning p.id into own;
      perform private.audit('bank-proposed', null, own::text);
      perform private.queue_bank_mail('proposed', document, live_from);
    else
      outcome := 'delayed';
      made := private.add_version('bank', document, base_version, greatest(live_from, now() + interval '24 hours'));
      insert into public.content_bank_proposals as p (document, base_version, live_from, state, decided_at, version)
        values (document, base_version, live_from, 'delayed', now(), made.version) returning p.id into own;
      perform private.audit('bank-proposed', null, own::text),
        private.audit('content-scheduled', null, 'bank', made.version::text);
      perform private.queue_bank_mail('delayed', document, made.live_from);
    end if;
    delete from public.content_drafts d where d.key = 'bank' and d.document = propose_bank_details.document;
    return json_build_object('outcome', outcome, 'proposal', own, 'version', made.version, 'live_from', made.live_from);
  end $$;

-- Any admin rejects; another admin confirms (else "own"), who was one early enough (else "notEntitled"), with a fresh
-- second factor (else "stepUp").
create function private.decide_bank_details(proposal_id uuid, accept boolean) returns json
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    own public.content_bank_proposals;
    made public.content_versions;
  begin
    perform private.lock_content('bank');
    select * into own from public.content_bank_proposals p
      where p.id = proposal_id and p.state = 'waiting' for update;
    if own.id is null then return json_build_object('outcome', 'gone'); end if;
    if accept is not true then
      perform private.reject_bank_change(own);
      return json_build_object('outcome', 'rejected');
    end if;
    if own.proposed_by = auth.uid() then return json_build_object('outcome', 'own'); end if;
    if auth.uid() not in (select private.bank_admins(own.proposed_at)) then
      return json_build_object('outcome', 'notEntitled');
    end if;
    if not private.has_fresh_factor() then return json_build_object('outcome', 'stepUp'); end if;
    made := private.add_version('bank', own.document, own.base_version, greatest(own.live_from, now()));
    update public.content_bank_proposals p
      set state = 'confirmed', decided_by = private.actor(), decided_at = now(), version = made.version
      where p.id = own.id;
    perform private.audit('bank-confirmed', own.proposed_by, own.id::text, made.version::text);
    perform private.queue_bank_mail('confirmed', own.document, made.live_from);
    return json_build_object('outcome', 'published', 'version', made.version, 'live_from', made.live_from);
  end $$;

-- Turns the document into a draft if there is none, so that no work is lost. Bank details leave no draft: nobody should
-- accidentally publish what a colleague distrusted. False if the version is live or gone.
create function private.cancel_scheduled_content(of_key text, of_version integer) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    gone public.content_versions;
    own public.content_bank_proposals;
  begin
    perform private.lock_content(of_key);
    if of_key <> 'bank' then
      gone := private.delete_scheduled(of_key, of_version);
      if gone.version is null then return false; end if;
      if not exists (select from public.content_drafts d where d.key = of_key) then
        perform private.add_draft(of_key, gone.document, coalesce((private.live_version(of_key, now())).version, 0));
      end if;
      return true;
    end if;
    select p.* into own from public.content_bank_proposals p
      join public.content_versions v on v.key = 'bank' and v.version = p.version
      where p.version = of_version and v.live_from > now();
    if own.id is not null then
      perform private.reject_bank_change(own);
      return true;
    end if;
    -- The first bank details, which had no proposal.
    gone := private.delete_scheduled('bank', of_version);
    if gone.version is null then return false; end if;
    perform private.queue_bank_mail('cancelled', gone.document, null);
    return true;
  end $$;

-- The latest event of the last seven days on bank details, for the notice to all admins; null for anybody else.
create function private.bank_notice() returns json
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not private.is_admin() then return null; end if;
    return (
      select json_build_object(
        'event', case
          when e.kind = 'bank-proposed' then case p.state when 'waiting' then 'proposed' else 'delayed' end
          when e.kind = 'bank-confirmed' then 'confirmed'
          -- Only scheduled changes have a version to cancel.
          when e.kind = 'bank-rejected' and p.version is null then 'rejected'
          when e.kind in ('bank-rejected', 'content-cancelled') then 'cancelled'
          else 'set'
        end,
        'who', coalesce(p.decided_by, p.proposed_name, v.made_by, u.email, 'system'),
        'at', e.at, 'live_from', v.live_from
      )
      from (
        -- Of several entries for one change, the most specific.
        select * from private.audit_log l where l.kind like 'bank-%' or l.target = 'bank'
        order by l.at desc, l.kind like 'bank-%' desc limit 1
      ) e
      left join public.content_bank_proposals p on p.id::text = e.target
      left join public.content_versions v on v.key = 'bank'
        and v.version = coalesce(p.version, case when e.target = 'bank' then e.detail::integer end)
      left join auth.users u on u.id = e.actor
      where e.at > now() - interval '7 days'
        and (p.id is not null or v.version is not null or e.kind = 'content-cancelled')
    );
  end $$;

create function private.export_content() returns json
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_admin('exports the content');
    perform private.audit('content-exported', null, null, (select count(*) from private.live_content(now()))::text);
    return private.site_content();
  end $$;

-- Rejects the proposals of former admins, including those that would have appeared after a day.
create function private.reject_bank_changes_of(account uuid) returns void
  language plpgsql volatile set search_path = ''
  as $$
  begin
    perform from private.content_documents d where d.key = 'bank' for update;
    perform private.reject_bank_change(p) from public.content_bank_proposals p
      where p.proposed_by = account and (p.state = 'waiting' or (p.state = 'delayed' and exists (
        select from public.content_versions v where v.key = 'bank' and v.version = p.version and v.live_from > now()
      )));
  end $$;

select private.expose('anon, authenticated, service_role', 'site_content', 'visible_changes_since', 'content_redirect',
  'former_terms', 'content_as_of', 'content_preview');
select private.expose('authenticated', 'content_states', 'save_content_draft', 'discard_content_draft',
  'publish_content', 'propose_bank_details', 'decide_bank_details', 'cancel_scheduled_content', 'bank_notice',
  'export_content');
