-- Messages are stored in the transaction that causes them; the web server writes and sends them with a job key.

-- Message kinds; same list as lib/mail/registry.ts. Each domain adds its own.
create table private.mail_kinds (
  kind text primary key check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- Function of this schema that takes a message and returns the data it is written from; null: its `facts`.
  data_function text,
  -- Condition on a message `m` under which it is not sent: no reader, or nothing left to say. Null: always sent.
  withdrawn_when text,
  -- Whether the sent text is kept for staff, as long as the lead: never for confirmations or staff mail, because a
  -- reader could act in another's place.
  is_kept boolean not null default false
);
-- The conditions are run as SQL.
revoke all on private.mail_kinds from service_role;

create table public.mail_messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null references private.mail_kinds (kind),
  recipient text not null check (private.is_email(recipient)),
  language text not null check (private.is_language(language)),
  -- The subject row; the message is deleted with it.
  submission_id uuid references public.landing_form_submissions (id) on delete cascade,
  account_id uuid references auth.users (id) on delete cascade,
  invitation_id uuid references private.staff_invitations (id) on delete cascade,
  -- Content that is in no row.
  facts jsonb,
  -- Messages with the same key are sent only once.
  dedupe_key text not null unique check (char_length(dedupe_key) <= 400),
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'cancelled')),
  attempts integer not null default 0,
  attempted_at timestamptz,
  -- While being sent, the end of the lease, by which the sending web server must have ended.
  next_attempt_at timestamptz not null default now(),
  last_error text check (char_length(last_error) <= 500),
  -- The sent text, without links that hold a secret; null if not kept.
  sent_subject text check (char_length(sent_subject) <= 500),
  sent_text text check (char_length(sent_text) <= 20000),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((state in ('queued', 'sending')) = (settled_at is null))
);
create index mail_messages_kind on public.mail_messages (kind, created_at);
create index mail_messages_due on public.mail_messages ((kind = 'newsletter-issue'), next_attempt_at, id)
  where state in ('queued', 'sending');
create index mail_messages_by_state on public.mail_messages (state, created_at desc, id);
create index mail_messages_attempted on public.mail_messages (attempted_at);
create index mail_messages_recipient on public.mail_messages (private.normal_email(recipient));
create index mail_messages_submission on public.mail_messages (submission_id);
create index mail_messages_account on public.mail_messages (account_id);
create index mail_messages_invitation on public.mail_messages (invitation_id);
alter table public.mail_messages enable row level security;
grant select on public.mail_messages to authenticated;

-- Messages to people about enquiries and payments, which the office may see.
create function private.kept_kinds() returns text[]
  language sql stable security definer set search_path = ''
  as $$ select array(select k.kind from private.mail_kinds k where k.is_kept) $$;
create policy "the office reads mail of leads and payments, admins all" on public.mail_messages
  for select to authenticated using (
    (select private.is_admin()) or (kind = any ((select private.kept_kinds())::text[]) and (select private.is_office()))
  );

alter table public.staff
  add column lead_mail text not null default 'at-once' check (lead_mail in ('at-once', 'digest', 'none')),
  add column mail_language text not null default 'en' check (private.is_language(mail_language));
grant update (lead_mail, mail_language) on public.staff to authenticated;
create policy "staff change their own settings" on public.staff
  for update to authenticated using (user_id = (select auth.uid()) and (select private.is_staff()))
  with check (user_id = (select auth.uid()) and (select private.is_staff()));

-- Admins and the office, who hear of enquiries.
create function private.office_recipients()
  returns table (user_id uuid, address text, lead_mail text, mail_language text, role text)
  language sql stable set search_path = ''
  as $$
    select s.user_id, private.normal_email(u.email::text), s.lead_mail, s.mail_language, s.role
    from public.staff s join auth.users u on u.id = s.user_id
    where s.role in ('admin', 'office') and private.is_email(private.normal_email(u.email::text))
  $$;

