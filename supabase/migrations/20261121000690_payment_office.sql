-- Functions of the office for payments: request, remind, cancel, and record transfers. Money paid back, corrections,
-- exports and settings are for admins.

-- Omits a lead erased while the form was open, and restores one in the bin.
create function private.add_payment(payment_id uuid, fields jsonb) returns void
  language sql volatile set search_path = ''
  as $$
    update public.leads set binned_at = null
      where id = private.root_lead((fields ->> 'lead_id')::uuid) and binned_at is not null;
    insert into public.payments (id, amount_gross, plan_id, lead_id, first_name, surname, email, phone, language, purpose,
        level, description, due_on, note)
      select payment_id, f.amount, f.plan_id, (select l.id from public.leads l where l.id = f.lead_id), f.first_name,
        f.surname, f.email, f.phone, f.language, f.purpose, f.level, f.description, f.due_on, f.note
      from jsonb_to_record(fields) f (amount numeric, plan_id uuid, lead_id uuid, first_name text, surname text, email text,
        phone text, language text, purpose text, level smallint, description text, due_on date, note text)
  $$;

-- The form chooses the id: false if already stored. Of two simultaneous calls the second waits.
create function private.begin_payment(payment_id uuid) returns boolean
  language plpgsql volatile set search_path = ''
  as $$
  begin
    perform private.require_office('has to do with payments');
    perform pg_advisory_xact_lock(hashtextextended('payment ' || payment_id, 0));
    return not exists (select from public.payments p where p.id = begin_payment.payment_id);
  end $$;

