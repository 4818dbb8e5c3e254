-- Staff two-step verification: an app code (TOTP, RFC 6238) or a recovery code. Secrets come in headers, because
-- arguments of failed statements are logged. Besides a token, everything needs the job key "second-factor".

create table private.recovery_codes (
  user_id uuid not null references private.second_factors (user_id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

-- WebAuthn public keys. `counter` is that of the newest signature; 0 on devices that do not count.
create table private.passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references private.second_factors (user_id) on delete cascade,
  credential_id text not null unique check (credential_id ~ '^[A-Za-z0-9_-]+$' and char_length(credential_id) <= 1400),
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]+$' and char_length(public_key) <= 4000),
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_user on private.passkeys (user_id);

-- Wrong codes, for the guessing limit.
create table private.second_factor_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  attempted_at timestamptz not null default now()
);
create index second_factor_attempts_user on private.second_factor_attempts (user_id, attempted_at);

-- Key for one account and use, derived from the web server's: a copy of the database or of a row reveals nothing.
create function private.second_factor_key(account uuid, key_use text) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    perform private.require_job('second-factor');
    return encode(extensions.hmac(key_use || ':' || account, private.request_header('x-job-key'), 'sha256'), 'hex');
  end $$;

-- The 30-second step of a code (RFC 4226, section 5.3, SHA-1, six digits), or null; phone clocks may be off by one
-- step.
create function private.totp_step(secret bytea, code text, moment timestamptz) returns bigint
  language sql stable set search_path = ''
  as $$
    select max(step) from generate_series(
      floor(extract(epoch from moment) / 30)::bigint - 1, floor(extract(epoch from moment) / 30)::bigint + 1
    ) step, extensions.hmac(int8send(step), secret, 'sha1') mac, lateral (select get_byte(mac, 19) & 15 as place) truncated
    where code = lpad((((get_byte(mac, place) & 127)::bigint * 16777216 + get_byte(mac, place + 1) * 65536
      + get_byte(mac, place + 2) * 256 + get_byte(mac, place + 3)) % 1000000)::text, 6, '0')
  $$;

create function private.recovery_code_hash(account uuid, code text) returns bytea
  language sql stable set search_path = ''
  as $$ select extensions.hmac(code, private.second_factor_key(account, 'recovery code'), 'sha256') $$;

-- Ten new recovery codes, stored as keyed hashes: ten characters from an unambiguous alphabet of 32, 50 bits each.
create function private.replace_recovery_codes(account uuid) returns text[]
  language plpgsql volatile set search_path = ''
  as $$
  declare
    codes constant text[] := array(
      select string_agg(substr('abcdefghijkmnpqrstuvwxyz23456789', 1 + (get_byte(bytes, place) & 31), 1), '')
      from (select n, extensions.gen_random_bytes(10) as bytes from generate_series(1, 10) n) random,
        generate_series(0, 9) place
      group by n
    );
  begin
    delete from private.recovery_codes where user_id = account;
    insert into private.recovery_codes (user_id, hash)
      select account, private.recovery_code_hash(account, code) from unnest(codes) code;
    return codes;
  end $$;

-- Seconds until the next code may be tried. Sessions wait after five wrong codes, accounts after ten, because the
-- password starts any number of sessions. Recovery codes are limited per session, so nobody can lock the owner out.
create function private.second_factor_wait(account uuid, session uuid, is_recovery boolean) returns integer
  language sql stable set search_path = ''
  as $$
    select greatest(0, ceil(extract(epoch from max(free_at) - now())))::integer from (
      (select attempted_at + interval '15 minutes' as free_at from private.second_factor_attempts
        where user_id = account and session_id = session order by attempted_at desc offset 4 limit 1)
      union all
      select max(attempted_at) + least(interval '15 minutes', interval '15 seconds' * 2 ^ least(count(*) / 5, 10))
        from private.second_factor_attempts
        where user_id = account and attempted_at > now() - interval '1 day' and not is_recovery
        having count(*) >= 10
      union all select now()
    ) limits
  $$;

create function private.pass_session(account uuid) returns void
  language sql volatile set search_path = ''
  as $$
    delete from private.second_factor_attempts where user_id = account and session_id = private.session_id();
    insert into private.passed_sessions (session_id, user_id) values (private.session_id(), account)
      on conflict (session_id) do update set passed_at = now();
  $$;