create function private.is_office_address(address text) returns boolean
  language sql stable set search_path = ''
  as $$ select exists (select from private.office_recipients() a where a.address = is_office_address.address) $$;

create function private.admin_recipients() returns table (user_id uuid, address text, mail_language text)
  language sql stable set search_path = ''
  as $$ select a.user_id, a.address, a.mail_language from private.office_recipients() a where a.role = 'admin' $$;

create function private.is_admin_address(address text) returns boolean
  language sql stable set search_path = ''
  as $$ select exists (select from private.admin_recipients() a where a.address = is_admin_address.address) $$;

insert into private.hash_keys (purpose) values ('mail-suppression');

-- Addresses whose owners want no unsolicited mail. They outlive other data, or an import would write to them again.
create table private.mail_suppressions (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  since timestamptz not null default now()
);

create function private.suppress_mail(address text) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into private.mail_suppressions (hash) values (private.keyed_hash('mail-suppression', private.normal_email(address)))
    on conflict do nothing
  $$;
create function private.allow_mail(address text) returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from private.mail_suppressions where hash = private.keyed_hash('mail-suppression', private.normal_email(address))
  $$;
create function private.is_suppressed(address text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from private.mail_suppressions where hash = private.keyed_hash('mail-suppression', private.normal_email(address))
    )
  $$;

-- Flooding the form with strangers' addresses must not make the site write to all of them.
insert into private.settings (key, value) values ('lead_answers_per_hour', 60);

-- Whether a person objects to contact: the lead, or the lead of an address.
create function private.objects(address text, of_lead uuid) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (
      select from public.leads l
      where l.objected_at is not null and (l.id = of_lead or l.address = private.normal_email(objects.address))
    )
  $$;

-- Answers a submission's sender, once a day per address, unless the person objects or wants no mail. The hourly limit
-- counts only answers to submissions that nobody judged, which share their created_at.
create function private.queue_lead_answer(of_submission public.landing_form_submissions, is_judged boolean) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if private.is_suppressed(of_submission.email) or private.objects(of_submission.email, of_submission.lead_id) then
      return;
    end if;
    perform pg_advisory_xact_lock(hashtextextended('lead answers', 0));
    if not is_judged and (
      select count(*) from public.mail_messages m
      join public.landing_form_submissions s on s.id = m.submission_id and s.created_at = m.created_at
      where m.kind = 'lead-answer' and m.created_at between now() - interval '1 hour' and clock_timestamp()
    ) >= private.setting('lead_answers_per_hour') then
      return;
    end if;
    insert into public.mail_messages (kind, recipient, language, submission_id, dedupe_key)
      values ('lead-answer', of_submission.email, of_submission.language, of_submission.id,
        'lead-answer:' || private.today() || ':' || of_submission.lead_address)
      on conflict (dedupe_key) do nothing;
  end $$;

