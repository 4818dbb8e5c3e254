-- What every domain uses: the schemas, who may call new functions, and shared helper functions.
-- Privileges are granted explicitly everywhere: a hosted project grants nothing to the Data API by itself.

-- A hosted project has this schema, too. The first extension is for keyed hashes and random keys, the other for the search.
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;

grant usage on schema public to anon, authenticated, service_role;
-- Nobody may call a new function until it is granted. The privilege of PUBLIC is a default of the whole database,
-- which a rule for one schema cannot take back; the others are defaults of a hosted project.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public
  revoke execute on functions from anon, authenticated, service_role;

-- The Data API does not expose this schema. A function that runs with its owner's privileges lives here, and a public
-- function with the caller's privileges calls it.
create schema private;
grant usage on schema private to anon, authenticated, service_role;

-- How long a statement of the Data API may run: PostgREST applies the settings of the role to each request. These are the
-- defaults of a hosted project, repeated so that nothing depends on them. PGlite cannot interrupt a statement; there
-- scripts/backend.mjs refuses the filters that could run for ever.
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

-- Who makes a change: the e-mail address of the signed-in user, or "system" for the secret key.
create function private.actor() returns text
  language sql stable set search_path = ''
  as $$ select coalesce((select auth.jwt()) ->> 'email', 'system') $$;

-- The text in lower case without diacritics, so that "se" finds "sê" (NFKD separates letters from their marks).
create function private.plain_text(input text) returns text
  language sql immutable set search_path = ''
  as $$ select regexp_replace(normalize(lower(input), NFKD), '[\u0300-\u036f]', '', 'g') $$;

