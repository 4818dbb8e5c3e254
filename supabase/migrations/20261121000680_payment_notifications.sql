-- The web server stores a PayFast notification, answers, and asks PayFast to confirm it; only then does it change a
-- payment. Everything needs the job key "payments".

create table public.payment_notifications (
  id uuid primary key default gen_random_uuid(),
  received_at timestamptz not null default now(),
  -- Verbatim, for confirmation and disputes; empty if unsigned, or once its person is erased.
  body text not null check (octet_length(body) <= 16384),
  -- Parsed fields; null if missing or unreadable. The payment need not exist.
  payment_id uuid,
  gateway_payment_id text check (char_length(gateway_payment_id) <= 40),
  status text check (status in ('pending', 'complete', 'failed', 'cancelled')),
  amount numeric(12, 2),
  fee numeric(12, 2),
  token text check (char_length(token) <= 100),
  -- Whether the sender's address is PayFast's; "absent" if untrustworthy. Informative only: PayFast's hosts change.
  sender text not null check (sender in ('known', 'unknown', 'absent')),
  sender_address text check (char_length(sender_address) <= 45),
  -- Failed checks: "signature", "merchant", "payment", "amount", "token", "confirmation".
  problems text[] not null default '{}',
  expected text[],
  verdict text not null check (verdict in ('waiting', 'accepted', 'repeated', 'refused')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  settled_at timestamptz,
  resolved_at timestamptz,
  resolved_by text,
  check ((verdict = 'waiting') = (settled_at is null)),
  check (verdict <> 'refused' or cardinality(problems) > 0)
);
create index payment_notifications_waiting on public.payment_notifications (next_attempt_at) where verdict = 'waiting';
create index payment_notifications_payment on public.payment_notifications (payment_id, received_at);
create index payment_notifications_refused on public.payment_notifications (received_at) where verdict = 'refused';
create index payment_notifications_accepted on public.payment_notifications (gateway_payment_id)
  where verdict = 'accepted';
-- The body has the payer's data.
select private.let_read('admin', 'public.payment_notifications', 'body', 'token');

alter table public.mail_messages
  add column notification_id uuid references public.payment_notifications (id) on delete cascade;
create index mail_messages_notification on public.mail_messages (notification_id);

create function private.problem_mail_data(of_message public.mail_messages) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('payment_id', p.id, 'reference', p.reference, 'received_at', n.received_at,
      'status', n.status, 'amount', n.amount::text, 'problems', n.problems, 'expected', coalesce(n.expected, '{}'))
    from public.payment_notifications n left join public.payments p on p.id = n.payment_id
    where n.id = of_message.notification_id
  $$;
insert into private.mail_kinds (kind, data_function, withdrawn_when)
  values ('payment-problem', 'problem_mail_data', 'not private.is_admin_address(m.recipient)');

-- The payment with its id, or, for a charge of a started subscription, the plan's oldest unpaid one.
create function private.notified_payment(of_notification public.payment_notifications) returns public.payments
  language plpgsql stable set search_path = ''
  as $$
  declare
    named public.payments;
    oldest public.payments;
  begin
    select * into named from public.payments p where p.id = of_notification.payment_id and p.asked_at is not null;
    if of_notification.token is null or named.plan_id is null or not exists (
      select from public.payment_plans l where l.id = named.plan_id and l.gateway_token = of_notification.token
        and l.ended_at is null
    ) then
      return named;
    end if;
    select * into oldest from public.payments p
      where p.plan_id = named.plan_id and p.status in ('pending', 'failed') order by p.due_on, p.id limit 1;
    return case when oldest.id is null then named else oldest end;
  end $$;

-- All amounts ever outstanding, because a page may show one before other money arrives, and the plan's amount.
create function private.expected_amounts(of_notification public.payment_notifications) returns numeric[]
  language sql stable set search_path = ''
  as $$
    select coalesce((
        select array_agg(distinct a.amount) from (
          select p.amount_gross as amount
          union all select p.amount_gross - sum(e.amount) over (order by e.id)
            from public.payment_entries e where e.payment_id = p.id and not e.surplus
        ) a where a.amount > 0
      ), '{}') || case when of_notification.token is not null and l.id is not null then array[l.recurring_amount] else '{}' end
    from private.notified_payment(of_notification) p left join public.payment_plans l on l.id = p.plan_id
    where p.id is not null
  $$;

-- Anybody can send unsigned notifications, so admins hear of those once a day.
create function private.queue_payment_problem(of_notification public.payment_notifications) returns void
  language sql volatile set search_path = ''
  as $$
    insert into public.mail_messages (kind, recipient, language, notification_id, dedupe_key)
    select 'payment-problem', a.address, a.mail_language, of_notification.id, 'payment-problem:' || a.user_id || ':' ||
      case when 'signature' = any (of_notification.problems) then private.today()::text else of_notification.id::text end
    from private.admin_recipients() a
    on conflict (dedupe_key) do nothing
  $$;

insert into private.settings (key, value) values ('unsigned_notifications_per_hour', 100);

-- Stores a parsed and checked notification; if valid, the first attempt at confirmation begins at once.
create function private.note_notification(given jsonb) returns table (id uuid, verdict text, attempt integer)
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    own public.payment_notifications := jsonb_populate_record(null::public.payment_notifications,
      given - array['id', 'received_at', 'expected', 'verdict', 'attempts', 'next_attempt_at', 'settled_at', 'resolved_at',
        'resolved_by']);
    expected numeric[];
  begin
    perform private.require_job('payments');
    own.id = gen_random_uuid();
    own.received_at = now();
    own.problems = coalesce(own.problems, '{}');
    own.fee = -abs(own.fee);
    if 'signature' = any (own.problems) then
      own.body = '';
      perform pg_advisory_xact_lock(hashtextextended('unsigned notifications', 0));
      if (
        select count(*) from public.payment_notifications n
        where n.verdict = 'refused' and 'signature' = any (n.problems)
          and n.received_at between now() - interval '1 hour' and clock_timestamp()
      ) >= private.setting('unsigned_notifications_per_hour') then
        raise exception 'too many notifications without a signature' using errcode = 'PT429';
      end if;
    end if;
    expected = private.expected_amounts(own);
    own.expected = expected::text[];
    -- Money without PayFast's number would be indistinguishable from a duplicate.
    if expected is null or (own.status = 'complete' and own.gateway_payment_id is null) then
      own.problems = own.problems || 'payment'::text;
    elsif own.status = 'complete' and not exists (
      select from unnest(expected) e (amount) where abs(e.amount - own.amount) <= 0.01
    ) then
      own.problems = own.problems || 'amount'::text;
    end if;
    own.verdict = case when cardinality(own.problems) > 0 then 'refused'
      when exists (
        select from public.payment_notifications n
        where n.verdict = 'accepted' and n.gateway_payment_id = own.gateway_payment_id and n.payment_id = own.payment_id
          and n.status = own.status and n.token is not distinct from own.token
      ) then 'repeated' else 'waiting' end;
    own.attempts = (own.verdict = 'waiting')::integer;
    own.next_attempt_at = now() + interval '2 minutes';
    own.settled_at = case when own.verdict <> 'waiting' then now() end;
    insert into public.payment_notifications select own.*;
    if own.verdict = 'refused' then perform private.queue_payment_problem(own); end if;
    return query select own.id, own.verdict, own.attempts;
  end $$;

create function private.refuse_notification(of_notification public.payment_notifications, problem text) returns void
  language plpgsql volatile set search_path = ''
  as $$
  begin
    of_notification.problems = of_notification.problems || problem;
    update public.payment_notifications n
      set verdict = 'refused', problems = of_notification.problems, settled_at = now(),
        body = case problem when 'payment' then '' else n.body end
      where n.id = of_notification.id;
    perform private.queue_payment_problem(of_notification);
  end $$;

-- Refused after seven expired leases: processing it crashes, and an admin should hear of it.
create function private.claim_notifications(most integer) returns table (id uuid, attempt integer, body text)
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_job('payments');
    perform private.refuse_notification(spent, 'confirmation') from (
      select n from public.payment_notifications n
      where n.verdict = 'waiting' and n.next_attempt_at <= now() and n.attempts >= 7 for update skip locked
    ) s (spent);
    return query
      with due as (
        select n.id from public.payment_notifications n
        where n.verdict = 'waiting' and n.next_attempt_at <= now()
        order by n.next_attempt_at, n.id limit greatest(0, least(most, 50)) for update skip locked
      )
      update public.payment_notifications n
        set attempts = n.attempts + 1, next_attempt_at = now() + interval '2 minutes'
        from due where n.id = due.id returning n.id, n.attempts, n.body;
  end $$;

-- "accepted", "repeated" if its money is already recorded, or null if the payment was erased meanwhile.
create function private.apply_notification(of_notification public.payment_notifications) returns text
  language plpgsql volatile set search_path = ''
  as $$
  declare
    named public.payments;
    own public.payments;
    plan public.payment_plans;
  begin
    select * into named from public.payments p where p.id = of_notification.payment_id;
    -- All changes to a plan's rows lock the plan first.
    select * into plan from public.payment_plans l where l.id = named.plan_id for update;
    own = private.notified_payment(of_notification);
    perform from public.payments p where p.id = own.id for update;
    if not found then return null; end if;
    -- A late failure notice must not be applied to the plan's next charge.
    if of_notification.status in ('complete', 'failed')
      and exists (
        select from public.payment_entries e where e.gateway_payment_id = of_notification.gateway_payment_id) then
      return 'repeated';
    end if;
    if of_notification.status = 'complete' then
      if plan.id is not null and plan.gateway_token is null and plan.ended_at is null
        and of_notification.token is not null then
        update public.payment_plans set gateway_token = of_notification.token where id = plan.id;
      end if;
      if plan.id is not null and of_notification.token is not null
        and (plan.ended_at is not null or plan.gateway_token <> of_notification.token) then
        -- An unexpected charge: the plan has ended, or there are two.
        insert into public.payment_entries (payment_id, kind, amount, fee, surplus, gateway_payment_id, received_on)
          values (own.id, 'card', of_notification.amount, of_notification.fee, true, of_notification.gateway_payment_id,
            private.today());
      else
        perform private.book_payment(own.id, 'card', of_notification.amount, private.today(), of_notification.fee,
          of_notification.gateway_payment_id);
      end if;
    elsif of_notification.status = 'failed' then
      update public.payments set status = 'failed', failed_at = now() where id = own.id and status = 'pending';
    elsif of_notification.status = 'cancelled' and of_notification.token is not null then
      update public.payment_plans set ended_at = now(), ended_by = 'payfast'
        where id = plan.id and gateway_token = of_notification.token and ended_at is null;
    elsif of_notification.status = 'cancelled' then
      update public.payments set status = 'cancelled', cancelled_at = now() where id = own.id and status = 'pending';
    end if;
    return 'accepted';
  end $$;

-- PayFast's answer: "valid", "invalid", or "again" for none. Null if the lease had ended.
create function private.settle_notification(notification_id uuid, of_attempt integer, outcome text) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    pauses constant interval[] := array['1 minute', '5 minutes', '30 minutes', '2 hours', '8 hours', '24 hours'];
    own public.payment_notifications;
    applied text;
  begin
    perform private.require_job('payments');
    if outcome not in ('valid', 'invalid', 'again') then
      raise exception 'no such outcome' using errcode = '22023';
    end if;
    select * into own from public.payment_notifications n
      where n.id = notification_id and n.verdict = 'waiting' and n.attempts = of_attempt for update;
    if own.id is null then return null; end if;
    if outcome = 'again' and own.attempts <= cardinality(pauses) then
      update public.payment_notifications n set next_attempt_at = now() + pauses[own.attempts] where n.id = own.id;
      return 'waiting';
    end if;
    if outcome = 'valid' then applied = private.apply_notification(own); end if;
    if applied is null then
      perform private.refuse_notification(own, case when outcome = 'valid' then 'payment' else 'confirmation' end);
      return 'refused';
    end if;
    -- The person may have been erased meanwhile.
    update public.payment_notifications n
      set verdict = applied, settled_at = now(), body = case when exists (
        select from public.payments p where p.id = n.payment_id and coalesce(p.email, p.phone) is not null
      ) then n.body else '' end
      where n.id = own.id;
    return applied;
  end $$;

-- "resolve", or "again", a retry if only the confirmation was missing. False if there is nothing to decide.
create function private.decide_notification(notification_id uuid, decision text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_admin('decides about notifications');
    if decision not in ('resolve', 'again') then
      raise exception 'no such decision' using errcode = '22023';
    end if;
    if decision = 'resolve' then
      update public.payment_notifications n set resolved_at = now(), resolved_by = private.actor()
        where n.id = notification_id and n.verdict = 'refused' and n.resolved_at is null;
    else
      update public.payment_notifications n
        set verdict = 'waiting', problems = '{}', settled_at = null, attempts = 0, next_attempt_at = now(), resolved_at = null,
          resolved_by = null
        where n.id = notification_id and n.verdict = 'refused' and n.problems = array['confirmation'];
    end if;
    if not found then return false; end if;
    perform private.audit(
      case decision when 'resolve' then 'notification-resolved' else 'notification-asked-again' end, null,
      notification_id::text);
    return true;
  end $$;

-- Functions only, for the secret key too.
revoke all on public.payment_plans, public.payments, public.payment_entries, public.payment_receipts,
  public.payment_credit_notes, public.payment_proofs, public.payment_notifications, private.payment_sums
  from service_role;
grant select on public.payment_plans, public.payments, public.payment_entries, public.payment_receipts,
  public.payment_credit_notes, public.payment_proofs, public.payment_notifications
  to service_role;

select private.expose('anon, service_role', 'note_notification', 'claim_notifications', 'settle_notification');
select private.expose('authenticated', 'decide_notification');
