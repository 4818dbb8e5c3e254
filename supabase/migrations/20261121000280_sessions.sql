-- Staff sessions, which members see and end themselves and admins end for all, and the list of members.

-- A browser or system name found by the web server (lib/staff/sessions/device.ts); null for anything else.
create function private.device_word(header text) returns text
  language sql stable set search_path = ''
  as $$ select substring(private.request_header(header) from '^[A-Za-z ]{1,20}$') $$;

-- An idle session has ended, though its row remains.
create function private.open_sessions(account uuid)
  returns table (id uuid, created_at timestamptz, seen_at timestamptz, browser text, system text)
  language sql stable set search_path = ''
  as $$
    select a.id, a.created_at, coalesce(s.seen_at, a.created_at), s.browser, s.system
    from auth.sessions a left join private.staff_sessions s on s.session_id = a.id
    where a.user_id = account and coalesce(s.seen_at, a.created_at) >= now() - private.idle_limit()
  $$;

-- Staff manage their own sessions, admins all of them.
create function private.require_sessions_of(account uuid, deed text) returns void
  language plpgsql stable set search_path = ''
  as $$
  begin
    if ((account = auth.uid() and private.is_staff())
      or (private.is_admin() and exists (select from public.staff where user_id = account))) is not true then
      raise exception 'only an admin % the sessions of others', deed using errcode = '42501';
    end if;
  end $$;

create function private.sessions_of(account uuid)
  returns table (id uuid, created_at timestamptz, seen_at timestamptz, browser text, system text, is_current boolean)
  language sql stable security definer set search_path = ''
  as $$
    select private.require_sessions_of(account, 'sees');
    select o.id, o.created_at, o.seen_at, o.browser, o.system, o.id = private.session_id()
    from private.open_sessions(account) o
    order by o.id = private.session_id() desc, o.seen_at desc, o.id
  $$;

-- Also forgets its device. False if it has already ended.
create function private.end_session(account uuid, session uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_sessions_of(account, 'ends');
    delete from auth.sessions where id = session and user_id = account;
    if not found then return false; end if;
    delete from private.known_devices where session_id = session and user_id = account;
    perform private.audit('session-ended', account, session::text);
    return true;
  end $$;

-- Ends all sessions of an account, or all but one, and forgets their devices; false if there were none.
create function private.end_sessions_but(account uuid, kept uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare ended uuid;
  begin
    for ended in delete from auth.sessions where user_id = account and id is distinct from kept returning id loop
      perform private.audit('session-ended', account, ended::text);
    end loop;
    delete from private.known_devices where user_id = account and session_id is distinct from kept;
    return ended is not null;
  end $$;

create function private.end_sessions(account uuid) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_sessions_of(account, 'ends');
    if private.end_sessions_but(account, private.session_id()) then
      perform private.queue_staff_mail('staff-signed-out', account);
    end if;
  end $$;

create function private.sign_out() returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    delete from auth.sessions where id = private.session_id() and user_id = auth.uid();
    if found and exists (select from public.staff where user_id = auth.uid()) then
      perform private.audit('signed-out', auth.uid(), private.session_id()::text);
    end if;
  end $$;

create function private.staff_members()
  returns table (
    id uuid, email text, role text, created_at timestamptz, seen_at timestamptz, enrolled_at timestamptz,
    required_at timestamptz, sessions bigint
  )
  language sql stable security definer set search_path = ''
  as $$
    select private.require_admin('sees all members of staff');
    select s.user_id, u.email::text, s.role, s.created_at, s.seen_at, f.confirmed_at,
      case when s.role in ('admin', 'office') then s.role_since + private.second_factor_grace() end,
      (select count(*) from private.open_sessions(s.user_id))
    from public.staff s join auth.users u on u.id = s.user_id
    left join private.second_factors f on f.user_id = s.user_id and f.confirmed_at is not null
    order by u.email
  $$;

-- For a colleague who lost the device. The web server first asks for the admin's password; nobody resets their own,
-- because the password alone must never remove it. False if the account has none.
create function private.reset_second_factor(account uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_job('second-factor');
    if account = auth.uid() or not private.is_admin() then
      raise exception 'only another admin resets a second factor' using errcode = '42501';
    end if;
    return private.reset_factor_of(account);
  end $$;

select private.expose('authenticated', 'sessions_of', 'end_session', 'end_sessions', 'sign_out', 'staff_members',
  'reset_second_factor');
