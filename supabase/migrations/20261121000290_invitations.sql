-- Staff invitations, the guard on account creation, and admins' changes to members.

insert into private.settings (key, value) values ('invitations_per_hour', 20);

create table private.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_email(email)),
  role text not null check (role in ('admin', 'office', 'editor')),
  language text not null check (private.is_language(language)),
  invited_by uuid not null references auth.users (id) on delete cascade,
  -- Part of the token: a new nonce invalidates the former link.
  nonce uuid not null default gen_random_uuid(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '72 hours',
  outcome text check (outcome in ('accepted', 'withdrawn')),
  ended_at timestamptz,
  -- The account that accepted. No foreign key, because it is set before the account's row exists.
  account_id uuid,
  check ((outcome is null) = (ended_at is null))
);
create unique index staff_invitations_of_address on private.staff_invitations (email) where outcome is null;
create index staff_invitations_account on private.staff_invitations (account_id);
create index staff_invitations_invited_by on private.staff_invitations (invited_by);

create function private.invitation_token(invitation private.staff_invitations) returns text
  language sql stable set search_path = ''
  as $$ select private.mail_token('staff-invitation', invitation.id, invitation.nonce) $$;

create function private.invitation_of(token text) returns setof private.staff_invitations
  language sql stable set search_path = ''
  as $$
    select i.* from private.staff_invitations i
    where i.id = private.token_row(token) and private.invitation_token(i) = token
  $$;

create function private.invitation_is_open(invitation private.staff_invitations) returns boolean
  language sql stable set search_path = ''
  as $$ select invitation.outcome is null and invitation.expires_at > now() $$;

