-- Payment requests, money and receipts. Only functions of this file and the next two write them, by one state machine.
-- Visitors read the state by an unguessable id, everything else by a link token.

-- An optional deposit and monthly instalments, charged by PayFast ("subscription") or requested by the site ("single").
create table public.payment_plans (
  id uuid primary key default gen_random_uuid(),
  way text not null check (way in ('subscription', 'single')),
  instalments integer not null check (instalments between 1 and 72),
  recurring_amount numeric(12, 2) not null check (recurring_amount between 1 and 1000000),
  -- The gateway's name for the subscription, from its first notification on.
  gateway_token text unique check (char_length(gateway_token) between 1 and 100),
  ended_at timestamptz,
  -- The staff member who ended it, or the gateway's id ("payfast").
  ended_by text,
  created_by text not null default private.actor(),
  created_at timestamptz not null default now(),
  check ((ended_at is null) = (ended_by is null))
);
select private.let_read('office', 'public.payment_plans');

-- For bank statements, without look-alikes. The check character detects one wrong character or a swap of neighbours.
create function private.reference_check(body text) returns text
  language sql immutable set search_path = ''
  as $$
    select substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + (sum((place + 1) *
      (strpos('23456789ABCDEFGHJKMNPQRSTUVWXYZ', letter) - 1)) % 31)::integer, 1)
    from string_to_table(body, null) with ordinality l (letter, place)
  $$;
create function private.new_payment_reference() returns text
  language sql volatile set search_path = ''
  as $$
    select b.body || private.reference_check(b.body) from (
      select string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + get_byte(bytes, place) % 31, 1), '') as body
      from (select extensions.gen_random_bytes(7) as bytes) random, generate_series(0, 6) place
    ) b
  $$;

-- One row per amount due; its id is PayFast's m_payment_id.
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'pending' check (status in ('pending', 'complete', 'failed', 'cancelled')),
  amount_gross numeric(12, 2) not null check (amount_gross between 1 and 1000000),
  plan_id uuid references public.payment_plans (id),
  lead_id uuid references public.leads (id) on delete set null,
  first_name text not null check (first_name ~ '\S' and char_length(first_name) <= 100),
  surname text not null check (surname ~ '\S' and char_length(surname) <= 100),
  email text check (private.is_email(email)),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  language text not null check (private.is_language(language)),
  purpose text not null check (purpose in ('deposit', 'instalment', 'full', 'other')),
  level smallint check (level = any (private.levels())),
  description text check (description ~ '\S' and char_length(description) <= 100),
  due_on date not null check (due_on between '2020-01-01' and '2999-12-31'),
  note text check (char_length(note) <= 2000),
  reference text not null unique default private.new_payment_reference(),
  -- The id in the link token, distinct from the payment's. A new one invalidates the former link.
  link_id uuid not null unique default gen_random_uuid(),
  -- When the payment was first requested: amount and purpose are fixed from then on.
  asked_at timestamptz,
  asked_by text,
  -- When the payer first opened the link's page.
  opened_at timestamptz,
  -- The last day of an e-mailed request or reminder.
  reminded_on date,
  completed_at timestamptz,
  cancelled_at timestamptz,
  -- The staff member who cancelled it; null if the payer did at PayFast.
  cancelled_by text,
  -- PayFast's latest failed charge; kept when the payer retries.
  failed_at timestamptz,
  created_by text not null default private.actor(),
  created_at timestamptz not null default now(),
  check ((purpose = 'other') = (description is not null)),
  check (purpose = 'other' or level is not null),
  check ((status = 'complete') = (completed_at is not null)),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  check (cancelled_by is null or status = 'cancelled')
);
create index payments_due on public.payments (status, due_on, id);
create index payments_plan on public.payments (plan_id, due_on, id);
create index payments_lead on public.payments (lead_id);
create index payments_person on public.payments (private.person_key(email, phone));
create index payments_search on public.payments
  using gin (private.search_key(first_name, surname, email, phone) extensions.gin_trgm_ops);
