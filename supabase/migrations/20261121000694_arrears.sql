-- Money owed: ageing, reminders of all that is overdue, and promises to pay; and the cash book.

-- Records the newest promise to pay, or withdraws it if the amount and day are null. False if the payment is settled, or
-- nothing is left to withdraw.
create function private.record_promise(
  once uuid, payment_id uuid, money numeric default null, on_day date default null, entry_note text default null
) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    own public.payments;
    sums private.payment_sums;
  begin
    perform private.require_office('has to do with payments');
    select * into own from public.payments p where p.id = payment_id for update;
    if own.id is null then raise exception 'no such payment' using errcode = '22023'; end if;
    if exists (select from public.payment_promises w where w.id = once) then return true; end if;
    select * into sums from private.payment_sums s where s.payment_id = own.id;
    if money is null and not exists (
      select from private.promises_of(own.id, private.today()) w where w.is_last and w.state in ('running', 'broken')
    ) or sums.outstanding <= 0 then
      return false;
    end if;
    if money > sums.outstanding or on_day not between private.today() and private.today() + 365 then
      raise exception 'no such promise' using errcode = '22023';
    end if;
    insert into public.payment_promises (id, payment_id, promised_on, amount, paid_before, note)
      values (once, own.id, on_day, money, sums.paid, entry_note);
    perform private.audit('promise-recorded', null, own.id::text, coalesce(money || ', ' || on_day, 'withdrawn'));
    return true;
  end $$;

-- Payments whose last promise was broken.
create function private.broken_promises() returns setof uuid
  language sql stable set search_path = ''
  as $$
    select o.payment_id from (
      select distinct p.payment_id from public.payment_promises p where p.promised_on < private.today()
    ) o, private.promises_of(o.payment_id, private.today()) w
    where w.is_last and w.state = 'broken'
  $$;

-- What people owe today: in all, and a page of the people, longest owing first. Ages are those of `payment_sums`; `of_age`
-- chooses people who owe something of that age, or "all"; null those overdue.
create function private.money_owed(
  of_age text default null, query text default null, page_size integer default 50, page_offset integer default 0
) returns json
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    this_day constant date := private.today();
    meant uuid[];
  begin
    perform private.require_office('has to do with payments');
    -- All that the people owe who were found.
    if query is not null then
      meant = private.payments_meant(query);
      meant = meant || array(
        select p.id from public.payments p where private.person_key(p.email, p.phone) in (
          select private.person_key(o.email, o.phone) from public.payments o where o.id = any (meant)
        )
      );
    end if;
    return (
      with due as materialized (
        select s.payment_id, s.due_on, s.reminded_on, s.outstanding, s.age,
          coalesce(s.email, s.phone, s.payment_id::text) as address
        from private.payment_sums s
        where s.status in ('pending', 'failed') and s.outstanding > 0 and (meant is null or s.payment_id = any (meant))
      -- The key is slow to make: once for each spelling.
      ), spelling as materialized (
        select a.address, private.normal_email(a.address) as key from (select distinct d.address from due d) a
      ), owed as materialized (
        select w.key, d.age, count(*) as payments, (array_agg(d.payment_id order by d.due_on, d.payment_id))[1] as first_id,
          min(d.due_on) as since, max(d.reminded_on) as reminded_on, sum(d.outstanding) as amount
        from due d join spelling w on w.address = d.address group by 1, 2
      ), person as materialized (
        select o.key, sum(o.payments) as payments, (array_agg(o.first_id order by o.since))[1] as first_id,
          min(o.since) as since, max(o.reminded_on) as reminded_on, json_object_agg(o.age, o.amount::text) as sums
        from owed o group by 1
        having of_age = 'all' or bool_or(case when of_age is null then o.age <> 'not-due' else o.age = of_age end)
      )
      select json_build_object('total', (select count(*) from person), 'sums', (
          select coalesce(json_object_agg(a.age, a.amount::text), '{}')
          from (select o.age, sum(o.amount) as amount from owed o group by 1) a
        ), 'people', coalesce((
          select json_agg(json_build_object('id', p.id, 'first_name', p.first_name, 'surname', p.surname, 'email', p.email,
            'phone', p.phone, 'payments', o.payments, 'since', o.since, 'reminded_on', o.reminded_on, 'sums', o.sums,
            'promise', (
              select json_build_object('state', w.state, 'promised_on', w.promised_on, 'amount', w.amount)
              from public.payments x, private.promises_of(x.id, this_day) w
              where (private.person_key(x.email, x.phone) = o.key or x.id = p.id) and x.status in ('pending', 'failed')
                and w.is_last and w.state in ('running', 'broken') order by w.promised_on limit 1
            )) order by o.since, o.key)
          from (
            select * from person c order by c.since, c.key
            limit least(greatest(page_size, 1), 100) offset greatest(page_offset, 0)
          ) o join public.payments p on p.id = o.first_id
        ), '[]'))
    );
  end $$;

