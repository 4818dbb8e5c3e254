-- Shared by every domain: schemas, default privileges and helper functions.

-- Hosted projects have this schema too. The extensions serve keyed hashes and search.
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;

-- Hidden from the Data API. Holds the security definer functions, which Supabase's linter flags in exposed schemas. The
-- last migration enables row level security on all its tables.
create schema private;
grant usage on schema public, private to anon, authenticated, service_role;

-- New functions and tables are closed until granted; only the secret key reads every table. Per-schema defaults cannot
-- revoke the global "everybody may execute", so the first statement covers all schemas.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema private grant all on tables to service_role;

-- Exposes functions of this schema to the Data API for some roles, as public wrappers with the same name and arguments
-- that run with the caller's privileges. Fails for unknown or overloaded names.
create function private.expose(roles text, variadic names text[]) returns void
  language plpgsql set search_path = ''
  as $$
  declare
    own pg_catalog.pg_proc;
    name text;
  begin
    foreach name in array names loop
      select * into strict own from pg_catalog.pg_proc where oid = ('private.' || name)::regproc;
      execute format('create or replace function public.%I(%s) returns %s language sql %s set search_path = %L as %L',
        name, pg_get_function_arguments(own.oid), pg_get_function_result(own.oid),
        case own.provolatile when 'v' then 'volatile' else 'stable' end, '',
        format(case when own.proretset then 'select * from private.%I(%s)' else 'select private.%I(%s)' end, name,
          array_to_string(array(select '$' || n from generate_series(1, own.pronargs) n), ', ')));
      execute format('grant execute on function private.%1$I, public.%1$I to %2$s', name, roles);
    end loop;
  end $$;

-- PostgREST applies these timeouts, the defaults of a hosted project, to each request. PGlite cannot interrupt a
-- statement; scripts/backend/backend.mjs refuses filters that could run for ever.
do $$
  declare
    caller text;
    time_limit text;
  begin
    for caller, time_limit in values ('anon', '3s'), ('authenticated', '8s') loop
      if not exists (
        select from pg_roles where rolname = caller and 'statement_timeout=' || time_limit = any (rolconfig)
      ) then
        execute format('alter role %I set statement_timeout = %L', caller, time_limit);
      end if;
    end loop;
  end $$;

-- The author of a change: the signed-in user's e-mail address, or "system" for the secret key.
create function private.actor() returns text
  language sql stable set search_path = ''
  as $$ select coalesce((select auth.jwt()) ->> 'email', 'system') $$;

-- Lower case without diacritics. Strips the marks first: locale C has no lower case for marked letters.
create function private.plain_text(input text) returns text
  language sql immutable set search_path = ''
  as $$
    select lower(translate(regexp_replace(normalize(input, NFKD), '[\u0300-\u036f]', '', 'g'), 'ØøĐđŁłĦħı', 'ooddllhhi'))
  $$;

-- The provider's time zone, in which days begin and end; same as lib/provider/provider.ts.
create function private.time_zone() returns text
  language sql immutable set search_path = ''
  as $$ select 'Africa/Johannesburg' $$;

create function private.today() returns date
  language sql stable set search_path = ''
  as $$ select (now() at time zone private.time_zone())::date $$;

-- Level numbers; same as lib/provider/provider.ts.
create function private.levels() returns smallint[]
  language sql immutable set search_path = ''
  as $$ select array[1, 2, 3]::smallint[] $$;

-- Categories of posts; same as lib/provider/provider.ts.
create function private.post_categories() returns text[]
  language sql immutable set search_path = ''
  as $$ select array['counselling', 'spiritual-growth', 'faith', 'ministry', 'leadership'] $$;

-- Keys of the hashes. Without them a hash cannot be tested against a list of addresses; only a dump holds both.
create table private.hash_keys (
  purpose text primary key,
  key bytea not null default extensions.gen_random_bytes(32),
  made_at timestamptz not null default now()
);
insert into private.hash_keys (purpose) values ('privacy-log'), ('client-address'), ('mail-token');