create trigger accept_cleaned before insert or update of first_name, surname, email on public.payments
  for each row execute function private.clean_columns('first_name', 'surname', 'email');
select private.let_read('office', 'public.payments', 'link_id');

create function private.keep_payment_rule() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    if new.status <> old.status and (old.status, new.status) not in (('pending', 'complete'), ('pending', 'failed'),
      ('pending', 'cancelled'), ('failed', 'pending'), ('failed', 'cancelled'), ('cancelled', 'pending'))
      -- A correction took the money back, which nobody was refunded.
      and not ((old.status, new.status) = ('complete', 'pending') and exists (
        select from private.payment_sums s
        where s.payment_id = new.id and s.refunded = 0 and s.paid + 0.01 < new.amount_gross
      )) then
      raise exception 'a payment that is % does not become %', old.status, new.status using errcode = '23514';
    end if;
    -- A deposit without a plan is taken into one when the person is enrolled.
    if old.asked_at is not null and (new.asked_at, new.amount_gross, new.purpose, new.level, new.description, new.reference,
      new.plan_id) is distinct from (old.asked_at, old.amount_gross, old.purpose, old.level, old.description, old.reference,
      case when old.plan_id is null and old.purpose = 'deposit' then new.plan_id else old.plan_id end) then
      raise exception 'a requested payment keeps its amount and what it is for' using errcode = '23514';
    end if;
    return new;
  end $$;
create trigger keep_payment_rule before update on public.payments
  for each row execute function private.keep_payment_rule();

-- Entries are immutable: a mistake is corrected by another entry.
create table public.payment_entries (
  id bigint generated always as identity primary key,
  payment_id uuid not null references public.payments (id),
  kind text not null check (kind in ('card', 'transfer', 'refund', 'correction')),
  -- Refunds are negative; a positive one reverses a refund recorded but not made. Corrections have either sign.
  amount numeric(12, 2) not null check (abs(amount) between 0.01 and 1000000),
  fee numeric(12, 2) check (fee <= 0),
  -- An overpayment: paid twice, too much, or after the end. To be paid back or moved.
  surplus boolean not null default false,
  -- The entry that it pays back, moves, or is a part of.
  of_entry bigint references public.payment_entries (id),
  gateway_payment_id text unique check (gateway_payment_id ~ '^[0-9A-Za-z-]{1,40}$'),
  received_on date not null check (received_on between '2020-01-01' and '2999-12-31'),
  bank_reference text check (char_length(bank_reference) <= 100),
  note text check (char_length(note) <= 500),
  recorded_by text not null default private.actor(),
  created_at timestamptz not null default now(),
  check (kind not in ('card', 'transfer') or amount > 0),
  check (gateway_payment_id is null or kind = 'card')
);
create index payment_entries_payment on public.payment_entries (payment_id, id);
create index payment_entries_surplus on public.payment_entries (payment_id) where surplus;
create index payment_entries_of on public.payment_entries (of_entry);
create index payment_entries_received on public.payment_entries (received_on);
select private.let_read('office', 'public.payment_entries');

-- Accounting records are kept for seven years (Companies Act 71 of 2008, section 24); same as lib/retention.ts.
create function private.is_payment_kept(since timestamptz) returns boolean
  language sql stable set search_path = ''
  as $$ select since >= now() - interval '84 months' $$;

create trigger keep_payment_entry before update on public.payment_entries
  for each row execute function private.refuse_change('entries are');
create trigger keep_young_payment_entry before delete on public.payment_entries
  for each row when (private.is_payment_kept(old.created_at)) execute function private.refuse_change('entries are');
create trigger keep_payment_entries before truncate on public.payment_entries
  for each statement execute function private.refuse_change('entries are');