-- Whether the session just proved the second factor: actions that risk others' money need more than an open session.
create function private.has_fresh_factor() returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (
      select from private.passed_sessions p join private.second_factors f on f.user_id = p.user_id
      where p.session_id = private.session_id() and p.user_id = auth.uid() and f.confirmed_at is not null
        and p.passed_at > now() - interval '15 minutes'
    )
  $$;

-- Tries the code in the header: "ok", "wrong", "used" (codes are single-use), "wait" with the seconds, or "unreadable"
-- if the web server's key differs from the one that encrypted the secret.
create function private.try_second_factor(account uuid, is_enrolling boolean) returns jsonb
  language plpgsql volatile set search_path = ''
  as $$
  declare
    given constant text := lower(private.request_header('x-second-factor-code'));
    is_recovery constant boolean := given !~ '^[0-9]{6}$';
    key constant text := private.second_factor_key(account, 'secret');
    factor private.second_factors;
    wait integer;
    secret bytea;
    step bigint;
    outcome text := 'wrong';
  begin
    -- Serialises an account's attempts, or one code could pass twice.
    select * into factor from private.second_factors where user_id = account for update;
    if not found then return '{"outcome": "off"}'; end if;
    wait := private.second_factor_wait(account, private.session_id(), is_recovery);
    if wait > 0 then return jsonb_build_object('outcome', 'wait', 'seconds', wait); end if;
    if is_enrolling or factor.app_confirmed_at is not null then
      begin
        secret := extensions.pgp_sym_decrypt_bytea(factor.secret, key);
      exception when external_routine_invocation_exception then
        return '{"outcome": "unreadable"}';
      end;
    end if;
    if is_recovery and not is_enrolling then
      update private.recovery_codes set used_at = now()
        where user_id = account and hash = private.recovery_code_hash(account, given) and used_at is null;
      if found then
        outcome := 'ok';
      elsif exists (
        select from private.recovery_codes
        where user_id = account and hash = private.recovery_code_hash(account, given)
      ) then
        outcome := 'used';
      end if;
    elsif secret is not null then
      step := private.totp_step(secret, given, now());
      if step <= factor.last_step then
        outcome := 'used';
      elsif step is not null then
        outcome := 'ok';
        update private.second_factors set last_step = step where user_id = account;
      end if;
    end if;
    if outcome = 'wrong' then
      insert into private.second_factor_attempts (user_id, session_id) values (account, private.session_id());
    elsif outcome = 'ok' then
      perform private.pass_session(account);
    end if;
    return jsonb_build_object('outcome', outcome);
  end $$;

-- The caller, who must be staff; the session need not have passed the second factor.
create function private.staff_before_second_factor() returns uuid
  language plpgsql stable set search_path = ''
  as $$
  begin
    if private.session_is_gone() or private.session_is_idle()
      or not exists (select from public.staff where user_id = auth.uid()) then
      raise exception 'only staff' using errcode = '42501';
    end if;
    return auth.uid();
  end $$;

-- Data of the account page; admins and the office lose access at `required_at` without a second factor.
create function private.second_factor_status()
  returns table (
    enrolled_at timestamptz, has_app boolean, passkeys bigint, codes_left bigint, required_at timestamptz,
    reset_at timestamptz
  )
  language sql stable security definer set search_path = ''
  as $$
    select f.confirmed_at, f.app_confirmed_at is not null,
      (select count(*) from private.passkeys k where k.user_id = s.user_id),
      (select count(*) from private.recovery_codes c where c.user_id = s.user_id and c.used_at is null),
      case when s.role in ('admin', 'office') then s.role_since + private.second_factor_grace() end, s.factor_reset_at
    from public.staff s left join private.second_factors f on f.user_id = s.user_id and f.confirmed_at is not null
    where s.user_id = private.staff_before_second_factor()
  $$;

-- Activates an account's second factor and returns its recovery codes, unless it was active already.
create function private.confirm_factor(account uuid) returns text[]
  language plpgsql volatile set search_path = ''
  as $$
  begin
    update private.second_factors set confirmed_at = now() where user_id = account and confirmed_at is null;
    if not found then return null; end if;
    update public.staff set factor_reset_at = null where user_id = account;
    return private.replace_recovery_codes(account);
  end $$;