-- Tells admins and the office, if they want immediate notice of a lead's submission, but not the person who released it.
create function private.queue_new_lead_mail(of_submission uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.mail_messages (kind, recipient, language, submission_id, dedupe_key)
    select 'new-lead', a.address, a.mail_language, s.id, 'new-lead:' || s.id || ':' || a.user_id
    from public.landing_form_submissions s, private.office_recipients() a
    where s.id = of_submission and s.lead_id is not null and a.lead_mail = 'at-once'
      and a.user_id is distinct from (select auth.uid())
  $$;

create function private.queue_lead_mail() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.queue_lead_answer(new, false);
    perform private.queue_new_lead_mail(new.id);
    return null;
  end $$;
-- An import with the secret key sends no mail.
create trigger queue_lead_mail after insert on public.landing_form_submissions
  for each row when (new.source = 'landing-page' and new.lead_id is not null
    and current_user in ('anon', 'authenticated'))
  execute function private.queue_lead_mail();

-- Released submissions up to 30 days old are answered at once: staff judged them genuine. Staff answer older ones.
create function private.queue_released_lead_mail() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin perform private.queue_lead_answer(new, true); return null; end $$;
create trigger queue_released_lead_mail after update on public.landing_form_submissions
  for each row when (old.lead_id is null and new.lead_id is not null and new.source = 'landing-page'
    and new.created_at > now() - interval '30 days')
  execute function private.queue_released_lead_mail();

-- Per member of staff: a stolen session must not write to everybody.
insert into private.settings (key, value) values ('letters_per_staff_and_hour', 60);

-- Queues the calling member of staff's letter to a lead: a subject, and plain words without invisible characters.
-- Replies go to the writer. A new lead becomes contacted. A repeated id queues nothing more. Returns "queued", or why
-- not.
create function private.send_lead_letter(of_lead uuid, letter uuid, letter_language text, subject text, words text)
  returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person public.leads;
    title constant text := private.clean_text(subject);
    body constant text := (
      select btrim(string_agg(private.clean_text(l.line), E'\n' order by l.place), E'\n')
      from string_to_table(words, E'\n') with ordinality l (line, place)
    );
  begin
    perform private.require_office('writes to leads');
    if (char_length(title) between 1 and 200 and char_length(body) between 1 and 4000) is not true then
      raise exception 'a letter has a subject and words' using errcode = '22023';
    end if;
    perform pg_advisory_xact_lock(hashtextextended('letters of ' || auth.uid(), 0));
    select * into person from public.leads l
      where l.id = of_lead and l.merged_into is null and l.binned_at is null for update;
    if person.id is null then return 'gone'; end if;
    if exists (select from public.mail_messages m where m.dedupe_key = 'lead-letter:' || letter) then
      return 'queued';
    end if;
    if person.email is null then return 'noAddress'; end if;
    if private.objects(person.email, of_lead) then return 'objected'; end if;
    if (
      select count(*) from public.mail_messages m
      where m.kind = 'lead-letter' and m.created_at between now() - interval '1 hour' and clock_timestamp()
        and m.facts ->> 'writer_id' = auth.uid()::text
    ) >= private.setting('letters_per_staff_and_hour') then
      return 'tooManyLetters';
    end if;
    -- About the newest submission from that address, so that it follows merges, splits and erasures.
    insert into public.mail_messages (kind, recipient, language, submission_id, facts, dedupe_key)
      select 'lead-letter', person.email, letter_language, s.id,
        jsonb_build_object('subject', title, 'text', body, 'writer', private.account_address(auth.uid()),
          'writer_id', auth.uid()), 'lead-letter:' || letter
      from public.landing_form_submissions s where s.lead_id = of_lead
      order by s.lead_address = private.normal_email(person.email) desc, s.created_at desc, s.id limit 1;
    if not found then return 'gone'; end if;
    update public.leads set touched_at = now(), status = case when status = 'new' then 'contacted' else status end
      where id = of_lead;
    return 'queued';
  end $$;

-- Strangers must not fill the disk.
insert into private.settings (key, value) values ('held_messages', 5000);

-- Send time of a message beyond the hourly limit: after the others that are held, within a day. At the cap, a random
-- held message makes room together with its subject: a flood can neither close the form nor choose which messages stay.
create function private.held_until(message_kind text, per_hour integer) returns timestamptz
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    held constant bigint := private.held_mail(message_kind);
    given_up record;
  begin
    if held >= private.setting('held_messages') then
      delete from public.mail_messages where id = (
        select id from public.mail_messages
        where state = 'queued' and attempts = 0 and next_attempt_at > now() and kind = message_kind
        order by random() limit 1
      ) returning * into given_up;
      delete from public.privacy_requests
        where id = given_up.request_id and state = 'unconfirmed' and answered_on is null;
      delete from public.newsletter_subscriptions where id = given_up.subscription_id and state = 'pending';
    end if;
    return now() + interval '1 hour' * least(24, 1 + held / greatest(per_hour, 1));
  end $$;
create function private.held_mail(message_kind text default null) returns bigint
  language sql stable security definer set search_path = ''
  as $$
    select count(*) from public.mail_messages
    where state = 'queued' and attempts = 0 and next_attempt_at > now() and kind = coalesce(message_kind, kind)
  $$;

-- Notifies staff of changes to their account, so that nobody else can change it unnoticed.
create function private.queue_staff_mail(message_kind text, of_account uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.mail_messages (kind, recipient, language, account_id, dedupe_key)
    select message_kind, private.normal_email(u.email::text), s.mail_language, u.id,
      message_kind || ':' || u.id || ':' || gen_random_uuid()
    from public.staff s join auth.users u on u.id = s.user_id
    where u.id = of_account and private.is_email(private.normal_email(u.email::text))
  $$;

-- The day's work: leads to follow up, new leads, suspected or held enquiries. Null if there is none.
create function private.leads_to_do(on_day date) returns jsonb
  language sql stable set search_path = ''
  as $$
    with waiting as (
      select l.id, l.first_name || ' ' || l.surname as name, l.follow_up_on as due_on, l.first_at, l.last_at,
        l.follow_up_on is null and l.last_at >= private.day_begins(on_day)
          and private.enquired_since(l.id, private.day_begins(on_day)) as is_of_today,
        case when l.follow_up_on < on_day then 'overdue' when l.follow_up_on = on_day then 'due' else 'new' end as why
      from public.leads l
      where l.merged_into is null and l.binned_at is null and l.status not in ('lost', 'enrolled') and l.objected_at is null
        and (l.follow_up_on <= on_day or (l.status = 'new' and l.follow_up_on is null))
    )
    select jsonb_build_object(
      'due', count(*) filter (where why = 'due'),
      'overdue', count(*) filter (where why = 'overdue'),
      'new', count(*) filter (where why = 'new'),
      'leads', coalesce((
        select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'why', f.why, 'due_on', f.due_on)
          order by f.place)
        from (
          select *, row_number() over (order by why = 'new', due_on, is_of_today desc,
            case when not is_of_today then first_at end, last_at desc) as place
          from waiting order by place limit 20
        ) f
      ), '[]'),
      'spam', aside.spam, 'held', aside.held
    )
    from waiting right join (
      select count(*) filter (where spam_reason is not null) as spam, count(*) filter (where held) as held
      from public.landing_form_submissions where spam_reason is not null or held
    ) aside on true
    group by aside.spam, aside.held having count(waiting.id) + aside.spam + aside.held > 0
  $$;