-- Numbered within each year without gaps: one per payment that was ever complete.
create table public.payment_receipts (
  year integer not null,
  number integer not null check (number > 0),
  payment_id uuid not null unique references public.payments (id),
  issued_at timestamptz not null default now(),
  -- The organisation as published then; null if nothing was.
  issuer jsonb,
  primary key (year, number)
);
select private.let_read('office', 'public.payment_receipts');

-- In a separate series, numbered like receipts: one per refund, and one per reversed refund.
create table public.payment_credit_notes (
  year integer not null,
  number integer not null check (number > 0),
  entry_id bigint not null unique references public.payment_entries (id),
  issued_at timestamptz not null default now(),
  issuer jsonb,
  primary key (year, number)
);
select private.let_read('office', 'public.payment_credit_notes');

alter table public.mail_messages
  add column payment_id uuid references public.payments (id) on delete cascade,
  add column entry_id bigint references public.payment_entries (id) on delete cascade;
create index mail_messages_payment on public.mail_messages (payment_id);
create index mail_messages_entry on public.mail_messages (entry_id);

-- Mail sent about a payment is kept and deleted with its lead.
create function private.drop_sent_texts() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.mail_messages set sent_subject = null, sent_text = null where payment_id = new.id;
    return null;
  end $$;
create trigger drop_sent_texts after update of lead_id on public.payments
  for each row when (old.lead_id is distinct from new.lead_id)
  execute function private.drop_sent_texts();

-- `received`: money towards the amount; `refunded`: paid back of that; `paid`: the difference; `surplus`: to be paid
-- back or moved; `received_on`: day of the last money; `age`: days since the due day. A view, because PostgreSQL does not
-- inline functions that set search_path.
create view private.payment_sums with (security_invoker = true) as
  select p.id as payment_id, p.status, p.due_on, p.email, p.phone, p.reminded_on,
    (array['not-due', '1-30', '31-60', '61-90', 'over-90'])
      [1 + width_bucket((select private.today()) - p.due_on, array[1, 31, 61, 91])] as age,
    coalesce(sum(e.amount) filter (where not e.surplus), 0) as paid,
    coalesce(sum(e.amount) filter (where not e.surplus and e.kind <> 'refund'), 0) as received,
    coalesce(-sum(e.amount) filter (where not e.surplus and e.kind = 'refund'), 0) as refunded,
    case when p.status in ('pending', 'failed')
      then greatest(p.amount_gross - coalesce(sum(e.amount) filter (where not e.surplus), 0), 0) else 0 end as outstanding,
    coalesce(sum(e.amount) filter (where e.surplus or p.status = 'cancelled'), 0) as surplus,
    max(e.received_on) filter (where not e.surplus and e.kind <> 'refund' and e.amount > 0) as received_on,
    coalesce(array_agg(distinct e.kind order by e.kind)
      filter (where not e.surplus and e.kind in ('card', 'transfer')), '{}') as methods
  from public.payments p left join public.payment_entries e on e.payment_id = p.id
  group by p.id;

create function private.counted(of_payment uuid) returns numeric
  language sql stable set search_path = ''
  as $$ select s.paid from private.payment_sums s where s.payment_id = of_payment $$;

-- Null for any other entry. The amount is negative for a reversed refund.
create function private.credit_note(refund_id bigint) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('year', n.year, 'number', n.number, 'issued_at', n.issued_at, 'issuer', n.issuer,
      'amount', (-e.amount)::text, 'paid_on', e.received_on)
    from public.payment_credit_notes n join public.payment_entries e on e.id = n.entry_id where e.id = refund_id
  $$;