-- HMAC-SHA-256 of a text under the key of a purpose, in hex; null if there is no such key.
create function private.keyed_hash(of_purpose text, input text) returns text
  language sql stable set search_path = ''
  as $$
    select encode(extensions.hmac(convert_to(input, 'UTF8'), key, 'sha256'), 'hex')
    from private.hash_keys where purpose = of_purpose
  $$;

-- Token of a mailed link, never stored: a row id and an HMAC over purpose, id and the row's nonce. Contains no dot,
-- because a path with a dot names a file.
create function private.mail_token(purpose text, of_row uuid, nonce uuid) returns text
  language sql stable set search_path = ''
  as $$ select of_row || '_' || private.keyed_hash('mail-token', purpose || ':' || of_row || ':' || nonce) $$;

-- The id in a token, unverified; null if the token is malformed.
create function private.token_row(token text) returns uuid
  language sql immutable set search_path = ''
  as $$
    select case when token ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}_[0-9a-f]{64}$' then left(token, 36)::uuid end
  $$;

-- Limits that admins change at /admin/system, or operators with SQL. Only security definer functions read them.
create table private.settings (key text primary key, value integer not null check (value >= 0));

create function private.setting(of_key text) returns integer
  language sql stable set search_path = ''
  as $$ select value from private.settings where key = of_key $$;

-- Personal identifiers are stored as typed and compared by a key; tests/identity-vectors.ts holds the cases on which
-- the web server and the database agree. Written in PL/pgSQL, which caches plans; SQL functions do not.


-- Stored form of a text: NFC, one line, single spaces, no invisible characters. Same as lib/forms/identity.ts.
create function private.clean_text(input text) returns text
  language plpgsql immutable set search_path = ''
  as $$
  begin
    return btrim(normalize(regexp_replace(regexp_replace(input,
      '[\x01-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
      '', 'g'), '[\x09-\x0d\x20\x85\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'), NFC));
  end $$;

