-- A staff session ends after 12 hours without use, wherever its token is shown; the last admin stays.

create table private.staff_sessions (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now()
);
create index staff_sessions_user on private.staff_sessions (user_id);
alter table private.staff_sessions enable row level security;
revoke all on private.staff_sessions from anon, authenticated;
grant all on private.staff_sessions to service_role;

create function private.session_is_idle() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from private.staff_sessions
      where session_id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
        and seen_at < now() - interval '12 hours'
    )
  $$;
-- Signed out elsewhere: the token is good until it runs out, up to an hour; the session behind it is gone at once.
create function private.session_is_gone() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select coalesce((select auth.jwt()) ->> 'session_id', '') <> '' and not exists (
      select from auth.sessions where id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
    )
  $$;
revoke execute on function private.session_is_idle(), private.session_is_gone() from public;

create or replace function private.is_staff() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select 1 from public.staff where user_id = (select auth.uid()))
      and not private.session_is_idle() and not private.session_is_gone()
  $$;
create or replace function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select 1 from public.staff where user_id = (select auth.uid()) and role = 'admin')
      and not private.session_is_idle() and not private.session_is_gone()
  $$;

-- The role of whoever asks, "idle" where the session has rested too long, null for who is not staff or was signed out.
-- Counts as use.
create function private.staff_session() returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    own_role text;
    own_session uuid := ((select auth.jwt()) ->> 'session_id')::uuid;
  begin
    if private.session_is_gone() then return null; end if;
    select role into own_role from public.staff where user_id = auth.uid();
    if own_role is null or own_session is null then return own_role; end if;
    if private.session_is_idle() then return 'idle'; end if;
    -- Once a minute is often enough.
    insert into private.staff_sessions (session_id, user_id) values (own_session, auth.uid())
      on conflict (session_id) do update set seen_at = now()
      where staff_sessions.seen_at < now() - interval '1 minute';
    return own_role;
  end $$;
create function public.staff_session() returns text
  language sql volatile security invoker set search_path = ''
  as $$ select private.staff_session() $$;
revoke execute on function private.staff_session(), public.staff_session() from public, anon;
grant execute on function private.staff_session(), public.staff_session() to authenticated, service_role;

create function private.keep_an_admin() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- Two admins who remove each other at the same time wait here for each other.
    perform pg_advisory_xact_lock(hashtextextended('admins', 0));
    if not exists (select from public.staff where role = 'admin') then
      raise exception 'the last admin stays' using errcode = 'PT409';
    end if;
    return null;
  end $$;
revoke execute on function private.keep_an_admin() from public;
create trigger keep_an_admin_removed after delete on public.staff
  for each row when (old.role = 'admin') execute function private.keep_an_admin();
create trigger keep_an_admin_changed after update of role on public.staff
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function private.keep_an_admin();