-- At most 500 overdue payments, of those found or named and of an age of `money_owed`, and why staff cannot remind of one
-- together with the others: first those without a reason.
create function private.overdue_payments(query text default null, ids uuid[] default null, of_age text default null)
  returns table (id uuid, first_name text, surname text, email text, language text, purpose text, level smallint,
    description text, outstanding text, due_on date, hindrance text)
  language plpgsql stable security definer set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    this_day constant date := private.today();
    meant constant uuid[] := case when query is not null then private.payments_meant(query) else ids end;
  begin
    perform private.require_office('has to do with payments');
    return query select * from (
      select p.id, p.first_name, p.surname, p.email, p.language, p.purpose, p.level, p.description, s.outstanding::text,
        p.due_on, case
          when p.asked_at is null then 'notAsked'
          when p.email is null then 'noAddress'
          when p.reminded_on = this_day then 'today'
          -- Its link no longer works.
          when p.due_on < this_day - 60 then 'expired'
          when p.id in (select w from private.waiting_proofs() w) or exists (
            select from public.payment_notifications n
            where n.payment_id = p.id and n.status = 'complete' and n.verdict = 'waiting'
          ) then 'reported'
          when p.id in (select w.payment_id from public.payment_promises w where w.promised_on >= this_day)
            and exists (select from private.promises_of(p.id, this_day) w where w.state = 'running') then 'promised'
          when s.refunded > 0 then 'refunded'
          when exists (
            select from public.payment_plans l
            where l.id = p.plan_id and l.gateway_token is not null and l.ended_at is null
          ) then 'charged'
          when private.objects(p.email, p.lead_id) then 'objected' end as hindrance
      from private.payment_sums s join public.payments p on p.id = s.payment_id
      where s.status in ('pending', 'failed') and s.outstanding > 0 and s.due_on < this_day
        and (meant is null or p.id = any (meant))
        and (of_age is null or of_age = s.age)
    ) o order by o.hindrance is not null, o.due_on, o.id limit 500;
  end $$;

-- Reminds of overdue payments, one colleague after the other: each with the reason if it was left out, else null.
create function private.remind_payments(payment_ids uuid[])
  returns table (payment_id uuid, first_name text, surname text, hindrance text)
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_office('has to do with payments');
    perform pg_advisory_xact_lock(hashtextextended('payment reminders', 0));
    for payment_id, first_name, surname, hindrance in
      select p.id, p.first_name, p.surname, case when o.id is null then 'settled' else o.hindrance end
      from public.payments p left join private.overdue_payments(null, payment_ids[:500]) o on o.id = p.id
      where p.id = any (payment_ids[:500]) order by p.id
    loop
      if hindrance is null and not private.remind_payment(payment_id) then hindrance = 'today'; end if;
      return next;
    end loop;
  end $$;