create function private.payment_summary(of_payment public.payments) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('first_name', of_payment.first_name, 'surname', of_payment.surname,
      'purpose', of_payment.purpose, 'level', of_payment.level, 'description', of_payment.description,
      'amount', of_payment.amount_gross::text, 'paid', s.paid::text, 'received', s.received::text,
      'refunded', s.refunded::text, 'outstanding', s.outstanding::text,
      'due_on', of_payment.due_on, 'reference', of_payment.reference,
      'receipt', (
        select jsonb_build_object('year', r.year, 'number', r.number, 'issued_at', r.issued_at, 'issuer', r.issuer)
        from public.payment_receipts r where r.payment_id = of_payment.id
      ),
      'credit_notes', (
        select coalesce(jsonb_agg(private.credit_note(e.id) order by e.id), '[]')
        from public.payment_entries e where e.payment_id = of_payment.id and e.kind = 'refund'
      ),
      'received_on', s.received_on, 'methods', s.methods,
      'plan_outstanding', (
        select sum(o.outstanding)::text from public.payments p join private.payment_sums o on o.payment_id = p.id
        where p.plan_id = of_payment.plan_id
      ))
    from private.payment_sums s where s.payment_id = of_payment.id
  $$;

create function private.queue_payment_mail(
  message_kind text, of_payment public.payments, once text, of_entry bigint default null
) returns boolean
  language plpgsql volatile set search_path = ''
  as $$
  begin
    insert into public.mail_messages (kind, recipient, language, payment_id, entry_id, dedupe_key)
      select message_kind, of_payment.email, of_payment.language, of_payment.id, of_entry,
        message_kind || ':' || of_payment.id || ':' || once
      where of_payment.email is not null
      on conflict (dedupe_key) do nothing;
    return found;
  end $$;

-- Gives each refund a credit note with the year's next number, and mails it to the payer.
create function private.issue_credit_note() returns trigger
  language plpgsql set search_path = ''
  as $$
  declare this_year constant integer := extract(year from private.today());
  begin
    -- Serialises numbering.
    perform pg_advisory_xact_lock(hashtextextended('credit notes', 0));
    insert into public.payment_credit_notes (year, number, entry_id, issuer)
      values (this_year, (
        select coalesce(max(n.number), 0) + 1 from public.payment_credit_notes n where n.year = this_year
      ), new.id, (select l.document from private.live_content(now()) l where l.key = 'organisation'));
    perform private.queue_payment_mail('payment-credit-note', p, new.id::text, new.id)
      from public.payments p where p.id = new.payment_id;
    return null;
  end $$;
create trigger issue_credit_note after insert on public.payment_entries
  for each row when (new.kind = 'refund') execute function private.issue_credit_note();

-- Completes a payment whose money reaches its amount within a cent, PayFast's own tolerance. One receipt and its mail,
-- even if a correction opens the payment in between.
create function private.settle_payment(of_payment uuid) returns void
  language plpgsql volatile set search_path = ''
  as $$
  declare
    own public.payments;
    this_year constant integer := extract(year from private.today());
  begin
    select * into own from public.payments p where p.id = of_payment for update;
    if own.status not in ('pending', 'failed') or private.counted(of_payment) + 0.01 < own.amount_gross then return; end if;
    if own.status = 'failed' then update public.payments set status = 'pending' where id = of_payment; end if;
    update public.payments set status = 'complete', completed_at = now() where id = of_payment;
    perform pg_advisory_xact_lock(hashtextextended('receipts', 0));
    insert into public.payment_receipts (year, number, payment_id, issuer)
      values (this_year, (
        select coalesce(max(r.number), 0) + 1 from public.payment_receipts r where r.year = this_year
      ), of_payment, (select l.document from private.live_content(now()) l where l.key = 'organisation'))
      on conflict (payment_id) do nothing;
    perform private.queue_payment_mail('payment-receipt', own, 'complete');
  end $$;