-- Given up, or failed twice. Excludes notes about that, and newsletter mail, which its own page counts: anybody may
-- subscribe an address that does not exist. `seen_by_office`: only messages that the office may see.
create function private.undelivered_mail(seen_by_office boolean default false) returns bigint
  language sql stable set search_path = ''
  as $$
    select count(*) from public.mail_messages
    where kind <> 'undelivered' and (not seen_by_office or kind = any ((select private.kept_kinds())::text[]))
      and ((state = 'failed' and kind not like 'newsletter-%') or (state = 'queued' and attempts >= 2))
  $$;

-- Days whose daily messages were queued; each replaces the last.
create table private.daily_mail (day date primary key);

-- Queues the day's messages once, from 07:30: the digest for subscribers, and a note while mail is undelivered.
create function private.queue_daily_mail(moment timestamptz) returns void
  language plpgsql volatile set search_path = ''
  as $$
  declare
    clock constant timestamp := moment at time zone private.time_zone();
    this_day constant date := clock::date;
  begin
    if clock::time < '07:30' then return; end if;
    insert into private.daily_mail (day) values (this_day) on conflict do nothing;
    if not found then return; end if;
    delete from private.daily_mail where day <> this_day;
    update public.mail_messages set state = 'cancelled', settled_at = now()
      where kind in ('lead-digest', 'undelivered') and state in ('queued', 'failed');
    if private.leads_to_do(this_day) is not null then
      insert into public.mail_messages (kind, recipient, language, dedupe_key)
        select 'lead-digest', a.address, a.mail_language, 'lead-digest:' || this_day || ':' || a.user_id
        from private.office_recipients() a where a.lead_mail = 'digest'
        on conflict (dedupe_key) do nothing;
    end if;
    perform private.queue_payment_reminders(this_day);
    if private.undelivered_mail() > 0 then
      insert into public.mail_messages (kind, recipient, language, dedupe_key)
        select 'undelivered', a.address, a.mail_language, 'undelivered:' || this_day || ':' || a.user_id
        from private.admin_recipients() a
        on conflict (dedupe_key) do nothing;
    end if;
  end $$;

