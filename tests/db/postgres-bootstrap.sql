-- The parts of a hosted Supabase project that the migrations need. Run by a superuser on an empty database, PostgreSQL
-- 15 or newer. The migrations then run as "migrator", not a superuser, like "postgres" on a hosted project.

-- Roles belong to the whole server: another database may have created them.
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'migrator') then
    create role authenticator nologin noinherit;
    create role supabase_auth_admin nologin noinherit;
    create role supabase_storage_admin nologin noinherit;
    create role migrator nologin createrole bypassrls;
    alter role anon set statement_timeout = '3s';
    alter role authenticated set statement_timeout = '8s';
  end if;
  execute format('alter database %I owner to migrator', current_database());
end $$;
grant anon, authenticated, service_role to authenticator, migrator;
-- On a hosted project supautils lets "postgres" create policies on the storage tables, which belong to another role.
-- In plain PostgreSQL only membership of that role allows this.
grant supabase_storage_admin to migrator;

-- The migrations must revoke the default privileges of a hosted project, not rely on them.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role migrator in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role migrator in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role migrator in schema public
  grant execute on functions to anon, authenticated, service_role;

create schema if not exists auth;
create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  email text unique,
  encrypted_password text,
  email_change text,
  email_confirmed_at timestamptz,
  raw_user_meta_data jsonb,
  created_at timestamptz default now()
);
create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz default now()
);
create or replace function auth.jwt() returns jsonb
  language sql stable
  as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
create or replace function auth.uid() returns uuid
  language sql stable
  as $$
    select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), auth.jwt() ->> 'sub')::uuid
  $$;
alter table auth.users owner to supabase_auth_admin;
alter table auth.sessions owner to supabase_auth_admin;
alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
grant usage on schema auth to anon, authenticated, service_role, migrator, supabase_auth_admin;
grant all on all tables in schema auth to migrator;

create schema if not exists storage;
create table if not exists storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);
create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner_id text,
  created_at timestamptz default now(),
  unique (bucket_id, name)
);
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant usage on schema storage to anon, authenticated, service_role, migrator, supabase_storage_admin;
grant all on all tables in schema storage to anon, authenticated, service_role, migrator;