-- The movements of money: an amount and its surplus are one, and money moved between payments is none. A refund that was
-- not made is a correction.
create function private.cash_lines(first_day date, last_day date)
  returns table (id bigint, received_on date, kind text, payment_id uuid, amount numeric, fee numeric, bank_reference text,
    gateway_payment_id text)
  language sql stable set search_path = ''
  as $$
    select e.id, e.received_on, case when e.kind = 'refund' and e.amount > 0 then 'correction' else e.kind end,
      e.payment_id, e.amount + coalesce(r.amount, 0), coalesce(e.fee, 0), e.bank_reference, e.gateway_payment_id
    from public.payment_entries e left join (
      select x.of_entry, sum(x.amount) as amount from public.payment_entries x
      where x.kind in ('card', 'transfer') and x.of_entry is not null group by 1
    ) r on r.of_entry = e.id
    where e.received_on between first_day and last_day and (e.of_entry is null or e.kind = 'refund')
  $$;

-- Opening and closing balance, sums by kind, and a page of lines, each with the balance after it. The balance is all
-- money received, less refunds and PayFast's fees.
create function private.cash_pages(first_day date, last_day date, most integer, beyond integer) returns json
  language sql stable set search_path = ''
  as $$
    with before as materialized (
      select coalesce(sum(e.amount + coalesce(e.fee, 0)), 0) as balance
      from public.payment_entries e where e.received_on < first_day
    ), line as materialized (
      select l.*, b.balance + sum(l.amount + l.fee) over (order by l.received_on, l.id) as balance
      from before b, private.cash_lines(first_day, last_day) l
    )
    select json_build_object('opening', b.balance::text, 'closing', (b.balance + (
        select coalesce(sum(l.amount + l.fee), 0) from line l
      ))::text, 'total', (select count(*) from line), 'sums', (
        select coalesce(json_object_agg(k.kind, k.amount::text), '{}') from (
          select l.kind, sum(l.amount) as amount from line l group by 1 union all select 'fee', sum(l.fee) from line l
        ) k where k.amount is not null
      ), 'lines', coalesce((
        select json_agg(json_build_object('id', l.id, 'day', l.received_on, 'kind', l.kind, 'amount', l.amount::text,
          'fee', l.fee::text, 'balance', l.balance::text, 'payment_id', l.payment_id,
          'name', p.first_name || ' ' || p.surname, 'purpose', p.purpose, 'level', p.level, 'description', p.description,
          'reference', p.reference, 'bank_reference', l.bank_reference, 'gateway_payment_id', l.gateway_payment_id,
          'document', coalesce(n.year || '-' || lpad(n.number::text, 4, '0'), r.year || '-' || lpad(r.number::text, 4, '0')))
          order by l.received_on, l.id)
        from (select * from line o order by o.received_on, o.id limit most offset beyond) l
        join public.payments p on p.id = l.payment_id
        left join public.payment_credit_notes n on n.entry_id = l.id
        left join public.payment_receipts r on r.payment_id = l.payment_id and l.kind in ('card', 'transfer')
      ), '[]'))
    from before b
  $$;

create function private.cash_book(
  first_day date, last_day date, page_size integer default 500, page_offset integer default 0
) returns json
  language sql stable security definer set search_path = ''
  as $$
    select private.require_office('has to do with payments');
    select private.cash_pages(first_day, last_day, least(greatest(page_size, 1), 500), greatest(page_offset, 0))
  $$;

create function private.cash_book_export(first_day date, last_day date) returns json
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare book json;
  begin
    perform private.require_admin('has to do with payments');
    book = private.cash_pages(first_day, last_day, 150000, 0);
    perform private.audit('books-exported', null, null, concat(first_day, ' – ', last_day, ', ', book ->> 'total'));
    return book;
  end $$;

select private.expose('authenticated', 'record_promise', 'money_owed', 'overdue_payments', 'remind_payments', 'cash_book',
  'cash_book_export');
