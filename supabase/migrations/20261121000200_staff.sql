-- Staff: who they are, their sessions, and the limit on sign-in attempts.

-- A row makes a signed-in user staff; without one, a user has no more privileges than a visitor.
create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'editor')),
  created_at timestamptz not null default now()
);
alter table public.staff enable row level security;
revoke all on public.staff from anon, authenticated;
grant select on public.staff to authenticated;
grant all on public.staff to service_role;
create policy "staff read their own row" on public.staff
  for select to authenticated using (user_id = (select auth.uid()));

-- When each staff session was last used. A session ends after 12 hours without use.
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

-- Whether the session was signed out elsewhere. Its access token stays valid for up to an hour, but the session behind
-- the token is deleted at once.
create function private.session_is_gone() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select coalesce((select auth.jwt()) ->> 'session_id', '') <> '' and not exists (
      select from auth.sessions where id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
    )
  $$;

-- These two run with the owner's privileges, because a policy that read public.staff itself would be subject to that
-- table's own policy.
create function private.is_staff() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select 1 from public.staff where user_id = (select auth.uid()))
      and not private.session_is_idle() and not private.session_is_gone()
  $$;

create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select 1 from public.staff where user_id = (select auth.uid()) and role = 'admin')
      and not private.session_is_idle() and not private.session_is_gone()
  $$;

-- The role of the caller, "idle" where the session was unused for too long, null for a user who is not staff or was
-- signed out. A call counts as use of the session.
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

revoke execute on function private.session_is_idle(), private.session_is_gone(), private.is_staff(),
  private.is_admin(), private.staff_session(), public.staff_session() from public;
grant execute on function private.is_staff(), private.is_admin() to authenticated;
grant execute on function private.staff_session(), public.staff_session() to authenticated, service_role;

-- The last admin cannot be removed or made an editor.
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

-- The next three serve `npm run staff`, which holds the secret key; nobody else may call them.
create function public.staff_accounts()
  returns table (email text, role text, created_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select u.email::text, s.role, s.created_at
    from public.staff s join auth.users u on u.id = s.user_id
    order by s.created_at
  $$;

create function public.staff_add(account_email text, account_role text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare account_id uuid;
  begin
    select u.id into account_id from auth.users u where lower(u.email) = lower(account_email);
    if account_id is null then return false; end if;
    insert into public.staff (user_id, role) values (account_id, account_role)
      on conflict (user_id) do update set role = excluded.role;
    return true;
  end $$;

create function public.staff_remove(account_email text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.staff s using auth.users u
      where u.id = s.user_id and lower(u.email) = lower(account_email);
    return found;
  end $$;

revoke execute on function public.staff_accounts(), public.staff_add(text, text), public.staff_remove(text)
  from public, anon, authenticated;
grant execute on function public.staff_accounts(), public.staff_add(text, text), public.staff_remove(text)
  to service_role;

-- Wrong passwords cost time: after 5 failures for an account, or 20 from an IP address, within 15 minutes the next
-- attempt must wait. They are counted here so that several web servers share one count. Keys arrive hashed: no
-- personal data is kept.
create table private.sign_in_attempts (
  key text not null check (char_length(key) = 64),
  attempted_at timestamptz not null default now()
);
create index sign_in_attempts_key_and_time on private.sign_in_attempts (key, attempted_at);
create index sign_in_attempts_time on private.sign_in_attempts (attempted_at);
alter table private.sign_in_attempts enable row level security;
revoke all on private.sign_in_attempts from anon, authenticated;
grant all on private.sign_in_attempts to service_role;

-- Seconds to wait before the next attempt, 0 where it may proceed. An attempt that may proceed is counted at once, so
-- that simultaneous attempts cannot pass together. The account's lock is taken before the address's.
create function private.begin_sign_in(account_key text, address_key text) returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    span constant interval := interval '15 minutes';
    free_again timestamptz;
  begin
    perform pg_advisory_xact_lock(hashtextextended('sign-in account:' || account_key, 0));
    perform pg_advisory_xact_lock(hashtextextended('sign-in address:' || address_key, 0));
    delete from private.sign_in_attempts where attempted_at < now() - span;
    select max(at) into free_again from (
      (select attempted_at + span as at from private.sign_in_attempts
        where key = account_key order by attempted_at desc offset 4 limit 1)
      union all
      (select attempted_at + span from private.sign_in_attempts
        where key = address_key order by attempted_at desc offset 19 limit 1)
    ) limits;
    if free_again > now() then
      return ceil(extract(epoch from free_again - now()));
    end if;
    insert into private.sign_in_attempts (key)
      select k from unnest(array[account_key, address_key]) as k where k is not null;
    return 0;
  end $$;
create function public.begin_sign_in(account_key text, address_key text default null) returns integer
  language sql volatile security invoker set search_path = ''
  as $$ select private.begin_sign_in(account_key, address_key) $$;
revoke execute on function private.begin_sign_in(text, text), public.begin_sign_in(text, text) from public;
grant execute on function private.begin_sign_in(text, text), public.begin_sign_in(text, text)
  to anon, authenticated, service_role;

-- A correct password clears the account's count. The account is always the signed-in user's own, never an argument.
create function private.end_sign_in() returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from private.sign_in_attempts
    where key = encode(sha256(convert_to('account:' || lower((select auth.jwt() ->> 'email')), 'UTF8')), 'hex')
  $$;
create function public.end_sign_in() returns void
  language sql volatile security invoker set search_path = ''
  as $$ select private.end_sign_in() $$;
revoke execute on function private.end_sign_in(), public.end_sign_in() from public, anon;
grant execute on function private.end_sign_in(), public.end_sign_in() to authenticated, service_role;
