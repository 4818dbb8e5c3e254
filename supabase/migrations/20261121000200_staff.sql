-- Staff accounts, their sessions, and rate limits on sign-in.

-- A row makes a signed-in user staff; a user without one has a visitor's privileges. Admins may do everything, the office
-- works with leads, payments and subscribers, editors write posts; private.has_role lists who asks.
create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'office', 'editor')),
  created_at timestamptz not null default now(),
  role_since timestamptz not null default now(),
  seen_at timestamptz,
  -- When somebody else removed the second factor; null once there is a new one.
  factor_reset_at timestamptz
);
alter table public.staff enable row level security;
grant select on public.staff to authenticated;
-- Last use and device of each staff session, in the words of private.device_word.
create table private.staff_sessions (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  browser text,
  system text
);
create index staff_sessions_user on private.staff_sessions (user_id);

-- The session of the caller's token; null if the token names none.
create function private.session_id() returns uuid
  language sql stable set search_path = ''
  as $$ select nullif((select auth.jwt()) ->> 'session_id', '')::uuid $$;

create function private.idle_limit() returns interval
  language sql immutable set search_path = ''
  as $$ select interval '12 hours' $$;

-- A session never used on the site counts as idle since it began.
create function private.session_is_idle() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from auth.sessions a left join private.staff_sessions s on s.session_id = a.id
      where a.id = private.session_id() and coalesce(s.seen_at, a.created_at) < now() - private.idle_limit()
    )
  $$;

-- Access tokens stay valid for up to an hour, but the session row is deleted at once.
create function private.session_is_gone() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select not exists (select from auth.sessions where id = private.session_id() and user_id = (select auth.uid())) $$;

-- Accounts whose password somebody else set. They have no rights until they change it.
create table private.first_passwords (
  user_id uuid primary key references auth.users (id) on delete cascade,
  given_at timestamptz not null default now()
);

create function private.has_first_password() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from private.first_passwords where user_id = (select auth.uid())) $$;

-- Devices with a complete sign-in, by cookie hash. Wrong passwords from them are counted separately, so that strangers
-- guessing passwords cannot lock the owner out.
create table private.known_devices (
  user_id uuid not null references public.staff (user_id) on delete cascade,
  hash text not null check (char_length(hash) = 64),
  session_id uuid not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, hash)
);

-- The auth server changes passwords. A change forgets all devices, because it may follow the loss of one.
create function private.note_new_password() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from private.first_passwords where user_id = new.id;
    delete from private.known_devices where user_id = new.id;
    if exists (select from public.staff where user_id = new.id) then
      perform private.queue_staff_mail('staff-password', new.id), private.audit('password-changed', new.id);
    end if;
    return null;
  end $$;
create trigger note_new_password after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.note_new_password();

-- An account's second factor counts from `confirmed_at`. The app's secret is encrypted with a key outside the database;
-- `last_step` is the newest step whose code was used.
create table private.second_factors (
  user_id uuid primary key references public.staff (user_id) on delete cascade,
  confirmed_at timestamptz,
  secret bytea,
  app_confirmed_at timestamptz check (app_confirmed_at is null or (secret is not null and confirmed_at is not null)),
  last_step bigint not null default 0
);

create table private.passed_sessions (
  session_id uuid primary key,
  user_id uuid not null references private.second_factors (user_id) on delete cascade,
  passed_at timestamptz not null default now()
);
create index passed_sessions_user on private.passed_sessions (user_id);

create function private.second_factor_grace() returns interval
  language sql immutable set search_path = ''
  as $$ select interval '7 days' $$;

-- What the caller's session still needs: to pass the second factor ("code"), to set one up ("enrol"), or null.
create function private.missing_factor() returns text
  language sql stable security definer set search_path = ''
  as $$
    select case
      when f.user_id is not null then case when p.session_id is null then 'code' end
      when s.role in ('admin', 'office') and s.role_since < now() - private.second_factor_grace() then 'enrol'
    end
    from public.staff s
    left join private.second_factors f on f.user_id = s.user_id and f.confirmed_at is not null
    left join private.passed_sessions p on p.user_id = s.user_id and p.session_id = private.session_id()
    where s.user_id = (select auth.uid())
  $$;

-- Whether the session has the rights of its staff role. The only place that checks the requirements.
create function private.session_counts() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select not private.session_is_gone() and not private.session_is_idle() and not private.has_first_password()
      and private.missing_factor() is null
  $$;

