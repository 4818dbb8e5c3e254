-- Newsletter subscriptions, effective once the address's owner confirms. Visitors subscribe but read none.

-- Wording of consent in the form; changing it there adds a version here, which lib/newsletter/schema.ts then names.
create table private.newsletter_consents (
  version integer not null,
  language text not null check (private.is_language(language)),
  text text not null,
  primary key (version, language)
);
insert into private.newsletter_consents (version, language, text) values
  (1, 'en', 'By subscribing, you agree to receive our newsletter by e-mail. You can unsubscribe at any time, at no cost.'),
  (1, 'af', 'Deur in te teken, stem jy in om ons nuusbrief per e-pos te ontvang. Jy kan enige tyd gratis uitteken.');

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_email(email)),
  language text not null check (private.is_language(language)),
  -- "refused" after bounces. Imported and invited addresses also start as pending, and are asked once.
  state text not null default 'pending' check (state in ('pending', 'confirmed', 'unsubscribed', 'refused')),
  nonce uuid not null default gen_random_uuid(),
  -- Evidence of consent; null for imported and invited addresses that have not confirmed.
  consent_version integer,
  consent_language text,
  page text check (page ~ '^/' and char_length(page) <= 200),
  created_at timestamptz not null default now(),
  -- Last submission of the address. Limiting by created_at, which known addresses keep, would reveal which are known.
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz,
  foreign key (consent_version, consent_language) references private.newsletter_consents (version, language),
  check (state <> 'confirmed' or confirmed_at is not null),
  check ((state in ('unsubscribed', 'refused')) = (ended_at is not null))
);
create unique index newsletter_subscriptions_email on public.newsletter_subscriptions (private.normal_email(email));
create trigger accept_cleaned before insert or update of email on public.newsletter_subscriptions
  for each row execute function private.clean_columns('email');
create index newsletter_subscriptions_newest_first on public.newsletter_subscriptions (created_at desc, id);
create index newsletter_subscriptions_asked on public.newsletter_subscriptions (asked_at);
create index newsletter_subscriptions_by_state on public.newsletter_subscriptions (state, language);
create index newsletter_subscriptions_consent on public.newsletter_subscriptions (consent_version, consent_language);
create index newsletter_subscriptions_confirmed on public.newsletter_subscriptions (confirmed_at);
select private.let_read('office', 'public.newsletter_subscriptions', 'nonce');

alter table public.mail_messages
  add column subscription_id uuid references public.newsletter_subscriptions (id) on delete cascade;
create index mail_messages_subscription on public.mail_messages (subscription_id);

create function private.newsletter_mail_data(of_message public.mail_messages) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('token', private.mail_token(
      case of_message.kind when 'newsletter-confirm' then 'newsletter-confirm' else 'newsletter-manage' end, s.id, s.nonce),
      'invited', s.consent_version is null)
    from public.newsletter_subscriptions s where s.id = of_message.subscription_id
  $$;
create function private.subscription_is_not(of_subscription uuid, expected_state text) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (
      select from public.newsletter_subscriptions s where s.id = of_subscription and s.state <> expected_state
    )
  $$;
insert into private.mail_kinds (kind, data_function, withdrawn_when) values
  ('newsletter-confirm', 'newsletter_mail_data', $$private.subscription_is_not(m.subscription_id, 'pending')$$),
  ('newsletter-welcome', 'newsletter_mail_data', $$private.subscription_is_not(m.subscription_id, 'confirmed')$$),
  ('newsletter-goodbye', null, $$private.subscription_is_not(m.subscription_id, 'unsubscribed')$$);

-- Queues the messages that follow from a state, replacing outdated ones. Asks an address to confirm once a day, and
-- once more after it unsubscribed; imported addresses only if not suppressed.
create function private.queue_newsletter_mail() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    message constant text := case new.state when 'pending' then 'newsletter-confirm'
      when 'confirmed' then 'newsletter-welcome' when 'unsubscribed' then 'newsletter-goodbye' end;
    moment constant text := case new.state
      when 'pending' then case when old.state = 'unsubscribed' then old.ended_at::text else private.today()::text end
      when 'confirmed' then new.confirmed_at::text else new.ended_at::text end;
  begin
    if tg_op = 'UPDATE' and new.state = old.state and new.state <> 'pending' then return null; end if;
    if tg_op = 'UPDATE' and new.state <> old.state then
      update public.mail_messages set state = 'cancelled', settled_at = now()
        where subscription_id = new.id and state in ('queued', 'failed');
      if new.state = 'confirmed' then perform private.allow_mail(new.email); end if;
      if new.state = 'unsubscribed' then perform private.suppress_mail(new.email); end if;
    end if;
    if new.state = 'pending' and new.consent_version is null and private.is_suppressed(new.email) then return null; end if;
    insert into public.mail_messages (kind, recipient, language, subscription_id, dedupe_key)
      select message, new.email, new.language, new.id, message || ':' || moment || ':' || new.id
      where message is not null
      on conflict (dedupe_key) do nothing;
    return null;
  end $$;
