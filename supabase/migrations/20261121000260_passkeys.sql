-- Passkeys as a second factor. The web server verifies signatures; a session's challenge works once, for five minutes.

create table private.passkey_challenges (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose in ('add', 'pass')),
  challenge text not null,
  made_at timestamptz not null default now()
);
create index passkey_challenges_user on private.passkey_challenges (user_id);

-- The caller, if allowed to add a method: there is no second factor yet, or the session has passed it.
create function private.staff_adding_passkey() returns uuid
  language plpgsql stable set search_path = ''
  as $$
  begin
    if private.missing_factor() = 'code' then
      raise exception 'only staff with a second factor' using errcode = '42501';
    end if;
    return private.staff_before_second_factor();
  end $$;

-- A new challenge for the caller's session, with the account's passkeys.
create function private.begin_passkey(for_purpose text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    account constant uuid := case when for_purpose = 'add' then private.staff_adding_passkey()
      else private.staff_before_second_factor() end;
    new_challenge constant text := translate(rtrim(encode(extensions.gen_random_bytes(32), 'base64'), '='), '+/', '-_');
  begin
    perform private.require_job('second-factor');
    insert into private.passkey_challenges (session_id, user_id, purpose, challenge)
      values (private.session_id(), account, for_purpose, new_challenge)
      on conflict (session_id) do update
        set purpose = excluded.purpose, challenge = excluded.challenge, made_at = now();
    return jsonb_build_object('challenge', new_challenge, 'passkeys', coalesce((
      select jsonb_agg(jsonb_build_object('id', credential_id, 'transports', transports) order by created_at)
      from private.passkeys where user_id = account
    ), '[]'));
  end $$;

-- Consumes the session's challenge, with key and counter of a passkey of the account. Null without a challenge.
create function private.take_passkey_challenge(for_purpose text, of_credential text default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    account constant uuid := private.staff_before_second_factor();
    taken private.passkey_challenges;
  begin
    perform private.require_job('second-factor');
    delete from private.passkey_challenges where session_id = private.session_id() returning * into taken;
    if taken.purpose is distinct from for_purpose or taken.made_at < now() - interval '5 minutes' then
      return null;
    end if;
    return jsonb_build_object('challenge', taken.challenge) || coalesce((
      select jsonb_build_object('public_key', public_key, 'counter', counter)
      from private.passkeys where user_id = account and credential_id = of_credential
    ), '{"public_key": null, "counter": null}');
  end $$;

-- Adds a verified passkey: "ok" (with recovery codes for the first second factor), "known", or "full" after ten.
create function private.add_passkey(
  new_credential text, new_key text, new_counter bigint, new_transports jsonb, new_name text
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare account constant uuid := private.staff_adding_passkey();
  begin
    perform private.require_job('second-factor');
    insert into private.second_factors (user_id) values (account) on conflict do nothing;
    -- Serialises simultaneous additions.
    perform from private.second_factors where user_id = account for update;
    if (select count(*) from private.passkeys where user_id = account) >= 10 then return '{"outcome": "full"}'; end if;
    insert into private.passkeys (user_id, credential_id, public_key, counter, transports, name)
      values (account, new_credential, new_key, new_counter,
        array(select jsonb_array_elements_text(new_transports)), new_name)
      on conflict (credential_id) do nothing;
    if not found then return '{"outcome": "known"}'; end if;
    perform private.pass_session(account);
    return jsonb_build_object('outcome', 'ok', 'codes', private.confirm_factor(account));
  end $$;

-- Passes the second factor with a passkey whose signature the web server verified; a null counter means that it was
-- wrong. A counter that did not grow suggests a cloned device.
create function private.pass_with_passkey(with_credential text, new_counter bigint default null) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare account constant uuid := private.staff_before_second_factor();
  begin
    perform private.require_job('second-factor');
    perform from private.second_factors where user_id = account and confirmed_at is not null for update;
    if not found then return false; end if;
    update private.passkeys set counter = new_counter, used_at = now()
      where user_id = account and credential_id = with_credential
        and (new_counter > counter or (new_counter = 0 and counter = 0));
    if found then
      perform private.pass_session(account);
      return true;
    end if;
    if private.second_factor_wait(account, private.session_id(), true) = 0 then
      insert into private.second_factor_attempts (user_id, session_id) values (account, private.session_id());
    end if;
    return false;
  end $$;

create function private.own_passkeys() returns table (id uuid, name text, created_at timestamptz, used_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select k.id, k.name, k.created_at, k.used_at from private.passkeys k
    where k.user_id = (select auth.uid()) and (select private.is_staff())
    order by k.created_at, k.id
  $$;

create function private.remove_passkey(passkey_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare account constant uuid := private.staff_with_second_factor();
  begin
    -- Serialises simultaneous removals of two methods.
    perform from private.second_factors where user_id = account for update;
    delete from private.passkeys where user_id = account and id = passkey_id;
    if not found then return false; end if;
    perform private.end_factor_without_way(account);
    return true;
  end $$;

select private.expose('authenticated', 'begin_passkey', 'take_passkey_challenge', 'add_passkey', 'pass_with_passkey',
  'own_passkeys', 'remove_passkey');