-- Whether the caller has one of the roles. Security definer: a policy that read public.staff directly would fall under
-- that table's own policy.
create function private.has_role(variadic roles text[]) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.staff where user_id = (select auth.uid()) and role = any (roles))
      and private.session_counts()
  $$;

create function private.is_staff() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select private.has_role('admin', 'office', 'editor') $$;

create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select private.has_role('admin') $$;

-- Whether the caller works with leads, payments and subscribers.
create function private.is_office() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select private.has_role('admin', 'office') $$;

-- Whether the caller writes posts.
create function private.is_editor() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select private.has_role('admin', 'editor') $$;

-- These raise "insufficient privilege" for other callers; the message names the deed.
create function private.require_admin(deed text) returns void
  language plpgsql stable set search_path = ''
  as $$
  begin
    if not private.is_admin() then raise exception 'only an admin %', deed using errcode = '42501'; end if;
  end $$;

create function private.require_office(deed text) returns void
  language plpgsql stable set search_path = ''
  as $$
  begin
    if not private.is_office() then raise exception 'only an admin or the office %', deed using errcode = '42501'; end if;
  end $$;

-- Lets only "admin", or also the "office", read a table: all columns, including later ones, or all but the named ones.
create function private.let_read(who text, own regclass, variadic hidden text[] default '{}') returns void
  language plpgsql set search_path = ''
  as $$
  begin
    execute format('alter table %s enable row level security', own);
    execute format('grant select %s on %s to authenticated', (
      select '(' || string_agg(quote_ident(attname), ', ') || ')' from pg_catalog.pg_attribute
      where hidden <> '{}' and attrelid = own and attnum > 0 and not attisdropped and attname <> all (hidden)
    ), own);
    execute format('create policy %I on %s for select to authenticated using ((select private.%I()))',
      who || ' reads', own, 'is_' || who);
  end $$;

create policy "staff read their own row" on public.staff
  for select to authenticated using (user_id = (select auth.uid()) and (select private.is_staff()));

-- The caller's role, or the session's shortcoming: "idle", "first-password", "code", "enrol"; null for a user who is
-- not staff or was signed out. The call counts as use of the session.
create function private.staff_session() returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    own_role text;
    own_session constant uuid := private.session_id();
  begin
    if private.session_is_gone() then return null; end if;
    select role into own_role from public.staff where user_id = auth.uid();
    if own_role is null then return null; end if;
    if private.session_is_idle() then return 'idle'; end if;
    -- Once a minute is often enough.
    insert into private.staff_sessions (session_id, user_id, browser, system)
      values (own_session, auth.uid(), private.device_word('x-browser'), private.device_word('x-system'))
      on conflict (session_id) do update set seen_at = now()
      where staff_sessions.seen_at < now() - interval '1 minute';
    if found then update public.staff set seen_at = now() where user_id = auth.uid(); end if;
    if private.has_first_password() then return 'first-password'; end if;
    return coalesce(private.missing_factor(), own_role);
  end $$;

-- For any session, even without the second factor, the auth server changes an account's password and address. The
-- trigger below therefore demands a single-use permit, valid for 60 seconds; a session's covers the password only.
create table private.account_permits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid unique,
  -- When the session began with a mailed password link, which is good for an hour.
  linked_at timestamptz,
  permitted_at timestamptz
);
create index account_permits_user on private.account_permits (user_id);

-- Notes that the caller's session began with a mailed link. The web server, which redeemed it, vouches with its key.
create function private.note_password_link() returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_job('second-factor');
    if private.session_is_gone() then raise exception 'the session has ended' using errcode = '42501'; end if;
    insert into private.account_permits (user_id, session_id, linked_at) values (auth.uid(), private.session_id(), now());
  end $$;

create function private.began_with_link() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from private.account_permits
      where session_id = private.session_id() and linked_at > now() - interval '1 hour'
    )
  $$;

-- Permits the caller's session to set a password. The web server vouches with its key that it asked for the current
-- one.
create function private.permit_password() returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_job('second-factor');
    if private.session_is_gone() or not (private.is_staff()
      or (private.has_first_password() and not private.session_is_idle())
      or private.began_with_link()) then
      raise exception 'the session may set no password' using errcode = '42501';
    end if;
    insert into private.account_permits (user_id, session_id, permitted_at)
      values (auth.uid(), private.session_id(), now())
      on conflict (session_id) do update set permitted_at = now();
  end $$;