-- Money beyond the amount, or after the end, is surplus. Returns the first of its entries.
create function private.book_payment(
  of_payment uuid, entry_kind text, money numeric, on_day date, entry_fee numeric default null,
  gateway_id text default null, named text default null, entry_note text default null, of_other bigint default null
) returns bigint
  language plpgsql volatile set search_path = ''
  as $$
  declare
    own public.payments;
    outstanding numeric;
    useful numeric;
    first bigint;
  begin
    select * into own from public.payments p where p.id = of_payment for update;
    outstanding = own.amount_gross - private.counted(of_payment);
    useful = case when own.status in ('complete', 'cancelled') then 0
      when money <= outstanding + 0.01 then money else greatest(outstanding, 0) end;
    if useful > 0 then
      insert into public.payment_entries (payment_id, kind, amount, fee, gateway_payment_id, received_on, bank_reference,
          note, of_entry)
        values (of_payment, entry_kind, useful, entry_fee, gateway_id, on_day, named, entry_note, of_other)
        returning id into first;
    end if;
    if useful < money then
      insert into public.payment_entries (payment_id, kind, amount, fee, surplus, of_entry, gateway_payment_id,
          received_on, bank_reference, note)
        values (of_payment, entry_kind, money - useful, case when first is null then entry_fee end, true,
          coalesce(first, of_other), case when first is null then gateway_id end, on_day, named, entry_note)
        returning coalesce(first, id) into first;
    end if;
    perform private.settle_payment(of_payment);
    return first;
  end $$;

create function private.surplus_left(of_surplus bigint) returns numeric
  language sql stable set search_path = ''
  as $$
    select sum(e.amount) from public.payment_entries e
    where e.surplus and (e.id = of_surplus or (e.of_entry = of_surplus and e.kind in ('refund', 'correction')))
  $$;

-- Each proof has a slot that takes one file within 15 minutes. After 12 months it is hidden, and a job deletes it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('payment-proofs', 'payment-proofs', false, 4194304,
    array['application/pdf', 'image/jpeg', 'image/png', 'image/webp'])
  on conflict (id) do nothing;
create table public.payment_proofs (
  name text primary key check (name ~ '^[0-9a-f-]{36}\.(pdf|jpg|png|webp)$'),
  -- Null once the person or payment is erased: the file is then useless.
  payment_id uuid references public.payments (id) on delete set null,
  created_at timestamptz not null default now()
);
create index payment_proofs_payment on public.payment_proofs (payment_id);
create index payment_proofs_created on public.payment_proofs (created_at);
alter table public.payment_proofs enable row level security;
grant select on public.payment_proofs to authenticated;
create policy "the office reads payment proofs" on public.payment_proofs
  for select to authenticated using (
    (select private.is_office()) and payment_id is not null and created_at > now() - interval '12 months'
  );

-- Public by id, for PayFast's return page.
create function private.payment_status(payment_id uuid)
  returns table (reference text, status text, amount_gross numeric, nothing_paid boolean)
  language sql stable security definer set search_path = ''
  as $$
    select p.reference, p.status, p.amount_gross, not exists (
      select from public.payment_entries e where e.payment_id = p.id and e.kind in ('card', 'transfer')
    )
    from public.payments p where p.id = payment_status.payment_id and p.asked_at is not null
  $$;

create function private.payment_token(of_payment public.payments) returns text
  language sql stable set search_path = ''
  as $$ select private.mail_token('payment', of_payment.link_id, of_payment.id) $$;

create function private.payment_mail_data(of_message public.mail_messages) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.payment_summary(p) || jsonb_build_object('token', private.payment_token(p),
      'is_overdue', p.due_on < private.today(), 'credit_note', private.credit_note(of_message.entry_id),
      -- Counts reminders since the due day; 3 means third or later.
      'late_reminder', (
        select greatest(1, least(3, count(*))) from public.mail_messages m
        where m.payment_id = p.id and m.kind = 'payment-reminder' and m.state <> 'cancelled'
          and m.created_at <= of_message.created_at and (m.created_at at time zone private.time_zone())::date > p.due_on
      ),
      'completed_on', (p.completed_at at time zone private.time_zone())::date)
    from public.payments p where p.id = of_message.payment_id
  $$;