create function private.lead_mail_data(of_message public.mail_messages) returns jsonb
  language sql stable set search_path = ''
  as $$
    select (
      select jsonb_object_agg(c.key, c.value) from jsonb_each(to_jsonb(s)) c
      where c.key in ('lead_id', 'language', 'interest', 'traffic_source', 'created_at')
        or c.key in (select d.column_name from private.lead_details() d)
    ) || jsonb_build_object('submissions', l.submissions, 'answered', exists (
        select from public.mail_messages a
        where a.kind = 'lead-answer' and a.submission_id = s.id and a.state not in ('cancelled', 'failed')
      ))
    from public.landing_form_submissions s join public.leads l on l.id = s.lead_id
    where s.id = of_message.submission_id
  $$;
create function private.digest_mail_data(of_message public.mail_messages) returns jsonb
  language sql stable set search_path = ''
  as $$ select private.leads_to_do(private.today()) $$;
create function private.undelivered_mail_data(of_message public.mail_messages) returns jsonb
  language sql stable set search_path = ''
  as $$ select jsonb_build_object('count', private.undelivered_mail()) $$;
create function private.staff_change_mail_data(of_message public.mail_messages) returns jsonb
  language sql stable set search_path = ''
  as $$ select jsonb_build_object('at', of_message.created_at) $$;
create function private.staff_role_mail_data(of_message public.mail_messages) returns jsonb
  language sql stable set search_path = ''
  as $$ select jsonb_build_object('role', s.role) from public.staff s where s.user_id = of_message.account_id $$;
create function private.invitation_mail_data(of_message public.mail_messages) returns jsonb
  language sql stable set search_path = ''
  as $$ select private.invitation_mail(of_message.invitation_id) $$;

insert into private.mail_kinds (kind, data_function, withdrawn_when, is_kept) values
  ('new-lead', 'lead_mail_data', 'not private.is_office_address(m.recipient)', false),
  ('lead-answer', 'lead_mail_data', 'private.objects(m.recipient, null)', true),
  ('lead-letter', null, 'private.objects(m.recipient, (
      select s.lead_id from public.landing_form_submissions s where s.id = m.submission_id
    ))', true),
  ('lead-digest', 'digest_mail_data',
    'not private.is_office_address(m.recipient) or private.leads_to_do(private.today()) is null', false),
  ('undelivered', 'undelivered_mail_data',
    'not private.is_admin_address(m.recipient) or private.undelivered_mail() = 0', false),
  ('staff-password', 'staff_change_mail_data', null, false),
  ('staff-signed-out', 'staff_change_mail_data', null, false),
  ('staff-factor-reset', 'staff_change_mail_data', null, false),
  ('staff-role', 'staff_role_mail_data',
    'not exists (select from public.staff s where s.user_id = m.account_id)', false),
  ('staff-invitation', 'invitation_mail_data', 'not exists (
      select from private.staff_invitations i where i.id = m.invitation_id and private.invitation_is_open(i)
    )', false);

-- The data for writing a message; null if its subject is gone.
create function private.mail_data(of_message public.mail_messages) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
  declare
    own private.mail_kinds;
    data jsonb;
  begin
    select * into own from private.mail_kinds k where k.kind = of_message.kind;
    if own.kind is null then
      raise exception 'no such kind of message: %', of_message.kind using errcode = '22023';
    end if;
    if own.data_function is null then return coalesce(of_message.facts, '{}'); end if;
    execute format('select private.%I($1)', own.data_function) into data using of_message;
    return data;
  end $$;