-- Permits one account change with the secret key. False if there is no such account.
create function public.staff_permit_change(account_email text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    insert into private.account_permits (user_id, permitted_at)
      select u.id, now() from auth.users u where lower(u.email) = lower(account_email);
    return found;
  end $$;

-- Of two simultaneous changes, the second waits for the account's row and then finds the permit used.
create function private.use_account_permit() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update private.account_permits set permitted_at = null where id = (
      select p.id from private.account_permits p
      where p.user_id = new.id and p.permitted_at between now() - interval '60 seconds' and clock_timestamp()
        and (p.session_id is null or (new.email is not distinct from old.email
          and coalesce(new.email_change, '') = coalesce(old.email_change, '')))
      order by p.permitted_at limit 1
    );
    if not found then
      raise exception 'a new password or address needs a permit' using errcode = '42501',
        hint = 'Call public.staff_permit_change with the present address within 60 seconds before it.';
    end if;
    return new;
  end $$;
create trigger use_account_permit before update of encrypted_password, email, email_change on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password
    or new.email is distinct from old.email or coalesce(new.email_change, '') <> coalesce(old.email_change, ''))
  execute function private.use_account_permit();

-- Remembers the device of the caller's session by cookie hash. False if `present_key` is already known, true once
-- `new_key` is stored; null for a session without rights.
create function private.remember_device(new_key text, present_key text default null) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if private.session_is_gone() or not (private.is_staff() or (private.began_with_link()
      and exists (select from public.staff where user_id = auth.uid()))) then
      return null;
    end if;
    update private.known_devices set seen_at = now(), session_id = private.session_id()
      where user_id = auth.uid() and hash = present_key;
    if found then return false; end if;
    insert into private.known_devices (user_id, hash, session_id) values (auth.uid(), new_key, private.session_id());
    delete from private.known_devices where user_id = auth.uid() and hash not in (
      select hash from private.known_devices where user_id = auth.uid() order by seen_at desc, hash limit 10
    );
    return true;
  end $$;

