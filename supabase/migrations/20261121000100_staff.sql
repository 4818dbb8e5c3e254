-- Who is staff. A row makes a signed-in user staff; no row, no more rights than a visitor.
-- Rights are granted explicitly everywhere: a hosted project grants nothing to the Data API by itself.

grant usage on schema public to anon, authenticated, service_role;
-- A new function may be called by nobody until it is granted. PUBLIC's right is a default of the whole
-- database, which a rule for one schema cannot take back; the other two are a hosted project's defaults.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

create schema private;
grant usage on schema private to authenticated, service_role;

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

-- Definer, because a policy that read public.staff itself would be answered by that table's own policy.
create function private.is_staff() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select 1 from public.staff where user_id = (select auth.uid())) $$;

create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select 1 from public.staff where user_id = (select auth.uid()) and role = 'admin') $$;

revoke execute on function private.is_staff(), private.is_admin() from public;
grant execute on function private.is_staff(), private.is_admin() to authenticated;

-- The three below serve `npm run staff`, which holds the secret key; nobody else may call them.
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