create function private.invitation_mail(invitation uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('token', private.invitation_token(i), 'role', i.role, 'invited_by', u.email)
    from private.staff_invitations i join auth.users u on u.id = i.invited_by where i.id = invitation
  $$;

-- Token for creating an account with the secret key; `npm run staff` assigns its role later.
create function private.admission_token(account_email text, expires bigint) returns text
  language sql stable set search_path = ''
  as $$
    select expires || '.' || private.keyed_hash('mail-token',
      'account:' || private.normal_email(account_email) || ':' || expires)
  $$;
create function public.staff_admission(account_email text) returns text
  language sql volatile security definer set search_path = ''
  as $$ select private.admission_token(account_email, extract(epoch from clock_timestamp())::bigint + 300) $$;

-- Admits invited accounts only: the token is in the new user's metadata, and is removed from it. The link proves the
-- mailbox, so the address is confirmed.
create function private.admit_account() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    token constant text := coalesce(new.raw_user_meta_data ->> 'invitation_token', '');
    wanted constant text := private.normal_email(new.email::text);
    admitted_until constant bigint := substring(token from '^([0-9]{1,12})\.');
    invitation private.staff_invitations;
  begin
    new.raw_user_meta_data = new.raw_user_meta_data - 'invitation_token';
    if admitted_until > extract(epoch from clock_timestamp())
      and private.admission_token(wanted, admitted_until) = token then
      return new;
    end if;
    -- Of two sign-ups with one token, the second waits here and finds it used.
    update private.staff_invitations i set outcome = 'accepted', ended_at = now(), account_id = new.id
      where i.id = (select f.id from private.invitation_of(token) f)
        and i.email = wanted and private.invitation_is_open(i) and private.invitation_token(i) = token
      returning i.* into invitation;
    if invitation.id is null then
      raise exception 'only who is invited gets an account' using errcode = '42501';
    end if;
    new.email_confirmed_at = now();
    return new;
  end $$;
create trigger admit_account before insert on auth.users
  for each row execute function private.admit_account();

-- A hosted project writes the metadata again when it creates the account's identity.
create function private.forget_invitation_token() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin new.raw_user_meta_data = new.raw_user_meta_data - 'invitation_token'; return new; end $$;
create trigger forget_invitation_token before update of raw_user_meta_data on auth.users
  for each row when (new.raw_user_meta_data ? 'invitation_token')
  execute function private.forget_invitation_token();

create function private.give_invited_role(account uuid) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare invitation private.staff_invitations;
  begin
    select i.* into invitation from private.staff_invitations i where i.account_id = account
      order by i.ended_at desc limit 1;
    if invitation.id is null then return; end if;
    insert into public.staff (user_id, role, mail_language) values (account, invitation.role, invitation.language)
      on conflict (user_id) do nothing;
    perform private.audit('invitation-accepted', account, invitation.id::text, invitation.role);
  end $$;
create function private.welcome_account() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin perform private.give_invited_role(new.id); return null; end $$;
create trigger welcome_account after insert on auth.users
  for each row execute function private.welcome_account();

-- Data for the page of a mailed link: "open" with the invited address, "accepted", "withdrawn" or "expired".
create function private.staff_invitation(token text)
  returns table (state text, email text, role text, has_account boolean)
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(i.outcome, case when private.invitation_is_open(i) then 'open' else 'expired' end),
      o.email, o.role, o.has_account
    from private.invitation_of(token) i
    left join lateral (
      select i.email, i.role, exists (
        select from auth.users u where private.normal_email(u.email::text) = i.email
      ) as has_account
    ) o on private.invitation_is_open(i)
  $$;

-- Accepts for the address's existing account and ends its other sessions. False for any other caller or invitation.
create function private.accept_invitation(token text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare own constant uuid := auth.uid();
  begin
    if private.session_is_gone() then return false; end if;
    update private.staff_invitations i set outcome = 'accepted', ended_at = now(), account_id = own
      where i.id = (select f.id from private.invitation_of(token) f)
        and private.invitation_is_open(i) and private.invitation_token(i) = token
        and i.email = (select private.normal_email(u.email::text) from auth.users u where u.id = own);
    if not found then return false; end if;
    delete from auth.sessions where user_id = own and id <> private.session_id();
    perform private.give_invited_role(own);
    return true;
  end $$;

-- Invites by mail, replacing the address's open invitation: "invited", "staff" already, or "too-many" in an hour.
create function private.invite_staff(address text, invited_role text, mail_language text) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    wanted constant text := private.normal_email(address);
    invitation uuid;
  begin
    perform private.require_admin('invites');
    -- Serialises simultaneous invitations, which count each other.
    perform pg_advisory_xact_lock(hashtextextended('invitations', 0));
    if exists (
      select from public.staff s join auth.users u on u.id = s.user_id
      where private.normal_email(u.email::text) = wanted
    ) then
      return 'staff';
    end if;
    if (
      select count(*) from private.audit_log l
      where l.kind = 'invitation-sent' and l.actor = auth.uid() and l.at > now() - interval '1 hour'
    ) >= private.setting('invitations_per_hour') then
      return 'too-many';
    end if;
    insert into private.staff_invitations as i (email, role, language, invited_by)
      values (wanted, invited_role, mail_language, auth.uid())
      on conflict (email) where outcome is null do update set role = excluded.role, language = excluded.language,
        invited_by = excluded.invited_by, nonce = excluded.nonce, sent_at = excluded.sent_at,
        expires_at = excluded.expires_at
      returning i.id into invitation;
    -- A pending message would also carry the new link.
    update public.mail_messages m set state = 'cancelled', settled_at = now()
      where m.invitation_id = invitation and m.state in ('queued', 'failed');
    insert into public.mail_messages (kind, recipient, language, invitation_id, dedupe_key)
      values ('staff-invitation', wanted, mail_language, invitation,
        'staff-invitation:' || invitation || ':' || gen_random_uuid());
    perform private.audit('invitation-sent', null, invitation::text, invited_role);
    return 'invited';
  end $$;

-- Resends an invitation with a new link. Answers as above, or "gone" if it has ended otherwise.
create function private.resend_invitation(invitation uuid) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare former private.staff_invitations;
  begin
    select i.* into former from private.staff_invitations i where i.id = invitation and i.outcome is null for update;
    if private.is_admin() and former.id is null then return 'gone'; end if;
    return private.invite_staff(former.email, former.role, former.language);
  end $$;

create function private.withdraw_invitation(invitation uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_admin('withdraws an invitation');
    update private.staff_invitations i set outcome = 'withdrawn', ended_at = now()
      where i.id = invitation and i.outcome is null;
    return found;
  end $$;

create function private.open_invitations()
  returns table (id uuid, email text, role text, language text, invited_by text, sent_at timestamptz, expires_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select private.require_admin('sees the invitations');
    select i.id, i.email, i.role, i.language, u.email::text, i.sent_at, i.expires_at
    from private.staff_invitations i join auth.users u on u.id = i.invited_by
    where i.outcome is null order by i.email
  $$;

create function private.change_staff_role(account uuid, new_role text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_admin('changes roles');
    update public.staff s set role = new_role,
        role_since = case when s.role = new_role then s.role_since else now() end
      where s.user_id = account;
    return found;
  end $$;

-- The account stays, with a visitor's rights. False if it is not staff.
create function private.drop_staff(account uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    delete from public.staff where user_id = account;
    if not found then return false; end if;
    perform private.end_sessions_but(account, null);
    return true;
  end $$;

create function private.remove_staff(account uuid) returns boolean
  language sql volatile security definer set search_path = ''
  as $$
    select private.require_admin('removes members of staff');
    select private.drop_staff(account)
  $$;

select private.expose('anon, authenticated', 'staff_invitation');
select private.expose('authenticated', 'accept_invitation', 'invite_staff', 'resend_invitation',
  'withdraw_invitation', 'open_invitations', 'change_staff_role', 'remove_staff');
grant execute on function public.staff_admission to service_role;