create trigger queue_newsletter_mail after insert or update of state, asked_at on public.newsletter_subscriptions
  for each row execute function private.queue_newsletter_mail();

-- Each address may be a stranger's. Refuses more from one client; beyond the overall limit, addresses are asked later.
insert into private.settings (key, value) values ('newsletter_per_client_and_hour', 20), ('newsletter_per_hour', 300);

-- The answer is the same for known and unknown addresses.
create function private.subscribe_to_newsletter(
  address text, page_language text, consent integer, on_page text default null
) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    held_until timestamptz;
    -- Languages without this wording show the English one.
    agreed_in constant text := (
      select c.language from private.newsletter_consents c
      where c.version = consent and c.language in (page_language, 'en') order by c.language = page_language desc limit 1
    );
  begin
    if private.count_arrival('newsletter') then
      held_until = private.held_until('newsletter-confirm', private.setting('newsletter_per_hour'));
    end if;
    -- Not left to the foreign key, which known addresses never reach: the difference would reveal them.
    if agreed_in is null then
      raise exception 'no such consent' using errcode = '23503';
    end if;
    insert into public.newsletter_subscriptions (email, language, consent_version, consent_language, page)
      values (address, page_language, consent, agreed_in, on_page)
      on conflict (private.normal_email(email)) do update set asked_at = now();
    -- An existing subscription stays, with its evidence.
    update public.newsletter_subscriptions
      set state = 'pending', ended_at = null, language = page_language, consent_version = consent,
        consent_language = agreed_in, page = on_page
      where private.normal_email(email) = private.normal_email(address) and state <> 'confirmed';
    update public.mail_messages m set next_attempt_at = held_until
      from public.newsletter_subscriptions s
      where held_until is not null and private.normal_email(s.email) = private.normal_email(address) and m.subscription_id = s.id
        and m.state = 'queued' and m.created_at = now();
  end $$;

create function private.subscription_of(token text, purpose text) returns public.newsletter_subscriptions
  language sql stable set search_path = ''
  as $$
    select s from public.newsletter_subscriptions s
    where s.id = private.token_row(token) and private.mail_token('newsletter-' || purpose, s.id, s.nonce) = token
  $$;

-- Confirmation links work for seven days after the last submission.
create function private.confirmation_ended(subscription public.newsletter_subscriptions) returns boolean
  language sql stable set search_path = ''
  as $$
    select subscription.state in ('unsubscribed', 'refused')
      or (subscription.state = 'pending' and subscription.asked_at < now() - interval '7 days')
  $$;

-- Data for a link's page: no row for an invalid link; `ended` if there is nothing left to confirm.
create function private.newsletter_subscription(token text, purpose text)
  returns table (email text, language text, state text, ended boolean)
  language sql stable security definer set search_path = ''
  as $$
    select s.email, s.language, s.state, private.confirmation_ended(s)
    from private.subscription_of(token, purpose) s where s.id is not null
  $$;