-- Cancels those of the given due messages that meet their kind's withdrawal condition.
create function private.withdraw_mail(message_ids uuid[]) returns void
  language plpgsql volatile set search_path = ''
  as $$
  declare own private.mail_kinds;
  begin
    for own in
      select k.* from private.mail_kinds k
      where k.withdrawn_when is not null
        and k.kind in (select m.kind from public.mail_messages m where m.id = any (message_ids))
      -- Comes last: messages cancelled by the loop are no longer undelivered.
      order by k.kind = 'undelivered'
    loop
      execute format($sql$
        update public.mail_messages m set state = 'cancelled', settled_at = now()
        where m.id = any ($2) and m.kind = $1 and (%s)
      $sql$, own.withdrawn_when) using own.kind, message_ids;
    end loop;
  end $$;

-- Locks due messages, at most `most`; a message being sent is due when its lease ends. Newsletter issues come last: up
-- to `most_issues` messages once nothing else is due. Those of an issue that is paused or still being cancelled wait.
create function private.due_mail(most integer, most_issues integer) returns uuid[]
  language plpgsql volatile set search_path = ''
  as $$
  declare
    waiting constant uuid[] := array(
      select i.id from public.newsletter_issues i where i.state = 'paused' or (i.state = 'cancelled' and i.has_more)
    );
    others uuid[];
    issues uuid[];
  begin
    with due as (
      select m.id from public.mail_messages m
      where m.state in ('queued', 'sending') and m.next_attempt_at <= now() and (m.kind = 'newsletter-issue') is false
      order by m.next_attempt_at, m.id limit greatest(0, most) for update skip locked
    )
    select coalesce(array_agg(due.id), '{}') into others from due;
    with due as (
      select m.id from public.mail_messages m
      where m.state in ('queued', 'sending') and m.next_attempt_at <= now() and m.kind = 'newsletter-issue'
        and (m.issue_id = any (waiting)) is not true
      order by m.next_attempt_at, m.id
      limit greatest(0, case when others = '{}' then most_issues else most - cardinality(others) end)
      for update skip locked
    )
    select coalesce(array_agg(due.id), '{}') into issues from due;
    return others || issues;
  end $$;

-- Leases due messages to a web server, two minutes each, within the mail server's rate per minute: at most `most`, or
-- `most_issues` (by default as many) if only newsletter issues are due. Withdraws only messages that it would give. A
-- message with an expired lease is leased again: better twice than not at all.
create function private.claim_mail(most integer, per_minute integer, most_issues integer default null)
  returns table (id uuid, kind text, recipient text, language text, attempt integer, is_kept boolean, data jsonb)
  language plpgsql security definer set search_path = ''
  as $$
  declare
    began timestamptz;
    remaining integer;
    due uuid[];
  begin
    perform private.require_job('mail');
    -- Serialises web servers that ask at once, which count each other.
    perform pg_advisory_xact_lock(hashtextextended('mail', 0));
    began = clock_timestamp();
    perform private.queue_daily_mail(now());
    perform private.queue_system_problems();
    perform private.move_newsletter_issues();
    select per_minute - count(*) into remaining from public.mail_messages m
      where m.attempted_at between now() - interval '1 minute' and clock_timestamp();
    loop
      due = private.due_mail(least(most, remaining), least(coalesce(most_issues, most), remaining));
      exit when due = '{}';
      perform private.withdraw_mail(due);
      update public.mail_messages m
        set state = 'failed', settled_at = now(), last_error = coalesce(m.last_error, 'Sending was interrupted each time.')
        where m.id = any (due) and m.state = 'sending' and m.attempts >= 7;
      return query
        with claimed as (
          update public.mail_messages m
            set state = 'sending', attempts = m.attempts + 1, attempted_at = now(),
              next_attempt_at = now() + interval '2 minutes'
            where m.id = any (due) and m.state in ('queued', 'sending') returning m.*
        )
        select c.id, c.kind, c.recipient, c.language, c.attempts, k.is_kept,
          private.mail_data(c) from claimed c join private.mail_kinds k on k.kind = c.kind;
      -- If all of them were withdrawn, the next ones are tried; after half a second, by the next call.
      exit when found or clock_timestamp() > began + interval '500 milliseconds';
    end loop;
  end $$;