create function private.create_payment(payment_id uuid, fields jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if not private.begin_payment(payment_id) then return; end if;
    perform private.add_payment(payment_id, fields - 'plan_id');
    perform private.audit('payment-created', null, payment_id::text, fields ->> 'amount');
  end $$;

-- `payment_id` is the id of the first row, which begins a subscription.
create function private.create_payment_plan(payment_id uuid, fields jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    plan uuid;
    has_deposit constant boolean := fields ->> 'deposit' is not null;
    first_day constant date := (fields ->> 'first_due_on')::date;
  begin
    if not private.begin_payment(payment_id) then return; end if;
    if has_deposit and (fields ->> 'deposit_due_on')::date >= first_day then
      raise exception 'the deposit is due before the first instalment' using errcode = '22023';
    end if;
    insert into public.payment_plans (way, instalments, recurring_amount)
      values (fields ->> 'way', (fields ->> 'instalments')::integer, (fields ->> 'recurring_amount')::numeric)
      returning id into plan;
    if has_deposit then
      perform private.add_payment(payment_id, fields || jsonb_build_object('plan_id', plan, 'purpose', 'deposit',
        'amount', fields -> 'deposit', 'due_on', fields -> 'deposit_due_on'));
    end if;
    perform private.add_payment(case when n = 0 and not has_deposit then payment_id else gen_random_uuid() end,
        fields || jsonb_build_object('plan_id', plan, 'purpose', 'instalment', 'amount', fields -> 'recurring_amount',
          'due_on', (first_day + make_interval(months => n))::date))
      from generate_series(0, (fields ->> 'instalments')::integer - 1) n;
    perform private.audit('plan-created', null, plan::text, fields ->> 'recurring_amount');
  end $$;

-- The log holds due days, but of personal fields only the names.
create function private.change_payment(payment_id uuid, fields jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    before constant jsonb := (select to_jsonb(p) from public.payments p where p.id = payment_id);
    changed text;
  begin
    perform private.require_office('has to do with payments');
    update public.payments p
      set first_name = f.first_name, surname = f.surname, email = f.email, phone = f.phone, language = f.language,
        due_on = f.due_on, note = f.note
      from jsonb_to_record(fields) f (first_name text, surname text, email text, phone text, language text, due_on date,
        note text)
      where p.id = payment_id;
    if not found then raise exception 'no such payment' using errcode = '22023'; end if;
    select string_agg(case f.key when 'due_on' then concat('due_on: ', f.value, ' > ', p.due_on) else f.key end, ', '
        order by f.key)
      into changed from public.payments p, jsonb_each_text(before) f
      where p.id = payment_id and f.value is distinct from to_jsonb(p) ->> f.key;
    perform private.audit('payment-changed', null, payment_id::text, changed);
  end $$;

-- Days relative to the due day; negative before it. Empty: no reminders.
create table private.payment_reminders (
  one boolean primary key default true check (one),
  days integer[] not null check (cardinality(days) <= 10 and -30 <= all (days) and 60 >= all (days))
);
insert into private.payment_reminders (days) values (array[-3, 3, 10, 20]);

create function private.payment_reminder_days() returns integer[]
  language sql stable security definer set search_path = ''
  as $$
    select private.require_office('has to do with payments');
    select r.days from private.payment_reminders r
  $$;

create function private.set_payment_reminder_days(given integer[]) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    former integer[];
    wanted constant integer[] := array(select distinct d from unnest(given) d where d is not null order by d);
  begin
    perform private.require_admin('has to do with payments');
    select r.days into former from private.payment_reminders r for update;
    if former = wanted then return; end if;
    update private.payment_reminders set days = wanted where true;
    perform private.audit('setting-changed', null, null, concat('payment_reminders: ', former, ' > ', wanted));
  end $$;

-- Promises to pay. A row without day and amount withdraws the one before it, which each new one replaces.
create table public.payment_promises (
  id uuid primary key,
  payment_id uuid not null references public.payments (id) on delete cascade,
  promised_on date check (promised_on between '2020-01-01' and '2999-12-31'),
  amount numeric(12, 2) check (amount between 0.01 and 1000000),
  -- What counted towards the payment then: the promise is kept once that much more was received by its day.
  paid_before numeric(12, 2) not null,
  note text check (char_length(note) <= 500),
  recorded_by text not null default private.actor(),
  created_at timestamptz not null default clock_timestamp(),
  check ((promised_on is null) = (amount is null))
);
create index payment_promises_payment on public.payment_promises (payment_id, created_at);
select private.let_read('office', 'public.payment_promises');
revoke insert, update, delete on public.payment_promises from service_role;
create trigger keep_payment_promise before update on public.payment_promises
  for each row execute function private.refuse_change('promises are');

-- A payment's promises, newest first: "kept", "withdrawn" if another row or a cancellation came by their day, "running",
-- or "broken". `is_last`: no other row came after it.
create function private.promises_of(of_payment uuid, this_day date)
  returns table (promised_on date, amount text, note text, recorded_by text, created_at timestamptz, state text, is_last boolean)
  language sql stable set search_path = ''
  as $$
    select w.promised_on, w.amount::text, w.note, w.recorded_by, w.created_at, case
        when w.paid_before + w.amount <= case when w.next_on <= w.promised_on then w.paid_then else (
          select coalesce(sum(e.amount), 0) from public.payment_entries e
          where e.payment_id = of_payment and not e.surplus and e.received_on <= w.promised_on
        ) end then 'kept'
        when p.status = 'cancelled' or w.next_on <= w.promised_on then 'withdrawn'
        when w.promised_on >= this_day then 'running' else 'broken' end, w.next_on is null
    from (
      select o.*, (lead(o.created_at) over next at time zone private.time_zone())::date as next_on,
        lead(o.paid_before) over next as paid_then
      from public.payment_promises o where o.payment_id = of_payment window next as (order by o.created_at)
    ) w join public.payments p on p.id = w.payment_id
    where w.promised_on is not null order by w.created_at desc
  $$;

-- When the site requests an instalment unprompted: three days before it is due, once another of its plan was requested.
create function private.request_day(of_payment public.payments, this_day date) returns date
  language sql stable set search_path = ''
  as $$
    select greatest(of_payment.due_on - 3, this_day) from public.payment_plans l
    where l.id = of_payment.plan_id and l.way = 'single' and l.ended_at is null
      and of_payment.asked_at is null and of_payment.status = 'pending' and exists (
        select from public.payments o where o.plan_id = l.id and o.asked_at is not null
      )
  $$;

-- Reminder days from `this_day` on, counted from the request if that is later. Missed ones collapse into one, as do those
-- during a promise to pay, the day after it. None for payments that are settled, partly refunded, charged by PayFast, reported as paid, or expired.
create function private.reminder_days(of_payment public.payments, this_day date) returns setof date
  language sql stable set search_path = ''
  as $$
    select distinct greatest(d.day, this_day, promise.ends_on) as day
    from (
      select max(w.promised_on) + 1 as ends_on from private.promises_of(of_payment.id, this_day) w where w.state = 'running'
    ) promise, coalesce((of_payment.asked_at at time zone private.time_zone())::date,
      private.request_day(of_payment, this_day)) asked_on,
      private.payment_reminders r, unnest(r.days) n (days), lateral (
        select case when n.days > 0 then greatest(of_payment.due_on, asked_on) else of_payment.due_on end + n.days
      ) d (day)
    where of_payment.status in ('pending', 'failed') and of_payment.email is not null
      and d.day > coalesce(of_payment.reminded_on, asked_on)
      and greatest(d.day, this_day, promise.ends_on) <= of_payment.due_on + 60
      and not exists (
        select from public.payment_plans l
        where l.id = of_payment.plan_id and l.gateway_token is not null and l.ended_at is null
      )
      and (select s.refunded from private.payment_sums s where s.payment_id = of_payment.id) = 0
      and not exists (
        select from public.payment_notifications n
        where n.payment_id = of_payment.id and n.status = 'complete' and n.resolved_at is null
          and (n.verdict = 'waiting' or (n.verdict = 'refused' and not 'signature' = any (n.problems)))
      )
    order by 1
  $$;

create function private.request_instalments(this_day date, of_plan uuid default null) returns void
  language plpgsql volatile set search_path = ''
  as $$
  declare own public.payments;
  begin
    perform pg_advisory_xact_lock(hashtextextended('payment requests', 0));
    for own in
      update public.payments p set asked_at = now(), asked_by = private.actor(), reminded_on = this_day
        where p.status = 'pending' and p.asked_at is null and p.due_on <= this_day + 3
          and (of_plan is null or p.plan_id = of_plan) and private.request_day(p, this_day) = this_day
        returning p.*
    loop
      perform private.queue_payment_mail('payment-request', own, 'instalment');
    end loop;
  end $$;

-- Requests a payment and its plan's due instalments, and returns the link token. Mails the person at most once a minute
-- per payment, because a button may be pressed twice.
create function private.ask_payment(payment_id uuid, by_mail boolean) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare own public.payments;
  begin
    perform private.require_office('has to do with payments');
    -- Before the row, as in private.request_instalments, to avoid a deadlock.
    perform pg_advisory_xact_lock(hashtextextended('payment requests', 0));
    select * into own from public.payments p where p.id = payment_id for update;
    if own.id is null then raise exception 'no such payment' using errcode = '22023'; end if;
    if own.asked_at is null then
      update public.payments set asked_at = now(), asked_by = private.actor() where id = own.id;
      perform private.audit('payment-asked', null, own.id::text);
      if own.plan_id is not null then perform private.request_instalments(private.today(), own.plan_id); end if;
    end if;
    if by_mail and own.status in ('pending', 'failed') then
      perform private.queue_payment_mail('payment-request', own, to_char(now() at time zone 'UTC', 'YYYYMMDDHH24MI'));
      update public.payments set reminded_on = private.today() where id = own.id;
    end if;
    return private.payment_token(own);
  end $$;

-- Requests a lead's deposit by e-mail, unless a colleague asked for that level a moment ago: "queued" or "asked". A
-- repeated id requests nothing more.
create function private.ask_deposit(payment_id uuid, fields jsonb) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_office('has to do with payments');
    perform pg_advisory_xact_lock(hashtextextended('payment requests', 0));
    if exists (select from public.payments p where p.id = ask_deposit.payment_id) then return 'queued'; end if;
    if exists (
      select from public.payments p
      where p.status <> 'cancelled' and p.purpose <> 'other' and p.level = (fields ->> 'level')::smallint and (
        p.lead_id = any (array(select private.lead_branch(private.root_lead((fields ->> 'lead_id')::uuid))))
        or private.person_key(p.email, p.phone) = private.person_key(fields ->> 'email', fields ->> 'phone')
      )
    ) then
      return 'asked';
    end if;
    perform private.create_payment(payment_id, fields), private.ask_payment(payment_id, true);
    return 'queued';
  end $$;

-- At most once a day. False if nobody was reminded.
create function private.remind_payment(payment_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare own public.payments;
  begin
    perform private.require_office('has to do with payments');
    select * into own from public.payments p where p.id = payment_id;
    if (own.asked_at is not null and own.status in ('pending', 'failed')
      and private.queue_payment_mail('payment-reminder', own, private.today()::text)) is not true then
      return false;
    end if;
    update public.payments set reminded_on = private.today() where id = own.id;
    return true;
  end $$;

-- False if its state changed meanwhile.
create function private.cancel_payment(payment_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_office('has to do with payments');
    update public.payments set status = 'cancelled', cancelled_at = now(), cancelled_by = private.actor()
      where id = payment_id and status in ('pending', 'failed');
    if not found then return false; end if;
    update public.mail_messages m set state = 'cancelled', settled_at = now()
      where m.payment_id = cancel_payment.payment_id and m.state in ('queued', 'failed')
        and m.kind in ('payment-request', 'payment-reminder');
    perform private.audit('payment-cancelled', null, payment_id::text);
    return true;
  end $$;

create function private.reopen_payment(payment_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_office('has to do with payments');
    update public.payments set status = 'pending', cancelled_at = null, cancelled_by = null
      where id = payment_id and status in ('failed', 'cancelled');
    if not found then return false; end if;
    perform private.audit('payment-reopened', null, payment_id::text);
    perform private.settle_payment(payment_id);
    return true;
  end $$;

create function private.renew_payment_link(payment_id uuid) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare own public.payments;
  begin
    perform private.require_office('has to do with payments');
    update public.payments set link_id = gen_random_uuid(), opened_at = null
      where id = payment_id and asked_at is not null
      returning * into own;
    if not found then return null; end if;
    perform private.audit('payment-link-renewed', null, payment_id::text);
    return private.payment_token(own);
  end $$;

-- Cancels unpaid payments. A subscription must also be cancelled at PayFast; later money becomes a surplus.
create function private.end_payment_plan(plan_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_office('has to do with payments');
    update public.payment_plans set ended_at = now(), ended_by = private.actor()
      where id = plan_id and ended_at is null;
    if not found then return false; end if;
    perform private.cancel_payment(p.id) from (
      select o.id from public.payments o
      where o.plan_id = end_payment_plan.plan_id and o.status in ('pending', 'failed') order by o.id
    ) p;
    perform private.audit('plan-ended', null, plan_id::text);
    return true;
  end $$;

-- The form chooses `once`, so that a form sent twice makes one record. The payment counts as requested from then on.
create table private.payment_records (once uuid primary key, made_at timestamptz not null default now());
revoke all on private.payment_records from service_role;

create function private.begin_payment_record(once uuid, payment_id uuid) returns boolean
  language plpgsql volatile set search_path = ''
  as $$
  begin
    perform private.require_office('has to do with payments');
    update public.payments p
      set asked_at = coalesce(p.asked_at, now()), asked_by = coalesce(p.asked_by, private.actor()) where p.id = payment_id;
    if not found then raise exception 'no such payment' using errcode = '22023'; end if;
    insert into private.payment_records (once) values (begin_payment_record.once) on conflict do nothing;
    return found;
  end $$;

create function private.record_transfer(
  once uuid, payment_id uuid, money numeric, on_day date, named text default null, entry_note text default null
)
  returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if not private.begin_payment_record(once, payment_id) then return; end if;
    if (money between 0.01 and 1000000 and on_day <= private.today()) is not true then
      raise exception 'no amount that was received' using errcode = '22023';
    end if;
    perform private.book_payment(payment_id, 'transfer', money, on_day, null, null, named, entry_note);
    perform private.audit('transfer-recorded', null, payment_id::text, money::text);
  end $$;

-- Money paid back, of a surplus or of the counted money. A negative amount reverses a refund that was not made. False,
-- recording nothing, if there is an entry newer than `last_seen`, such as the same refund from another tab.
create function private.record_refund(
  once uuid, payment_id uuid, money numeric, on_day date, named text default null, entry_note text default null,
  of_surplus bigint default null, last_seen bigint default null
) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    own public.payments;
    sums private.payment_sums;
  begin
    perform private.require_admin('records a refund');
    if not private.begin_payment_record(once, payment_id) then return true; end if;
    select * into own from public.payments p where p.id = payment_id for update;
    if exists (select from public.payment_entries e where e.payment_id = record_refund.payment_id and e.id > last_seen) then
      -- Lets the form be sent again.
      delete from private.payment_records r where r.once = record_refund.once;
      return false;
    end if;
    if on_day > private.today() then raise exception 'not yet paid back' using errcode = '22023'; end if;
    if of_surplus is not null and not exists (
      select from public.payment_entries e
      where e.id = of_surplus and e.payment_id = record_refund.payment_id and e.surplus and e.amount > 0
    ) then
      raise exception 'no such surplus' using errcode = '22023';
    end if;
    select * into sums from private.payment_sums s where s.payment_id = own.id;
    if money > coalesce(private.surplus_left(of_surplus), sums.paid)
      or (money < 0 and (of_surplus is not null or -money > sums.refunded or sums.paid - money > own.amount_gross)) then
      raise exception 'more than there is' using errcode = '22023';
    end if;
    insert into public.payment_entries (payment_id, kind, amount, surplus, of_entry, received_on, bank_reference, note)
      values (payment_id, 'refund', -money, of_surplus is not null, of_surplus, on_day, named, entry_note);
    perform private.settle_payment(payment_id);
    perform private.audit('refund-recorded', null, payment_id::text, money::text);
    return true;
  end $$;

-- Up to the amount, down to zero. A completed payment that lacks money then is open again, unless some was refunded.
create function private.record_correction(once uuid, payment_id uuid, money numeric, entry_note text) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    own public.payments;
    already numeric;
  begin
    perform private.require_admin('corrects a payment');
    if not private.begin_payment_record(once, payment_id) then return; end if;
    select * into own from public.payments p where p.id = payment_id for update;
    already = private.counted(payment_id);
    if already + money < 0 or (money > 0 and (own.status = 'cancelled' or already + money > own.amount_gross)) then
      raise exception 'a correction beyond what there is' using errcode = '22023';
    end if;
    insert into public.payment_entries (payment_id, kind, amount, received_on, note)
      values (payment_id, 'correction', money, private.today(), entry_note);
    update public.payments p set status = 'pending', completed_at = null from private.payment_sums s
      where p.id = record_correction.payment_id and s.payment_id = p.id and p.status = 'complete' and money < 0
        and s.refunded = 0 and s.paid + 0.01 < p.amount_gross;
    perform private.settle_payment(payment_id);
    perform private.audit('correction-recorded', null, payment_id::text, money::text);
  end $$;

-- Moves a surplus, or a cancelled payment's money, named by any of its entries. Returns the amount moved.
create function private.move_surplus(once uuid, of_surplus bigint, to_payment uuid) returns numeric
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    source public.payment_entries;
    target public.payments;
    moved numeric;
  begin
    perform private.require_admin('has to do with payments');
    select * into source from public.payment_entries e where e.id = of_surplus and e.amount > 0;
    if source.id is null then raise exception 'no such surplus' using errcode = '22023'; end if;
    -- First and in a fixed order, to avoid deadlocks between moves.
    perform from public.payments p where p.id in (source.payment_id, to_payment) order by p.id for update;
    if not private.begin_payment_record(once, to_payment) then return 0; end if;
    if not source.surplus and not exists (
      select from public.payments p where p.id = source.payment_id and p.status = 'cancelled'
    ) then
      raise exception 'no such surplus' using errcode = '22023';
    end if;
    select * into target from public.payments p where p.id = to_payment;
    moved = least(case when source.surplus then private.surplus_left(of_surplus) else private.counted(source.payment_id) end,
      target.amount_gross - private.counted(to_payment));
    if moved <= 0 or target.status not in ('pending', 'failed') then
      raise exception 'nothing to move' using errcode = '22023';
    end if;
    insert into public.payment_entries (payment_id, kind, amount, surplus, of_entry, received_on)
      values (source.payment_id, 'correction', -moved, source.surplus, of_surplus, private.today()),
        (to_payment, 'correction', moved, false, of_surplus, private.today());
    perform private.settle_payment(to_payment);
    perform private.audit('surplus-moved', null, to_payment::text, moved::text);
    return moved;
  end $$;

create function private.pause_card_payments(paused boolean) returns void
  language sql volatile security definer set search_path = ''
  as $$
    select private.require_admin('has to do with payments');
    update private.settings set value = paused::integer where key = 'card_payments_paused'
  $$;

-- Open payments for which a proof arrived after the last money.
create function private.waiting_proofs() returns setof uuid
  language sql stable set search_path = ''
  as $$
    select distinct p.id
    from public.payment_proofs f join public.payments p on p.id = f.payment_id
      join storage.objects o on o.bucket_id = 'payment-proofs' and o.name = f.name
    where f.created_at > now() - interval '12 months' and p.status in ('pending', 'failed')
      and f.created_at > all (select e.created_at from public.payment_entries e where e.payment_id = p.id)
  $$;

-- Payments by their payer, the beginning of their reference, or their id: the status page knows a payment only by that,
-- and asks the payer to quote it. Security definer, like leads_meant.
create function private.payments_meant(query text) returns uuid[]
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
  declare
    meant constant text[] := private.search_patterns(query);
    quoted constant text := upper(regexp_replace(query, '[\s-]', '', 'g'));
  begin
    return array(
      select p.id from public.payments p
        where private.search_key(p.first_name, p.surname, p.email, p.phone) like meant[1]
          or private.search_key(p.first_name, p.surname, p.email, p.phone) like meant[2]
          or private.search_key(p.first_name, p.surname, p.email, p.phone) like meant[3]
      union select p.id from public.payments p
        where (quoted ~ '^[0-9A-Z]{3,}$' and starts_with(p.reference, quoted)) or p.id::text = lower(btrim(query))
    );
  end $$;

-- A null filter does not filter. `of_month` is any day of the due month; `with_payment` adds its whole plan; "plan" is
-- the next open payment of each plan. `state` is the status shown to people.
create function private.matching_payments(
  of_state text, of_level integer, of_month date, query text, of_lead uuid, with_payment uuid default null
)
  returns table (
    id uuid, status text, state text, first_name text, surname text, email text, phone text, language text, purpose text,
    level smallint, description text, amount text, paid text, received text, refunded text, outstanding text, surplus text,
    due_on date, reference text, plan_id uuid, lead_id uuid, asked_at timestamptz, opened_at timestamptz,
    completed_at timestamptz, cancelled_at timestamptz, created_at timestamptz, has_proof boolean, is_overdue boolean
  )
  language sql stable set search_path = ''
  as $$
    with summed as (
      select p.*, s.paid, s.received, s.refunded, s.outstanding, s.surplus, (p.status in ('pending', 'failed')
          and p.due_on < private.today()) as is_overdue, case
          when p.status = 'complete' and s.refunded > 0
            then case when s.paid > 0 then 'part-refunded' else 'refunded' end
          when p.status <> 'pending' then p.status
          when p.due_on < private.today() then 'overdue'
          when s.paid > 0 then 'part' else 'pending' end as state,
        p.id in (select w from private.waiting_proofs() w) as has_proof
      from public.payments p join private.payment_sums s on s.payment_id = p.id
      where (of_level is null or p.level = of_level)
        and (of_month is null or date_trunc('month', p.due_on) = date_trunc('month', of_month))
        and (query is null or p.id = any ((select private.payments_meant(query))::uuid[]))
        and (of_lead is null or p.lead_id in (select private.lead_branch(of_lead)))
        and (with_payment is null or p.id = with_payment or p.plan_id = (
          select o.plan_id from public.payments o where o.id = with_payment
        ))
    )
    select s.id, s.status, s.state, s.first_name, s.surname, s.email, s.phone, s.language, s.purpose, s.level, s.description,
      s.amount_gross::text, s.paid::text, s.received::text, s.refunded::text, s.outstanding::text, s.surplus::text, s.due_on,
      s.reference, s.plan_id, s.lead_id, s.asked_at, s.opened_at, s.completed_at, s.cancelled_at, s.created_at, s.has_proof,
      s.is_overdue
    from summed s
    where case of_state when 'open' then s.status in ('pending', 'failed') when 'overdue' then s.is_overdue
      when 'complete' then s.state = 'complete' when 'refunded' then s.state in ('part-refunded', 'refunded')
      when 'surplus' then s.surplus > 0
      when 'proof' then s.has_proof
      when 'plan' then s.id = (
        select o.id from public.payments o where o.plan_id = s.plan_id and o.status in ('pending', 'failed')
        order by o.due_on, o.id limit 1
      )
      else of_state is null or s.status = of_state end
  $$;

create function private.payment_list(
  of_state text default null, of_level integer default null, of_month date default null, query text default null,
  of_lead uuid default null, page_size integer default 50, page_offset integer default 0
) returns json
  language sql stable security definer set search_path = ''
  as $$
    select private.require_office('has to do with payments');
    with matching as materialized (select * from private.matching_payments(of_state, of_level, of_month, query, of_lead))
    select json_build_object('total', (select count(*) from matching), 'payments', coalesce((
      select json_agg(to_json(m)) from (
        select * from matching m
        order by m.status not in ('pending', 'failed'), case when m.status in ('pending', 'failed') then m.due_on end,
          m.created_at desc, m.id
        limit least(greatest(page_size, 1), 100) offset greatest(page_offset, 0)
      ) m
    ), '[]'))
  $$;

-- A payment with its whole plan. `notes` has credit note numbers, `left` the rest of each surplus, by entry.
create function private.payment_schedule(with_payment uuid) returns json
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    -- The next daily run of requests and reminders.
    next_day constant date := private.today() + (
      select count(*)::integer from private.daily_mail d where d.day = private.today()
    );
  begin
    perform private.require_office('has to do with payments');
    return (
      select coalesce(json_agg(json_build_object('payment', to_json(m), 'note', p.note, 'createdBy', p.created_by,
        'cancelledBy', p.cancelled_by, 'token', case when p.asked_at is not null then private.payment_token(p) end,
        'plan', (select to_json(l) from public.payment_plans l where l.id = p.plan_id), 'lead', (
          select json_build_object('id', l.id, 'status', l.status) from public.leads l where l.id = private.root_lead(p.lead_id)
        ), 'receipt', (
          select r.year || '-' || lpad(r.number::text, 4, '0') from public.payment_receipts r where r.payment_id = m.id
        ), 'mail', (
          select coalesce(json_agg(json_build_object('kind', w.kind, 'day', w.day, 'sent', w.sent)
            order by w.sent desc, w.day, w.kind desc), '[]')
          from (
            select a.kind, (a.settled_at at time zone private.time_zone())::date, true from public.mail_messages a
              where a.payment_id = m.id and a.kind in ('payment-request', 'payment-reminder') and a.state = 'sent'
            union all select 'payment-request', r, false from private.request_day(p, next_day) r where r is not null
            union all select 'payment-reminder', r, false from private.reminder_days(p, next_day) r
          ) w (kind, day, sent)
        ), 'notes', (
          select coalesce(json_object_agg(n.entry_id, n.year || '-' || lpad(n.number::text, 4, '0')), '{}')
          from public.payment_credit_notes n join public.payment_entries e on e.id = n.entry_id where e.payment_id = m.id
        ), 'entries', (
          select coalesce(json_agg(to_json(e) order by e.id), '[]') from public.payment_entries e where e.payment_id = m.id
        ), 'left', (
          select coalesce(json_object_agg(e.id, private.surplus_left(e.id)::text), '{}')
          from public.payment_entries e where e.payment_id = m.id and e.surplus and e.amount > 0
        ), 'promises', (
          select coalesce(json_agg(to_json(w)), '[]') from private.promises_of(m.id, private.today()) w
        ), 'proofs', (
          select coalesce(json_agg(json_build_object('name', f.name, 'createdAt', f.created_at) order by f.created_at), '[]')
          from public.payment_proofs f join storage.objects o on o.bucket_id = 'payment-proofs' and o.name = f.name
          where f.payment_id = m.id and f.created_at > now() - interval '12 months'
        )) order by m.due_on, m.id), '[]')
      from private.matching_payments(null, null, null, null, null, with_payment) m join public.payments p on p.id = m.id
    );
  end $$;

create function private.payment_export(
  of_state text default null, of_level integer default null, of_month date default null, query text default null
) returns json
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare found_all json;
  begin
    perform private.require_admin('has to do with payments');
    select json_build_object('total', count(*), 'payments', coalesce(json_agg(to_json(m) order by m.due_on, m.created_at, m.id)
        filter (where m.place <= 10000), '[]')) into found_all
      from (
        select *, row_number() over (order by p.due_on, p.created_at, p.id) as place
        from private.matching_payments(of_state, of_level, of_month, query, null) p
      ) m;
    perform private.audit('payments-exported', null, null, found_all ->> 'total');
    return found_all;
  end $$;

-- The twelve months up to one: net receipts, and what is outstanding of the amounts due in each.
create function private.money_months(last_month date) returns table (month date, received text, outstanding text)
  language sql stable set search_path = ''
  as $$
    with owed as materialized (
      select date_trunc('month', p.due_on)::date as month, sum(s.outstanding) as outstanding
      from public.payments p join private.payment_sums s on s.payment_id = p.id
      where p.due_on > last_month - 366
      group by 1
    )
    select m.month, (
        select coalesce(sum(e.amount), 0)::text from public.payment_entries e
        where e.received_on >= m.month and e.received_on < (m.month + interval '1 month')::date
      ), (select coalesce(sum(o.outstanding), 0)::text from owed o where o.month = m.month)
    from (
      select (date_trunc('month', last_month) - make_interval(months => n))::date as month
      from generate_series(0, 11) n
    ) m order by m.month
  $$;

create function private.payment_months() returns table (month date, received text, outstanding text)
  language sql stable security definer set search_path = ''
  as $$
    select private.require_office('has to do with payments');
    select * from private.money_months(private.today())
  $$;

create function private.payment_counts() returns table (state text, payments bigint)
  language sql stable security definer set search_path = ''
  as $$
    select private.require_office('has to do with payments');
    with matching as materialized (select * from private.matching_payments(null, null, null, null, null))
    select 'all', count(*) from matching
    union all select 'open', count(*) from matching m where m.status in ('pending', 'failed')
    union all select 'overdue', count(*) from matching m where m.is_overdue
    union all select 'complete', count(*) from matching m where m.state = 'complete'
    union all select 'refunded', count(*) from matching m where m.state in ('part-refunded', 'refunded')
    union all select 'failed', count(*) from matching m where m.status = 'failed'
    union all select 'cancelled', count(*) from matching m where m.status = 'cancelled'
    union all select 'surplus', count(*) from matching m where m.surplus::numeric > 0
    union all select 'proof', count(*) from matching m where m.has_proof
    union all select 'plan', count(distinct m.plan_id) from matching m where m.status in ('pending', 'failed')
    union all select 'notifications', count(*) from public.payment_notifications n
      where n.verdict = 'refused' and n.resolved_at is null and (select private.is_admin())
    union all select 'paused', private.setting('card_payments_paused')
  $$;

-- For a lead's history. Read from the payments themselves, so it follows them in merges, splits and erasures. Money
-- with a surplus is one event, and so is the end of a plan.
create function private.lead_payment_events(of_lead uuid)
  returns table (payment_id uuid, kind text, at timestamptz, actor text, amount text, received_on date, instalments integer,
    purpose text, level smallint, description text)
  language sql stable security definer set search_path = ''
  as $$
    select private.require_office('has to do with payments');
    with own as (
      select p.* from public.payments p where p.lead_id in (select private.lead_branch(of_lead))
    ), plan as (
      select distinct on (l.id) l.*, o.id as payment_id
      from own o join public.payment_plans l on l.id = o.plan_id order by l.id, o.due_on, o.id
    ), money as (
      select e.*, sum(e.amount) over (partition by case when e.kind in ('card', 'transfer') then coalesce(e.of_entry, e.id)
        else e.id end) as total
      from own o join public.payment_entries e on e.payment_id = o.id
    ), event (place, payment_id, kind, at, actor, amount, received_on, instalments) as (
      select 0, l.payment_id, 'plan-begun', l.created_at, l.created_by, l.recurring_amount, null::date, l.instalments
        from plan l
      union all select 1, o.id, 'requested', o.asked_at, o.asked_by, o.amount_gross, null, null
        from own o where o.asked_at is not null
      union all select 2, m.payment_id, case when m.kind = 'refund' and m.amount > 0 then 'correction'
          when m.kind <> 'correction' or m.of_entry is null then m.kind
          when m.amount > 0 then 'moved-in' else 'moved-out' end, m.created_at, m.recorded_by,
          case when m.kind = 'correction' and m.of_entry is null then m.total else abs(m.total) end, m.received_on, null
        from money m where m.kind not in ('card', 'transfer') or m.of_entry is null
      union all select 3, o.id, 'failed', o.failed_at, null, o.amount_gross, null, null
        from own o where o.failed_at is not null
      -- Also the first time, if a correction opened it again.
      union all select 3, o.id, 'complete', c.at, null, o.amount_gross, null, null
        from own o left join public.payment_receipts r on r.payment_id = o.id,
          lateral (select o.completed_at union select r.issued_at) c (at)
        where c.at is not null
      union all select 3, o.id, 'cancelled', o.cancelled_at, o.cancelled_by, o.amount_gross, null, null
        from own o left join plan l on l.id = o.plan_id
        where o.cancelled_at is not null and o.cancelled_at is distinct from l.ended_at
      union all select 4, l.payment_id, 'plan-ended', l.ended_at, l.ended_by, l.recurring_amount, null, l.instalments
        from plan l where l.ended_at is not null
    )
    select v.payment_id, v.kind, v.at, v.actor, v.amount::text, v.received_on, v.instalments, o.purpose, o.level,
      o.description
    from event v join own o on o.id = v.payment_id order by v.at desc, v.place desc, o.due_on desc, o.id
  $$;

-- Found by subject, so that they follow merges, splits and erasures. A letter has its writer, and its text before it is
-- sent, too.
create function private.lead_mails(of_lead uuid)
  returns table (id uuid, kind text, recipient text, language text, state text, attempts integer, last_error text,
    created_at timestamptz, settled_at timestamptz, next_attempt_at timestamptz, sent_subject text, sent_text text, written_by text)
  language sql stable security definer set search_path = ''
  as $$
    select private.require_office('reads messages');
    select m.id, m.kind, m.recipient, m.language, m.state, m.attempts, m.last_error, m.created_at, m.settled_at,
      m.next_attempt_at, coalesce(m.sent_subject, m.facts ->> 'subject'), coalesce(m.sent_text, m.facts ->> 'text'),
      m.facts ->> 'writer'
    from public.mail_messages m
    where m.kind = any ((select private.kept_kinds())::text[]) and (
      m.submission_id in (select s.id from public.landing_form_submissions s where s.lead_id = of_lead)
      or m.payment_id in (select p.id from public.payments p where p.lead_id in (select private.lead_branch(of_lead)))
    )
    order by m.created_at desc, m.id limit 200
  $$;

-- For one person's statement or letter of demand, by address or phone number.
create function private.payment_statement(address text, is_demand boolean default false) returns json
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_office('has to do with payments');
    perform private.audit(case when is_demand then 'demand-exported' else 'statement-exported' end, null,
      private.keyed_hash('audit-log', private.normal_email(address)));
    return (
      select coalesce(json_agg(json_build_object('id', p.id, 'status', p.status, 'first_name', p.first_name,
        'surname', p.surname, 'language', p.language, 'purpose', p.purpose, 'level', p.level, 'description', p.description,
        'amount', p.amount_gross::text, 'outstanding', s.outstanding::text, 'surplus', s.surplus::text, 'due_on', p.due_on,
        'reference', p.reference, 'receipt', (select r.year || '-' || lpad(r.number::text, 4, '0') from public.payment_receipts r where r.payment_id = p.id),
        'entries', (
          select coalesce(json_agg(json_build_object('kind',
              case when e.kind = 'refund' and e.amount > 0 then 'correction' else e.kind end,
            'amount', e.amount::text, 'surplus', e.surplus, 'received_on', e.received_on,
            'credit_note', n.year || '-' || lpad(n.number::text, 4, '0')) order by e.id), '[]')
          from public.payment_entries e left join public.payment_credit_notes n on n.entry_id = e.id
          where e.payment_id = p.id
        )) order by p.due_on, p.created_at, p.id), '[]')
      from public.payments p join private.payment_sums s on s.payment_id = p.id
      where private.person_key(p.email, p.phone) = private.normal_email(address) and (p.asked_at is not null or exists (
        select from public.payment_entries e where e.payment_id = p.id
      ))
    );
  end $$;

create function private.queue_payment_reminders(this_day date) returns void
  language plpgsql volatile set search_path = ''
  as $$
  declare own public.payments;
  begin
    perform private.request_instalments(this_day);
    for own in
      -- Rows being changed at this moment wait until tomorrow, to avoid deadlocks.
      update public.payments p set reminded_on = this_day
        where p.id in (
          select o.id from public.payments o
          where o.status in ('pending', 'failed') and o.asked_at is not null
            and o.due_on between this_day - 60 and this_day + 30
            and this_day in (select private.reminder_days(o, this_day))
          for update skip locked
        )
        returning p.*
    loop
      perform private.queue_payment_mail('payment-reminder', own, this_day::text);
    end loop;
  end $$;

select private.expose('authenticated', 'create_payment', 'create_payment_plan', 'change_payment',
  'payment_reminder_days', 'set_payment_reminder_days', 'ask_payment', 'ask_deposit', 'remind_payment', 'cancel_payment',
  'reopen_payment', 'renew_payment_link', 'end_payment_plan', 'record_transfer', 'record_refund', 'record_correction',
  'move_surplus', 'pause_card_payments', 'payment_list', 'payment_schedule', 'payment_export', 'payment_months',
  'payment_counts', 'lead_payment_events', 'lead_mails', 'payment_statement');