-- Search form of a text: clean, plain, with straight apostrophes and quotes, so that "'n" finds "’n".
create function private.search_text(input text) returns text
  language sql immutable set search_path = ''
  as $$ select private.plain_text(translate(private.clean_text(input), '‘’‚‛ʻʼ`´′“”„‟″', $q$'''''''''"""""$q$)) $$;

-- Trigger that cleans the named columns, however the row is written.
create function private.clean_columns() returns trigger
  language plpgsql set search_path = ''
  as $$
  declare given constant jsonb := to_jsonb(new);
  begin
    return jsonb_populate_record(new, (
      select jsonb_object_agg(c.name, private.clean_text(given ->> c.name)) from unnest(tg_argv) c (name)
    ));
  end $$;

-- Comparison key of a name: ignores case, marks, apostrophes and repeated spaces.
create function private.name_key(input text) returns text
  language plpgsql immutable set search_path = ''
  as $$
  begin
    return private.plain_text(translate(private.clean_text(input), $q$'`´‘’‚‛“”"ʹʺʻʼʽʾʿˈˊˋ′‵＇՚׳$q$, ''));
  end $$;

-- A domain label in Punycode (RFC 3492, section 6.3); ASCII labels are unchanged.
create function private.ascii_label(label text) returns text
  language plpgsql immutable set search_path = ''
  as $$
  declare
    points constant integer[] :=
      array(select ascii(c.letter) from string_to_table(label, null) with ordinality c (letter, place) order by c.place);
    basic constant text := regexp_replace(label, '[^\x01-\x7f]', '', 'g');
    handled integer := char_length(basic);
    code text := 'xn--' || basic || case when basic = '' then '' else '-' end;
    reached integer := 128;
    lowest integer;
    delta bigint := 0;
    bias integer := 72;
    rest bigint;
    threshold integer;
    point integer;
    step integer;
  begin
    if handled = char_length(label) then return label; end if;
    while handled < cardinality(points) loop
      select min(p) into lowest from unnest(points) p where p >= reached;
      delta = delta + (lowest - reached)::bigint * (handled + 1);
      reached = lowest;
      foreach point in array points loop
        if point < reached then delta = delta + 1; end if;
        continue when point <> reached;
        rest = delta;
        step = 36;
        loop
          threshold = least(greatest(step - bias, 1), 26);
          exit when rest < threshold;
          code = code || substr('abcdefghijklmnopqrstuvwxyz0123456789',
            (threshold + (rest - threshold) % (36 - threshold))::integer + 1, 1);
          rest = (rest - threshold) / (36 - threshold);
          step = step + 36;
        end loop;
        code = code || substr('abcdefghijklmnopqrstuvwxyz0123456789', rest::integer + 1, 1);
        delta = delta / case when handled = char_length(basic) then 700 else 2 end;
        delta = delta + delta / (handled + 1);
        step = 0;
        while delta > 455 loop
          delta = delta / 35;
          step = step + 36;
        end loop;
        bias = step + (36 * delta / (delta + 38))::integer;
        delta = 0;
        handled = handled + 1;
      end loop;
      delta = delta + 1;
      reached = reached + 1;
    end loop;
    return code;
  end $$;

-- Comparison key of an e-mail address, its domain in Punycode; lower-cases anything else. Same as
-- lib/forms/identity.ts.
create function private.normal_email(address text) returns text
  language plpgsql immutable set search_path = ''
  as $$
  declare lowered constant text := lower(private.clean_text(address));
  begin
    if lowered !~ '[^\x01-\x7f]' then return lowered; end if;
    return coalesce(substring(lowered from '^.*@'), '') || (
      select string_agg(private.ascii_label(l.label), '.' order by l.place)
      from string_to_table(translate(normalize(regexp_replace(lowered, '^.*@', ''), NFKC), '。', '.'), '.')
        with ordinality l (label, place)
    );
  end $$;

-- A person's key: the e-mail address, or the phone number if there is none.
create function private.person_key(email text, phone text) returns text
  language plpgsql immutable set search_path = ''
  as $$ begin return coalesce(private.normal_email(email), phone); end $$;

-- Searchable text of a person for search_patterns below; a space precedes each word.
create function private.search_key(first_name text, surname text, email text, phone text) returns text
  language plpgsql immutable set search_path = ''
  as $$
  declare folded constant text := private.name_key(email);
  begin
    return ' ' || private.name_key(coalesce(first_name, '') || ' ' || coalesce(surname, '')) || ' '
      || coalesce(folded, '') || ' ' || coalesce(nullif(private.normal_email(email), folded), '') || ' ' || coalesce(phone, '');
  end $$;

-- Searchable digits of an E.164 number in any spelling: without the plus, the domestic 0, or leading 0s of a country
-- code. Null for fewer than three digits, or letters.
create function private.phone_digits(input text) returns text
  language sql immutable set search_path = ''
  as $$
    select case when digits ~ '^\d{3}' and plain !~ '[[:alpha:]@]' then digits end
    from (values (regexp_replace(normalize(input, NFKC), '^\W*(p|tel):', '', 'i'))) given (plain), lateral (values (
      regexp_replace(regexp_replace(regexp_replace(replace(plain, '(0)', ''), '\D', '', 'g'), '^0+', ''), '^270(?=\d{9})', '27')
    )) d (digits)
  $$;

-- Normalises a search for an e-mail address or a name, as lib/forms/email.ts and lib/leads/import/full-name.ts do.
create function private.meant_by(query text) returns text
  language sql immutable set search_path = ''
  as $$
    select coalesce(nullif(case
      when query ~ '@' then regexp_replace(regexp_replace(
        coalesce(substring(query from '<([^<>]*)>'), query), '^\s*mailto:([^?]*).*$', '\1', 'i'), '[\s,;.]+$', '')
      else regexp_replace(regexp_replace(query, '^\s*([^,]*[[:alpha:]][^,]*),\s*([^,]*[[:alpha:]][^,]*)$', '\2 \1'),
        '^\s*((dr|prof|mr|mrs|ms|miss|mnr|mev|mej|me|ds|past|rev|adv|sir)(\.\s*|\s+))+(?=\S)', '', 'i')
      end, ''), query)
  $$;

-- LIKE patterns for a person's search key. One or two characters match the start of a word.
create function private.search_patterns(query text) returns text[]
  language sql immutable set search_path = ''
  as $$
    select array_agg(distinct case when char_length(k.key) < 3 then '% ' else '%' end
      || regexp_replace(k.key, '([\\%_])', '\\\1', 'g') || '%')
    from private.meant_by(query) meant, lateral (
      values (private.name_key(meant)), (private.normal_email(meant)), (private.phone_digits(query))
    ) k (key)
    where k.key <> ''
  $$;

-- Whether a text is formed like a language code (ISO 639: two letters, or three). Only lib/i18n/routing.ts lists the site's languages; the
-- site reads any other code as English.
create function private.is_language(input text) returns boolean
  language sql immutable set search_path = ''
  as $$ select input ~ '^[a-z]{2,3}$' $$;

-- Whether a text is a valid stored e-mail address; same rule as lib/forms/email.ts.
create function private.is_email(input text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
  begin
    return input = private.clean_text(input) and char_length(input) <= 254 and input !~ '\.\d+$' and input ~ (
      '^[^\x01-\x20"(),.:;<>@[\\\]\x7f]+(\.[^\x01-\x20"(),.:;<>@[\\\]\x7f]+)*@'
      || '([^\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]([^\x01-\x2c\x2e\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]*[^\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f])?(\.(?=.)|$)){2,}$'
    );
  end $$;

-- Refuses the change that a trigger watches; the trigger names the immutable columns.
create function private.refuse_change() returns trigger
  language plpgsql set search_path = ''
  as $$ begin raise exception '% not changed', tg_argv[0] using errcode = '42501'; end $$;

-- Visible changes, one row per transaction, because transactions would queue for a shared row. Web servers poll
-- public.visible_changes_since.
create table private.visible_changes (
  transaction_id bigint primary key default pg_current_xact_id()::text::bigint,
  changed_at timestamptz not null default clock_timestamp()
);
create function private.note_visible_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into private.visible_changes default values on conflict do nothing;
    return null;
  end $$;

-- Web server calls without a signed-in user need a job key, one per purpose, derived from its JOB_SECRET. Only the key's
-- SHA-256 is stored. Two are valid at a time, so that a web server can keep the former one during a change.
create table private.job_keys (
  purpose text not null check (purpose ~ '^[a-z]+(-[a-z]+)*$' and char_length(purpose) <= 40),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default clock_timestamp(),
  primary key (purpose, hash)
);
revoke all on private.job_keys from service_role;

-- A request header, or ''.
create function private.request_header(name text) returns text
  language sql stable set search_path = ''
  as $$ select coalesce(nullif(current_setting('request.headers', true), '')::json ->> name, '') $$;

-- Raises "insufficient privilege" without a valid job key in a header; arguments would be logged on failure.
create function private.require_job(job_purpose text) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not exists (
      select from private.job_keys where purpose = job_purpose
        and hash = encode(sha256(convert_to(private.request_header('x-job-key'), 'UTF8')), 'hex')
    ) then
      raise exception 'a job key is needed' using errcode = '42501';
    end if;
  end $$;

-- Adds a key by its SHA-256; of the older keys only the newest stays valid. Secret key only.
create function public.add_job_key(job_purpose text, key_hash text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('job keys', 0));
    insert into private.job_keys (purpose, hash) values (job_purpose, key_hash) on conflict do nothing;
    delete from private.job_keys where purpose = job_purpose and hash not in (
      select hash from private.job_keys where purpose = job_purpose order by created_at desc limit 2
    );
  end $$;

-- Adds a key if the purpose has none; returns false, changing nothing, if it has. Secret key only.
create function public.add_first_job_key(job_purpose text, key_hash text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('job keys', 0));
    insert into private.job_keys (purpose, hash)
      select job_purpose, key_hash where not exists (select from private.job_keys where purpose = job_purpose);
    return found;
  end $$;

grant execute on function public.add_job_key, public.add_first_job_key to service_role;
-- Used by policies, defaults and security invoker functions.
grant execute on function private.actor, private.time_zone, private.today, private.meant_by, private.phone_digits,
  private.search_patterns
  to authenticated, service_role;
-- Used, with the caller's privileges, by constraints, generated columns and indexes.
grant execute on function private.plain_text, private.is_email, private.is_language, private.clean_text, private.name_key,
  private.ascii_label, private.normal_email, private.person_key, private.search_key, private.levels,
  private.post_categories
  to anon, authenticated, service_role;