-- False for an invalid or ended link; true again if already confirmed.
create function private.confirm_newsletter(token text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare own constant public.newsletter_subscriptions := private.subscription_of(token, 'confirm');
  begin
    if own.id is null or private.confirmation_ended(own) then return false; end if;
    update public.newsletter_subscriptions set state = 'confirmed', confirmed_at = now()
      where id = own.id and state = 'pending';
    -- Who was invited agrees to the newest wording, which the link's page shows.
    update public.newsletter_subscriptions
      set (consent_version, consent_language) = (
        select c.version, c.language from private.newsletter_consents c where c.language in (own.language, 'en')
        order by c.version desc, c.language = own.language desc limit 1
      )
      where id = own.id and consent_version is null;
    return true;
  end $$;

-- Asks a lead once, by e-mail, whether it wants the newsletter. Returns "queued", also if asked by the same call before, or
-- why not: "gone", "noAddress", "objected", "subscribed", "invited" before, "unsubscribed", "tooManyLetters".
create function private.invite_to_newsletter(of_lead uuid, invitation uuid) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person public.leads;
    known public.newsletter_subscriptions;
  begin
    perform private.require_office('invites to the newsletter');
    perform pg_advisory_xact_lock(hashtextextended('letters of ' || auth.uid(), 0));
    select * into person from public.leads l
      where l.id = of_lead and l.merged_into is null and l.binned_at is null for update;
    if person.id is null then return 'gone'; end if;
    if exists (select from public.lead_events e where e.id = invitation) then return 'queued'; end if;
    if person.email is null then return 'noAddress'; end if;
    if private.objects(person.email, of_lead) then return 'objected'; end if;
    select * into known from public.newsletter_subscriptions s
      where private.normal_email(s.email) = private.normal_email(person.email);
    if known.state = 'confirmed' then return 'subscribed'; end if;
    if known.ended_at is not null or private.is_suppressed(person.email) then return 'unsubscribed'; end if;
    if known.id is not null or exists (
      select from public.lead_events e where e.lead_id = of_lead and e.kind = 'invited'
    ) then
      return 'invited';
    end if;
    if (
      select count(*) from public.lead_events e
      where e.kind = 'invited' and e.actor = private.actor() and e.created_at > now() - interval '1 hour'
    ) >= private.setting('letters_per_staff_and_hour') then
      return 'tooManyLetters';
    end if;
    insert into public.lead_events (id, lead_id, kind) values (invitation, of_lead, 'invited');
    -- Somebody may subscribe at this very moment, and is asked then.
    insert into public.newsletter_subscriptions (email, language) values (person.email, person.language)
      on conflict do nothing;
    return 'queued';
  end $$;

-- Idempotent, without a second goodbye. False for an invalid link.
create function private.unsubscribe_from_newsletter(token text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare own constant public.newsletter_subscriptions := private.subscription_of(token, 'manage');
  begin
    update public.newsletter_subscriptions set state = 'unsubscribed', ended_at = now()
      where id = own.id and state <> 'unsubscribed';
    return own.id is not null;
  end $$;

create function private.change_newsletter_language(token text, wanted text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare own constant public.newsletter_subscriptions := private.subscription_of(token, 'manage');
  begin
    update public.newsletter_subscriptions set language = wanted where id = own.id and state = 'confirmed';
    return found;
  end $$;

-- "unsubscribe" for people who ask by other means, "refuse" after bounces. False if already ended.
create function private.end_subscription(subscription_id uuid, decision text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.require_office('ends a subscription');
    if decision not in ('unsubscribe', 'refuse') then
      raise exception 'no such decision' using errcode = '22023';
    end if;
    update public.newsletter_subscriptions
      set state = case when decision = 'refuse' then 'refused' else 'unsubscribed' end, ended_at = now()
      where id = subscription_id and state in ('pending', 'confirmed');
    if found then perform private.audit('subscription-ended', null, subscription_id::text, decision); end if;
    return found;
  end $$;

create function private.newsletter_counts() returns table (language text, state text, subscriptions bigint)
  language sql stable security definer set search_path = ''
  as $$
    select private.require_office('counts subscriptions');
    select s.language, s.state, count(*) from public.newsletter_subscriptions s group by 1, 2
  $$;

-- Confirmed and ended subscriptions per day, over the last thirty days with activity.
create function private.newsletter_days() returns table (day date, confirmed bigint, ended bigint)
  language sql stable security definer set search_path = ''
  as $$
    select private.require_office('counts subscriptions');
    select (e.at at time zone private.time_zone())::date as happened, count(*) filter (where not e.is_end),
      count(*) filter (where e.is_end)
    from (
      select s.confirmed_at as at, false as is_end from public.newsletter_subscriptions s
      union all select s.ended_at, true from public.newsletter_subscriptions s where s.confirmed_at < s.ended_at
    ) e
    where e.at > now() - interval '30 days' group by 1 order by 1 desc
  $$;

select private.expose('anon, authenticated, service_role', 'subscribe_to_newsletter', 'newsletter_subscription',
  'confirm_newsletter', 'unsubscribe_from_newsletter', 'change_newsletter_language');
select private.expose('authenticated', 'invite_to_newsletter', 'end_subscription', 'newsletter_counts',
  'newsletter_days');