-- The secret of a new app. Null if there is one, or if the session has not passed an existing second factor.
create function private.begin_second_factor() returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    account constant uuid := private.staff_before_second_factor();
    secret constant bytea := extensions.gen_random_bytes(20);
  begin
    insert into private.second_factors (user_id, secret) values (account,
        extensions.pgp_sym_encrypt_bytea(secret, private.second_factor_key(account, 'secret'), 'cipher-algo=aes256'))
      on conflict (user_id) do update set secret = excluded.secret, last_step = 0
      where second_factors.app_confirmed_at is null and private.missing_factor() is distinct from 'code';
    return case when found then encode(secret, 'hex') end;
  end $$;

-- Completes enrolment of an app; answers like try_second_factor, with recovery codes for the first second factor.
create function private.confirm_second_factor() returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    account constant uuid := private.staff_before_second_factor();
    answer jsonb;
  begin
    perform private.require_job('second-factor');
    if private.missing_factor() = 'code' or not exists (
      select from private.second_factors
      where user_id = account and secret is not null and app_confirmed_at is null
    ) then
      return '{"outcome": "off"}';
    end if;
    answer := private.try_second_factor(account, true);
    if answer ->> 'outcome' <> 'ok' then return answer; end if;
    answer := answer || jsonb_build_object('codes', private.confirm_factor(account));
    update private.second_factors set app_confirmed_at = now() where user_id = account;
    return answer;
  end $$;

-- Verifies the caller's session. Answers like try_second_factor; "off" without a second factor.
create function private.pass_second_factor() returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare account constant uuid := private.staff_before_second_factor();
  begin
    perform private.require_job('second-factor');
    if not exists (select from private.second_factors where user_id = account and confirmed_at is not null) then
      return '{"outcome": "off"}';
    end if;
    return private.try_second_factor(account, false);
  end $$;

create function private.staff_with_second_factor() returns uuid
  language plpgsql stable set search_path = ''
  as $$
  begin
    perform private.require_job('second-factor');
    if not private.is_staff()
      or not exists (select from private.second_factors where user_id = auth.uid() and confirmed_at is not null) then
      raise exception 'only staff with a second factor' using errcode = '42501';
    end if;
    return auth.uid();
  end $$;

create function private.renew_recovery_codes() returns text[]
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare account constant uuid := private.staff_with_second_factor();
  begin
    perform private.audit('recovery-codes-renewed', account);
    return private.replace_recovery_codes(account);
  end $$;

create function private.remove_second_factor() returns void
  language sql volatile security definer set search_path = ''
  as $$ delete from private.second_factors where user_id = private.staff_with_second_factor() $$;

-- Removing the last method ends the second factor.
create function private.end_factor_without_way(account uuid) returns void
  language sql volatile set search_path = ''
  as $$
    delete from private.second_factors f
    where f.user_id = account and f.app_confirmed_at is null
      and not exists (select from private.passkeys k where k.user_id = account)
  $$;

create function private.remove_authenticator_app() returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare account constant uuid := private.staff_with_second_factor();
  begin
    -- Serialises simultaneous removals of two methods.
    update private.second_factors set secret = null, app_confirmed_at = null, last_step = 0 where user_id = account;
    perform private.end_factor_without_way(account);
  end $$;

-- Removes a lost second factor and ends all sessions: the lost device may hold one.
create function private.reset_factor_of(account uuid) returns boolean
  language plpgsql volatile set search_path = ''
  as $$
  begin
    delete from private.second_factors where user_id = account;
    if not found then return false; end if;
    update public.staff set factor_reset_at = now() where user_id = account;
    delete from auth.sessions where user_id = account;
    delete from private.known_devices where user_id = account;
    return true;
  end $$;

create function public.staff_reset_factor(account_email text) returns boolean
  language sql volatile security definer set search_path = ''
  as $$
    select coalesce((
      select private.reset_factor_of(u.id) from auth.users u where lower(u.email) = lower(account_email)
    ), false)
  $$;

select private.expose('authenticated', 'second_factor_status', 'begin_second_factor', 'confirm_second_factor',
  'pass_second_factor', 'renew_recovery_codes', 'remove_second_factor', 'remove_authenticator_app');
grant execute on function public.staff_reset_factor to service_role;