create function private.is_payment_open(of_payment uuid) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (select from public.payments p where p.id = of_payment and p.status in ('pending', 'failed'))
  $$;
insert into private.mail_kinds (kind, data_function, withdrawn_when, is_kept) values
  ('payment-request', 'payment_mail_data', 'not private.is_payment_open(m.payment_id)', true),
  ('payment-reminder', 'payment_mail_data', 'not private.is_payment_open(m.payment_id)', true),
  ('payment-receipt', 'payment_mail_data', null, true),
  ('payment-credit-note', 'payment_mail_data', null, true);

create function private.payment_of(token text) returns public.payments
  language sql stable set search_path = ''
  as $$
    select p from public.payments p
    where p.link_id = private.token_row(token) and private.payment_token(p) = token
      and p.asked_at is not null
  $$;

-- Links accept payments until 60 days after the due day; links of paid payments stay valid.
create function private.payment_expired(of_payment public.payments) returns boolean
  language sql stable set search_path = ''
  as $$ select of_payment.status <> 'complete' and of_payment.due_on < private.today() - 60 $$;

-- `subscription` is the rest of a plan that PayFast may still charge, on the first row, which starts it.
create function private.payment_page(token text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select private.payment_summary(p) || jsonb_build_object(
      'state', case when private.payment_expired(p) then 'expired' else p.status end,
      'can_try_again', p.status = 'failed' or (p.status = 'cancelled' and p.cancelled_by is null),
      'payment_id', p.id, 'email', p.email, 'phone', p.phone, 'language', p.language, 'completed_at', p.completed_at,
      'plan', (
        select jsonb_build_object('way', l.way, 'instalments', l.instalments,
          'recurring_amount', l.recurring_amount::text, 'ended', l.ended_at is not null,
          'charged_by_gateway', l.gateway_token is not null)
        from public.payment_plans l where l.id = p.plan_id
      ),
      'subscription', (
        select jsonb_build_object('recurring_amount', l.recurring_amount::text, 'cycles', count(*),
          'billing_date', greatest(min(r.due_on), private.today() + 1))
        from public.payment_plans l
        join public.payments r on r.plan_id = l.id and r.id <> p.id and r.status in ('pending', 'failed')
        where l.id = p.plan_id and l.way = 'subscription' and l.gateway_token is null and l.ended_at is null
          and not exists (
            select from public.payments o where o.plan_id = l.id and o.status in ('pending', 'failed')
              and (o.due_on, o.id) < (p.due_on, p.id)
          )
        group by l.id
      ),
      'cards_paused', private.setting('card_payments_paused') > 0,
      'proofs', (
        select count(*) from public.payment_proofs f join storage.objects o
          on o.bucket_id = 'payment-proofs' and o.name = f.name
        where f.payment_id = p.id
      )
    )
    -- Nobody downloads the receipt of a payment that a correction opened.
    || case when p.status = 'complete' then '{}' else '{"receipt": null}' end::jsonb
    from private.payment_of(token) p where p.id is not null
  $$;

create function private.note_payment_opened(token text) returns void
  language sql volatile security definer set search_path = ''
  as $$
    update public.payments p set opened_at = now()
      where p.opened_at is null and p.id = (select o.id from private.payment_of(token) o)
  $$;

create function private.try_payment_again(token text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare own constant public.payments := private.payment_of(token);
  begin
    if private.payment_expired(own) then return false; end if;
    update public.payments set status = 'pending', cancelled_at = null
      where id = own.id and (status = 'failed' or (status = 'cancelled' and cancelled_by is null));
    return found;
  end $$;

-- Prevents filling the storage through a link.
insert into private.settings (key, value)
  values ('payment_proofs_per_day', 5), ('payment_proofs_per_payment', 20), ('card_payments_paused', 0);

-- Returns a slot's name; null for an invalid token, or a payment that takes no money or no more proofs.
create function private.open_proof_slot(token text, file_kind text) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    own constant public.payments := private.payment_of(token);
    named text;
  begin
    if own.id is null or own.status <> 'pending' or private.payment_expired(own) then return null; end if;
    perform pg_advisory_xact_lock(hashtextextended('payment proofs ' || own.id, 0));
    if (
      select count(*) from public.payment_proofs f where f.payment_id = own.id
    ) >= private.setting('payment_proofs_per_payment') then
      return null;
    end if;
    if (
      select count(*) from public.payment_proofs f where f.payment_id = own.id and f.created_at > now() - interval '1 day'
    ) >= private.setting('payment_proofs_per_day') then
      raise exception 'too many proofs of payment' using errcode = 'PT429';
    end if;
    insert into public.payment_proofs (name, payment_id)
      values (gen_random_uuid() || '.' || file_kind, own.id) returning name into named;
    return named;
  end $$;

-- A payment stays while an entry kept elsewhere was moved from it, along the whole chain of moves.
create function private.free_proof_slot(token text, slot text) returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from public.payment_proofs f where f.name = slot and f.payment_id = (private.payment_of(token)).id
      and not exists (select from storage.objects o where o.bucket_id = 'payment-proofs' and o.name = f.name)
  $$;

-- Also for copies of documents (PL/pgSQL, because a later file defines that).
create function private.is_open_slot(of_bucket text, file_name text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if of_bucket = 'enrolment-documents' then return private.is_open_document(file_name); end if;
    return of_bucket = 'payment-proofs' and exists (
      select from public.payment_proofs f
      where f.name = file_name and f.payment_id is not null and f.created_at > now() - interval '15 minutes'
    );
  end $$;
create function private.is_spent_proof(file_name text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select not exists (
      select from public.payment_proofs f
      where f.name = file_name and f.payment_id is not null and f.created_at > now() - interval '12 months'
    )
  $$;
create policy "a slot takes one file" on storage.objects
  for insert to anon with check ((select private.is_open_slot(bucket_id, name)));
-- The web server deletes these and orphaned brochures, as could anybody who knew their names: no other storage request
-- shows them. Only storage itself can set the name of its operation.
create policy "a spent file is seen to be deleted" on storage.objects
  for select to anon using (
    current_setting('storage.operation', true) ~ '^(storage\.)?object\.delete(_many)?$'
    and case bucket_id
      when 'payment-proofs' then (select private.is_spent_proof(name)) else (select private.is_orphan(bucket_id, name))
    end
  );
create policy "a spent file is deleted" on storage.objects
  for delete to anon using (
    case bucket_id
      when 'payment-proofs' then (select private.is_spent_proof(name)) else (select private.is_orphan(bucket_id, name))
    end
  );

create function private.spent_proof_files() returns setof text
  language sql stable set search_path = ''
  as $$
    select o.name from storage.objects o where o.bucket_id = 'payment-proofs' and private.is_spent_proof(o.name)
  $$;

-- For deletion by the web server. Slots whose file is gone, or never came, are dropped.
create function private.spent_proofs() returns setof text
  language sql volatile security definer set search_path = ''
  as $$
    select private.require_job('payments');
    delete from public.payment_proofs f
      where (f.payment_id is null or f.created_at < now() - interval '15 minutes')
        and not exists (select from storage.objects o where o.bucket_id = 'payment-proofs' and o.name = f.name);
    select s.name from private.spent_proof_files() s (name) order by s.name limit 1000
  $$;

select private.expose('anon, authenticated, service_role', 'payment_status', 'payment_page', 'note_payment_opened',
  'try_payment_again', 'open_proof_slot', 'free_proof_slot');
select private.expose('anon, service_role', 'spent_proofs');
grant execute on function private.is_open_slot to anon, authenticated;
grant execute on function private.is_spent_proof to anon;