-- Admin terms. Accounts are stored by id without a foreign key: removed admins still count.
create table private.admin_periods (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  began_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index admin_periods_open on private.admin_periods (user_id) where ended_at is null;

-- Consequences of a new role, or of a second factor removed by somebody else. Keeps the last admin. Revokes a former
-- admin's invitations and proposals; otherwise they could come back through an unknown address.
create function private.note_staff_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if old.role = 'admin' and new.role is distinct from 'admin' then
      -- Two admins removing each other simultaneously queue here.
      perform pg_advisory_xact_lock(hashtextextended('admins', 0));
      if not exists (select from public.staff where role = 'admin') then
        raise exception 'the last admin stays' using errcode = 'PT409';
      end if;
      update private.admin_periods set ended_at = now() where user_id = old.user_id and ended_at is null;
      perform private.reject_bank_changes_of(old.user_id);
      update private.staff_invitations set outcome = 'withdrawn', ended_at = now()
        where invited_by = old.user_id and outcome is null;
    end if;
    if new.role = 'admin' then
      insert into private.admin_periods (user_id) values (new.user_id)
        on conflict (user_id) where ended_at is null do nothing;
    end if;
    if new.role is distinct from old.role then
      perform private.audit(
        case tg_op when 'INSERT' then 'role-given' when 'UPDATE' then 'role-changed' else 'role-removed' end,
        coalesce(new.user_id, old.user_id), null, concat_ws(' > ', old.role, new.role));
    end if;
    if new.role <> old.role then perform private.queue_staff_mail('staff-role', new.user_id); end if;
    if tg_op = 'UPDATE' and new.factor_reset_at > coalesce(old.factor_reset_at, '-infinity') then
      perform private.queue_staff_mail('staff-factor-reset', new.user_id);
    end if;
    return null;
  end $$;
create trigger note_staff_change after insert or delete or update of role, factor_reset_at on public.staff
  for each row execute function private.note_staff_change();

-- The next four serve `npm run staff`, with the secret key only.
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
  begin
    insert into public.staff (user_id, role)
      select u.id, account_role from auth.users u where lower(u.email) = lower(account_email)
      on conflict (user_id) do update set role = excluded.role,
        role_since = case when staff.role = excluded.role then staff.role_since else now() end;
    return found;
  end $$;

-- Ends all sessions and forces a password change. False if there is no such account.
create function public.staff_first_password(account_email text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare account_id uuid;
  begin
    insert into private.first_passwords (user_id)
      select u.id from auth.users u where lower(u.email) = lower(account_email)
      on conflict (user_id) do update set given_at = now() returning user_id into account_id;
    if account_id is null then return false; end if;
    delete from auth.sessions where user_id = account_id;
    perform private.audit('first-password', account_id);
    return true;
  end $$;

create function public.staff_remove(account_email text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    return coalesce((select private.drop_staff(u.id) from auth.users u where lower(u.email) = lower(account_email)), false);
  end $$;

-- In 15 minutes: 5 attempts per account from one IP address or known device, 20 per IP address over all accounts.
-- Attempts from many addresses only slow an account down, so nobody can lock a colleague out. Keys arrive hashed.
create table private.sign_in_attempts (
  id uuid primary key default gen_random_uuid(),
  key text not null check (char_length(key) = 64),
  -- The account, if the key combines an account and an IP address.
  account text check (char_length(account) = 64),
  attempted_at timestamptz not null default now()
);
create index sign_in_attempts_key_and_time on private.sign_in_attempts (key, attempted_at);
create index sign_in_attempts_account on private.sign_in_attempts (account, attempted_at);
create index sign_in_attempts_time on private.sign_in_attempts (attempted_at);

-- Seconds to wait and milliseconds of delay. Counts an allowed attempt at once, so that simultaneous ones cannot pass
-- together. `all_addresses` is for mail: after five mails, people have a link that works.
create function private.begin_sign_in(
  account_key text, all_addresses boolean default false, device_key text default null
) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
  declare
    span constant interval := interval '15 minutes';
    address_key constant text := private.client_hash();
    is_known constant boolean := exists (
      select from private.known_devices d join auth.users u on u.id = d.user_id
      cross join unnest(array['account:', 'mail:']) kind
      where d.hash = device_key and account_key = encode(sha256(convert_to(kind || lower(u.email), 'UTF8')), 'hex')
    );
    counted_address constant text := case when not is_known then address_key end;
    pair_key constant text := case
      when is_known then encode(sha256(convert_to(account_key || ':' || device_key, 'UTF8')), 'hex')
      when all_addresses or address_key is null then account_key
      else encode(sha256(convert_to(account_key || ':' || address_key, 'UTF8')), 'hex') end;
    free_again timestamptz;
    earlier bigint;
  begin
    perform private.require_job('sign-in');
    perform pg_advisory_xact_lock(hashtextextended('sign-in account:' || account_key, 0));
    perform pg_advisory_xact_lock(hashtextextended('sign-in address:' || counted_address, 0));
    -- Also drops attempts recorded while the clock was ahead: they would lock people out until it caught up.
    delete from private.sign_in_attempts where attempted_at < now() - span or attempted_at > clock_timestamp();
    select max(at) into free_again from (
      (select attempted_at + span as at from private.sign_in_attempts
        where key = pair_key order by attempted_at desc offset 4 limit 1)
      union all
      (select attempted_at + span from private.sign_in_attempts
        where key = counted_address order by attempted_at desc offset 19 limit 1)
    ) limits;
    if free_again > now() then
      return jsonb_build_object('wait', ceil(extract(epoch from free_again - now())), 'delay', 0);
    end if;
    select count(*) into earlier from private.sign_in_attempts where account = account_key and not is_known;
    insert into private.sign_in_attempts (key, account) values (pair_key, account_key);
    if counted_address is not null then insert into private.sign_in_attempts (key) values (counted_address); end if;
    return jsonb_build_object('wait', 0, 'delay', least(4000, 500 * greatest(0, earlier - 8)));
  end $$;

-- A correct password, or one set through a mailed link, clears the count of the user's own account.
create function private.end_sign_in() returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from private.sign_in_attempts
    where account = encode(sha256(convert_to('account:' || lower((select auth.jwt() ->> 'email')), 'UTF8')), 'hex')
  $$;

select private.expose('authenticated, service_role', 'staff_session', 'end_sign_in');
select private.expose('authenticated', 'note_password_link', 'permit_password', 'remember_device');
select private.expose('anon, authenticated, service_role', 'begin_sign_in');
grant execute on function private.is_staff, private.is_admin, private.is_office, private.is_editor to authenticated;
grant execute on function public.staff_permit_change, public.staff_accounts, public.staff_add, public.staff_remove,
  public.staff_first_password
  to service_role;
