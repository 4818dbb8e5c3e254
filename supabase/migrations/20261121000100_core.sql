-- What every domain uses: the schemas, who may call new functions, and shared helper functions.
-- Privileges are granted explicitly everywhere: a hosted project grants nothing to the Data API by itself.

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

-- Who makes a change: the e-mail address of the signed-in user, or "system" for the secret key.
create function private.actor() returns text
  language sql stable set search_path = ''
  as $$ select coalesce((select auth.jwt()) ->> 'email', 'system') $$;

-- The text in lower case without diacritics, so that "se" finds "sê" (NFKD separates letters from their marks).
create function private.plain_text(input text) returns text
  language sql immutable set search_path = ''
  as $$ select regexp_replace(normalize(lower(input), NFKD), '[\u0300-\u036f]', '', 'g') $$;

-- The time zone of the provider, in which its days begin and end; lib/i18n/routing.ts has the same.
create function private.time_zone() returns text
  language sql immutable set search_path = ''
  as $$ select 'Africa/Johannesburg' $$;

-- The SHA-256 of an e-mail address, for records that must not keep the address itself.
create function private.address_hash(address text) returns text
  language sql immutable set search_path = ''
  as $$ select encode(sha256(convert_to(lower(trim(address)), 'UTF8')), 'hex') $$;

-- Whether a text is an e-mail address in lower case; lib/email.ts has the same rule. Which spaces outside ASCII \s
-- matches depends on the locale of the database, so that they are named.
create function private.is_email(input text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select input = lower(input) and input ~ '^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$' and char_length(input) <= 254
      and input !~ '[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
  $$;

revoke execute on function private.actor(), private.plain_text(text), private.address_hash(text),
  private.is_email(text), private.time_zone() from public;
grant execute on function private.actor(), private.time_zone() to authenticated, service_role;
grant execute on function private.plain_text(text), private.is_email(text) to anon, authenticated, service_role;