-- The text as the search compares it: plain, with simple quotation marks and single spaces, so that "'n" finds "’n".
create function private.search_text(input text) returns text
  language sql immutable set search_path = ''
  as $$ select regexp_replace(translate(private.plain_text(input), '‘’ʼ“”', $q$'''""$q$), '\s+', ' ', 'g') $$;

-- The time zone of the provider, in which its days begin and end; lib/i18n/routing.ts has the same.
create function private.time_zone() returns text
  language sql immutable set search_path = ''
  as $$ select 'Africa/Johannesburg' $$;

-- The day of the provider.
create function private.today() returns date
  language sql stable set search_path = ''
  as $$ select (now() at time zone private.time_zone())::date $$;

-- The keys of the hashes below, one for each purpose. They never leave the database: without its key a hash cannot be
-- tested against a list of addresses. A dump of the database holds both.
create table private.hash_keys (
  purpose text primary key,
  key bytea not null default extensions.gen_random_bytes(32),
  made_at timestamptz not null default now()
);
alter table private.hash_keys enable row level security;
revoke all on private.hash_keys from anon, authenticated;
grant all on private.hash_keys to service_role;
insert into private.hash_keys (purpose) values ('privacy-log'), ('client-address'), ('mail-token');

-- HMAC-SHA-256 of a text with the key of a purpose, in hexadecimal; null where there is no such key.
create function private.keyed_hash(of_purpose text, input text) returns text
  language sql stable set search_path = ''
  as $$
    select encode(extensions.hmac(convert_to(input, 'UTF8'), key, 'sha256'), 'hex')
    from private.hash_keys where purpose = of_purpose
  $$;

-- The token of a link in a message: the id of the row that it is about, and an HMAC over what the link is for, that id and
-- the nonce of the row. It is made when the message is written, and kept nowhere. It has no point, because a path that has one
-- names a file.
create function private.mail_token(purpose text, of_row uuid, nonce uuid) returns text
  language sql stable set search_path = ''
  as $$
    select of_row || '_' || private.keyed_hash('mail-token', purpose || ':' || of_row || ':' || nonce)
  $$;

-- The id that a token names, which proves nothing yet; null for what has not the form of a token.
create function private.token_row(token text) returns uuid
  language sql immutable set search_path = ''
  as $$
    select case when token ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}_[0-9a-f]{64}$' then left(token, 36)::uuid end
  $$;

-- What an operator may change with SQL; the README lists the keys. Only functions with their owner's privileges read it.
create table private.settings (
  key text primary key,
  value integer not null check (value >= 0)
);
alter table private.settings enable row level security;
revoke all on private.settings from anon, authenticated;
grant all on private.settings to service_role;

create function private.setting(of_key text) returns integer
  language sql stable set search_path = ''
  as $$ select value from private.settings where key = of_key $$;

-- An e-mail address as it is stored and compared; lib/email.ts does the same.
create function private.normal_email(address text) returns text
  language sql immutable set search_path = ''
  as $$ select normalize(lower(trim(address)), NFC) $$;

-- Whether a text is an e-mail address in lower case and NFC; lib/email.ts has the same rule. Which spaces outside ASCII \s
-- matches depends on the locale of the database, so that they are named.
create function private.is_email(input text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select input = normalize(lower(input), NFC) and input ~ '^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$' and char_length(input) <= 254
      and input !~ '[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
  $$;

-- What visitors see has changed: the tags of what shows it. Each instance of the web server asks what is new here
-- (lib/next/expired-tags.mjs) and makes those pages anew. The transaction that makes a change writes its tags, by whatever
-- way it comes; rows of their own, as transactions that changed one row for each tag would wait for each other.
create table private.expired_tags (
  transaction_id bigint not null default pg_current_xact_id()::text::bigint,
  tag text not null,
  expired_at timestamptz not null default clock_timestamp(),
  primary key (transaction_id, tag)
);
alter table private.expired_tags enable row level security;
revoke all on private.expired_tags from anon, authenticated;
grant all on private.expired_tags to service_role;

-- The tag of what has a name that not everybody may know, such as the slug of a scheduled post: everybody may read the
-- tags, and 4096 of them stand for all names. lib/posts/cache.ts makes the same.
create function private.hashed_tag(kind text, name text) returns text
  language sql immutable set search_path = ''
  as $$ select kind || ':' || left(encode(sha256(convert_to(name, 'UTF8')), 'hex'), 3) $$;

-- Expires tags; null is none.
create function private.expire_tags(variadic tags text[]) returns void
  language sql volatile set search_path = ''
  as $$
    insert into private.expired_tags (tag) select t from unnest(tags) t where t is not null on conflict do nothing
  $$;

-- The tags that have expired since an earlier answer, each with its transaction and its age in milliseconds, and where to
-- ask from the next time: the oldest transaction that is not over. A later one may be over before it, so that a tag can be
-- given twice, and none is missed. All that are kept where there was no earlier answer, or it was of another database,
-- whose numbers are higher.
create function private.tags_expired_since(since bigint) returns json
  language sql stable security definer set search_path = ''
  as $$
    select json_build_object(
      'next', pg_snapshot_xmin(pg_current_snapshot())::text::bigint,
      'tags', coalesce(json_agg(json_build_object('tag', e.tag, 'transaction', e.transaction_id,
        'age', round(extract(epoch from clock_timestamp() - e.expired_at) * 1000))), '[]')
    )
    from private.expired_tags e
    where since is null
      or e.transaction_id >= since
      or since > pg_snapshot_xmax(pg_current_snapshot())::text::bigint
  $$;
create function public.tags_expired_since(since bigint default null) returns json
  language sql stable security invoker set search_path = ''
  as $$ select private.tags_expired_since(since) $$;

-- What the web server does without a signed-in person needs a job key: 32 random bytes, one for each purpose, of which
-- only the SHA-256 is here. `npm run setup -- keys` makes them. Two are valid, so that a key can be replaced while the
-- web server still has the former one.
create table private.job_keys (
  purpose text not null check (purpose ~ '^[a-z]+(-[a-z]+)*$' and char_length(purpose) <= 40),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default clock_timestamp(),
  primary key (purpose, hash)
);
alter table private.job_keys enable row level security;
revoke all on private.job_keys from anon, authenticated, service_role;

-- Ends with "insufficient privilege" unless the request has a valid key of the purpose in the header "x-job-key". The key
-- is never an argument, because arguments of failed statements are logged.
create function private.require_job(job_purpose text) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    headers constant json := nullif(current_setting('request.headers', true), '')::json;
    job_key constant text := coalesce(headers ->> 'x-job-key', '');
  begin
    if not exists (
      select from private.job_keys
      where purpose = job_purpose and hash = encode(sha256(convert_to(job_key, 'UTF8')), 'hex')
    ) then
      raise exception 'a job key is needed' using errcode = '42501';
    end if;
  end $$;

-- Makes a key valid, given its SHA-256, and of the former ones only the newest stays valid. Only the secret key may.
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

-- Makes a key valid where the purpose has none. False where it has one, which is left alone. Only the secret key may.
create function public.add_first_job_key(job_purpose text, key_hash text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('job keys', 0));
    if exists (select from private.job_keys where purpose = job_purpose) then return false; end if;
    insert into private.job_keys (purpose, hash) values (job_purpose, key_hash);
    return true;
  end $$;

revoke execute on function private.hashed_tag(text, text), private.expire_tags(text[]),
  private.tags_expired_since(bigint), public.tags_expired_since(bigint) from public;
grant execute on function private.tags_expired_since(bigint), public.tags_expired_since(bigint)
  to anon, authenticated, service_role;
revoke execute on function private.actor(), private.plain_text(text), private.search_text(text),
  private.keyed_hash(text, text), private.mail_token(text, uuid, uuid), private.token_row(text), private.setting(text), private.normal_email(text), private.is_email(text),
  private.time_zone(), private.today(), private.require_job(text) from public;
revoke execute on function public.add_job_key(text, text), public.add_first_job_key(text, text)
  from public, anon, authenticated;
grant execute on function public.add_job_key(text, text), public.add_first_job_key(text, text) to service_role;
grant execute on function private.actor(), private.time_zone(), private.today() to authenticated, service_role;
grant execute on function private.plain_text(text), private.is_email(text) to anon, authenticated, service_role;