-- Records an attempt: "sent", "again", "refused", or "no-recipient", which ends a subscription. The seventh temporary
-- failure is final. False if the lease had ended. A token that slipped into a kept text must harm nobody.
create function private.settle_mail(
  message_id uuid, of_attempt integer, outcome text, problem text default null, given_subject text default null,
  given_text text default null
) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare pauses constant interval[] := array['1 minute', '5 minutes', '30 minutes', '2 hours', '8 hours', '24 hours'];
  begin
    perform private.require_job('mail');
    if outcome not in ('sent', 'again', 'refused', 'no-recipient') then
      raise exception 'no such outcome' using errcode = '22023';
    end if;
    -- Before the message is marked failed: ending the subscription's other messages would end it as well.
    if outcome = 'no-recipient' then
      update public.newsletter_subscriptions s set state = 'refused', ended_at = now()
        from public.mail_messages m
        where m.id = message_id and m.state = 'sending' and m.attempts = of_attempt
          and s.id = m.subscription_id and s.state in ('pending', 'confirmed');
    end if;
    update public.mail_messages m
      set state = case
            when outcome = 'sent' then 'sent'
            when outcome = 'again' and m.attempts <= cardinality(pauses) then 'queued'
            else 'failed' end,
        settled_at = case when outcome <> 'again' or m.attempts > cardinality(pauses) then now() end,
        next_attempt_at = now() + coalesce(pauses[m.attempts], '0'),
        last_error = case when outcome <> 'sent' then left(problem, 500) end
      where m.id = message_id and m.state = 'sending' and m.attempts = of_attempt;
    if not found then return false; end if;
    update public.mail_messages m
      set sent_subject = left(regexp_replace(given_subject, '\S*[0-9a-f]{64}\S*', '[link]', 'g'), 500),
        sent_text = left(regexp_replace(given_text, '\S*[0-9a-f]{64}\S*', '[link]', 'g'), 20000)
      where m.id = message_id and m.state = 'sent' and m.kind in (select k.kind from private.mail_kinds k where k.is_kept)
        and (
          exists (select from public.landing_form_submissions s where s.id = m.submission_id and s.lead_id is not null)
          or exists (select from public.payments p where p.id = m.payment_id and p.lead_id is not null)
        );
    return true;
  end $$;

-- "retry" resends failed or waiting messages with fresh attempts, "resolve" closes them. Returns how many.
create function private.decide_mail(message_ids uuid[], decision text) returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare changed integer;
  begin
    perform private.require_admin('decides about messages');
    if decision not in ('retry', 'resolve') then
      raise exception 'no such decision' using errcode = '22023';
    end if;
    perform pg_advisory_xact_lock(hashtextextended('mail', 0));
    update public.mail_messages m
      set state = case when decision = 'retry' then 'queued' else 'cancelled' end,
        settled_at = case when decision = 'resolve' then now() end,
        attempts = case when decision = 'retry' then 0 else m.attempts end,
        next_attempt_at = now()
      where m.id = any (message_ids) and m.state in ('failed', 'queued');
    get diagnostics changed = row_count;
    return changed;
  end $$;

create function private.mail_counts() returns table (state text, messages bigint)
  language sql stable security definer set search_path = ''
  as $$
    select private.require_office('counts messages');
    select m.state, count(*) from public.mail_messages m
      where (select private.is_admin()) or m.kind = any ((select private.kept_kinds())::text[]) group by 1
    union all select 'undelivered', private.undelivered_mail(not private.is_admin())
  $$;

select private.expose('anon, service_role', 'claim_mail', 'settle_mail');
select private.expose('authenticated', 'decide_mail', 'mail_counts', 'send_lead_letter');
grant execute on function private.kept_kinds to authenticated;
