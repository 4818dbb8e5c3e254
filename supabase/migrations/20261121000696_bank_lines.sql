-- Lines of the bank's statements. The office imports them and confirms the payment that each belongs to; a line is
-- booked once.

-- A text as references are compared. Their alphabet has neither O nor zero, which payers write for Q.
create function private.bank_key(input text) returns text
  language sql immutable set search_path = ''
  as $$ select translate(regexp_replace(upper(input), '[^0-9A-Z]', '', 'g'), 'O0', 'QQ') $$;

-- The columns of a CSV file that are its lines' text.
create function private.text_columns(mapping jsonb) returns text[]
  language sql immutable set search_path = ''
  as $$
    select array_agg(h.heading order by h.place)
    from jsonb_array_elements_text(mapping -> 'headings') with ordinality h (heading, place)
    where mapping -> 'fields' ->> (h.place - 1)::integer = 'text'
  $$;

create table public.bank_imports (
  -- Chosen by the form, so that a file sent twice is one import.
  id uuid primary key,
  account text not null check (account ~ '^[0-9]{5,20}$'),
  -- What each column of a CSV file holds, for the account's next file; null for OFX.
  mapping jsonb check (octet_length(mapping::text) <= 20000),
  lines integer not null,
  added integer not null default 0,
  made_by text not null default private.actor(),
  made_at timestamptz not null default now()
);
create index bank_imports_account on public.bank_imports (account, made_at desc);
select private.let_read('office', 'public.bank_imports');

create table public.bank_lines (
  id bigint generated always as identity primary key,
  import_id uuid not null references public.bank_imports (id),
  account text not null,
  day date not null check (day between '2020-01-01' and '2999-12-31'),
  -- Negative for money that left the account.
  amount numeric(12, 2) not null check (amount <> 0),
  text text not null check (char_length(text) <= 300),
  -- A line is identified by the bank's id, or else by its number among equal lines of a day.
  bank_id text check (char_length(bank_id) between 1 and 255),
  place integer not null check (place > 0),
  key text not null generated always as (private.bank_key(text)) stored,
  state text not null default 'open' check (state in ('open', 'booked', 'aside')),
  -- The entry made from the line, or the one that already recorded its money. Null again once that is deleted.
  entry_id bigint unique references public.payment_entries (id) on delete set null,
  reason text check (reason in ('charge', 'card', 'recorded', 'paid-back', 'other')),
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check (entry_id is null or state = 'booked'),
  check ((state = 'aside') = (reason is not null)),
  check ((state = 'open') = (decided_at is null))
);
create unique index bank_lines_identified on public.bank_lines (account, bank_id) where bank_id is not null;
create unique index bank_lines_counted on public.bank_lines (account, day, amount, text, place) where bank_id is null;
create index bank_lines_open on public.bank_lines (id) where state = 'open';
create index bank_lines_import on public.bank_lines (import_id);
select private.let_read('office', 'public.bank_lines');
create index payments_surname on public.payments (private.name_key(surname));

-- Functions only, for the secret key too.
revoke all on public.bank_imports, public.bank_lines from service_role;
grant select on public.bank_imports, public.bank_lines to service_role;

-- Returns how many of the lines are new. The account is the published one, if there is one.
create function private.import_bank_lines(import_id uuid, account text, mapping jsonb, lines jsonb) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare fresh integer;
  begin
    perform private.require_office('imports bank statements');
    perform pg_advisory_xact_lock(hashtextextended('bank lines', 0));
    select i.added into fresh from public.bank_imports i where i.id = import_bank_lines.import_id;
    if found then return fresh; end if;
    if jsonb_array_length(lines) not between 1 and 2000
      or exists (select from jsonb_to_recordset(lines) g (day date) where g.day > private.today()) then
      raise exception 'no lines of a statement' using errcode = '22023';
    end if;
    if exists (
      select from private.live_content(now()) l
      where l.key = 'bank' and l.document ->> 'accountNumber' <> import_bank_lines.account
    ) then
      raise exception 'the statement of another account' using errcode = '22023';
    end if;
    -- The same money would be two lines: a bank's id in one file and none in the other, or text of other columns.
    if exists (
      select from (select distinct g.day, g.bank_id is null from jsonb_to_recordset(lines) g (day date, bank_id text))
        g (day, is_counted)
      join (select distinct l.day, l.import_id, l.bank_id is null from public.bank_lines l
        where l.account = import_bank_lines.account) l (day, import_id, is_counted) on l.day = g.day
      join public.bank_imports i on i.id = l.import_id
      where l.is_counted <> g.is_counted
        or (g.is_counted and private.text_columns(i.mapping) is distinct from private.text_columns(import_bank_lines.mapping))
    ) then
      raise exception 'days of another format' using errcode = '22023';
    end if;
    -- The bank's id is the identity of a line: other money with a known one would be lost.
    if exists (
      select from jsonb_to_recordset(lines) g (day date, amount numeric(12, 2), bank_id text)
      join public.bank_lines l on l.account = import_bank_lines.account and l.bank_id = g.bank_id
      where (l.day, l.amount) <> (g.day, g.amount)
    ) then
      raise exception 'another line with this id' using errcode = '22023';
    end if;
    insert into public.bank_imports (id, account, mapping, lines)
      values (import_bank_lines.import_id, import_bank_lines.account, import_bank_lines.mapping, jsonb_array_length(lines));
    insert into public.bank_lines (import_id, account, day, amount, text, bank_id, place)
      select import_bank_lines.import_id, import_bank_lines.account, g.day, g.amount, g.cleaned, g.bank_id,
        row_number() over (partition by g.day, g.amount, g.cleaned, g.bank_id)
      from (
        select f.*, left(private.clean_text(f.text), 300) as cleaned
        from jsonb_to_recordset(lines) f (day date, amount numeric(12, 2), text text, bank_id text)
      ) g
      on conflict do nothing;
    get diagnostics fresh = row_count;
    update public.bank_imports i set added = fresh where i.id = import_bank_lines.import_id;
    perform private.audit('statement-imported', null, import_bank_lines.import_id::text, fresh::text);
    return fresh;
  end $$;

-- What a payer sent or was paid back: an entry with its surplus. Null for a surplus that is a part of another entry.
create function private.whole_amount(of_entry bigint) returns numeric
  language sql stable set search_path = ''
  as $$
    select e.amount + coalesce((
      select sum(o.amount) from public.payment_entries o where o.of_entry = e.id and o.kind = e.kind and e.kind = 'transfer'
    ), 0)
    from public.payment_entries e
    where e.id = whole_amount.of_entry and (e.kind = 'refund' or (e.kind = 'transfer' and e.of_entry is null))
  $$;

-- The best match of each open line, if it has one. "certain": it names one payment alone, whole, and is exactly what is
-- outstanding. Suggestions: "recorded", a transfer or refund of the amount that somebody has recorded; "reference", with
-- another amount or other references; "cut" and "name", the amount with the beginning of a reference or a surname.
-- `offset 0` makes an index look up each line: reading and comparing every payment would take seconds.
create function private.bank_matches() returns table (line_id bigint, why text, payment_id uuid, entry_id bigint)
  language sql stable set search_path = ''
  as $$
    with line as materialized (
      select l.id, l.day, l.amount, l.key, regexp_split_to_array(private.name_key(l.text), '[\s,.;:/*#()]+') as words
      from public.bank_lines l where l.state = 'open'
    ), named as materialized (
      select n.*, s.outstanding, count(*) over (partition by n.id) as names
      from (
        select distinct l.id, l.day, l.amount, p.id as payment_id, p.plan_id
        from line l cross join generate_series(1, char_length(l.key) - 7) n
        cross join lateral (select o.* from public.payments o where o.reference = substr(l.key, n, 8) offset 0) p
        where l.amount > 0
      ) n
      cross join lateral (select o.outstanding from private.payment_sums o where o.payment_id = n.payment_id offset 0) s
    ), hinted as (
      select l.id, l.amount, 5 as rank, 'name' as why, p.id as payment_id, p.plan_id, p.due_on,
        coalesce(private.person_key(p.email, p.phone), p.id::text) as person
      from line l cross join generate_series(1, cardinality(l.words)) n
      cross join generate_series(n, least(n + 3, cardinality(l.words))) last cross join lateral (
        select o.* from public.payments o
        where private.name_key(o.surname) = array_to_string(l.words[n:last], ' ') and o.status in ('pending', 'failed') offset 0
      ) p
      where p.amount_gross >= l.amount and l.amount > 0
      union all
      select l.id, l.amount, 4, 'cut', p.id, p.plan_id, p.due_on, coalesce(private.person_key(p.email, p.phone), p.id::text)
      from line l cross join generate_series(5, 7) n
      join public.payments p on p.reference between right(l.key, n) and right(l.key, n) || 'ZZZ'
      where l.amount > 0 and char_length(l.key) >= n and starts_with(p.reference, right(l.key, n))
        and p.status in ('pending', 'failed') and p.amount_gross >= l.amount
    ), hint as (
      -- Of a plan the oldest open payment; nobody if several people are meant.
      select h.*, min(h.person) over whole <> max(h.person) over whole as is_ambiguous
      from hinted h
      where h.amount = (select s.outstanding from private.payment_sums s where s.payment_id = h.payment_id) and not exists (
        select from public.payments o
        where o.plan_id = h.plan_id and o.status in ('pending', 'failed') and (o.due_on, o.id) < (h.due_on, h.payment_id)
      )
      window whole as (partition by h.id, h.rank)
    ), paid_back as (
      select l.id, e.payment_id, e.id as entry_id, count(*) over (partition by l.id) as entries
      from line l join public.payment_entries e on e.kind = 'refund' and e.amount = l.amount
        and e.received_on between l.day - 14 and l.day + 14
      where l.amount < 0 and not exists (select from public.bank_lines o where o.entry_id = e.id)
    ), possible (rank, line_id, why, payment_id, entry_id, due_on) as (
      select 1, n.id, 'recorded', e.payment_id, e.id, e.received_on
      from named n join public.payments p on p.id = n.payment_id or p.plan_id = n.plan_id
      join public.payment_entries e on e.payment_id = p.id and e.kind = 'transfer'
        and e.received_on between n.day - 7 and n.day + 7 and private.whole_amount(e.id) = n.amount
      where not exists (select from public.bank_lines o where o.entry_id = e.id)
      union all
      select 2, n.id, 'certain', n.payment_id, null, null
      from named n join public.payments p on p.id = n.payment_id and p.status in ('pending', 'failed')
      where n.names = 1 and n.outstanding = n.amount and not exists (
        select from named o where o.payment_id = n.payment_id and o.names = 1 and o.amount = n.amount and o.id < n.id
      )
      union all
      -- Payers keep using a plan's first reference: its oldest open payment is meant.
      select 3, n.id, 'reference', coalesce(t.id, n.payment_id), null, t.due_on
      from named n left join lateral (
        select o.id, o.due_on from public.payments o
        where o.status in ('pending', 'failed') and (o.id = n.payment_id or o.plan_id = n.plan_id)
        order by o.id <> n.payment_id, o.due_on, o.id limit 1
      ) t on true
      union all select h.rank, h.id, h.why, h.payment_id, null, h.due_on from hint h where not h.is_ambiguous
      union all select 6, b.id, 'recorded', b.payment_id, b.entry_id, null from paid_back b where b.entries = 1
    )
    select distinct on (p.line_id) p.line_id, p.why, p.payment_id, p.entry_id
    from possible p order by p.line_id, p.rank, p.due_on, p.payment_id, p.entry_id
  $$;

-- Books an open line, which the caller has locked, as a transfer.
create function private.book_bank_line(own public.bank_lines, to_payment uuid) returns void
  language plpgsql volatile set search_path = ''
  as $$
  begin
    if own.amount not between 0.01 and 1000000 then
      raise exception 'no amount that was received' using errcode = '22023';
    end if;
    perform private.begin_payment_record(gen_random_uuid(), to_payment);
    update public.bank_lines l
      set state = 'booked', decided_by = private.actor(), decided_at = now(),
        entry_id = private.book_payment(to_payment, 'transfer', own.amount, own.day, null, null, left(own.text, 100))
      where l.id = own.id;
    perform private.audit('transfer-recorded', null, to_payment::text, own.amount::text);
  end $$;

-- Books a line to a payment, or says which entry has recorded it. False if it, or that entry, was decided meanwhile, or
-- if less or more of the payment is outstanding than was shown.
create function private.confirm_bank_line(
  line_id bigint, to_payment uuid default null, to_entry bigint default null, shown numeric default null
)
  returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare own public.bank_lines;
  begin
    perform private.require_office('has to do with payments');
    perform pg_advisory_xact_lock(hashtextextended('bank lines', 0));
    select * into own from public.bank_lines l where l.id = confirm_bank_line.line_id and l.state = 'open' for update;
    if own.id is null then return false; end if;
    if to_entry is null then
      perform from public.payments p where p.id = to_payment for update;
      if shown <> (select s.outstanding from private.payment_sums s where s.payment_id = to_payment) then
        return false;
      end if;
      perform private.book_bank_line(own, to_payment);
      return true;
    end if;
    update public.bank_lines l
      set state = 'booked', decided_by = private.actor(), decided_at = now(), entry_id = to_entry
      where l.id = own.id
        and not exists (select from public.bank_lines o where o.entry_id = to_entry)
        and private.whole_amount(to_entry) = own.amount;
    return found;
  end $$;

-- Books those of the lines that are still certain. Returns how many.
create function private.confirm_certain_lines(line_ids bigint[]) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    each record;
    booked integer := 0;
  begin
    perform private.require_office('has to do with payments');
    perform pg_advisory_xact_lock(hashtextextended('bank lines', 0));
    -- All at first and in order, to avoid deadlocks.
    perform from public.payments p where p.id in (
      select m.payment_id from private.bank_matches() m where m.why = 'certain' and m.line_id = any (line_ids)
    ) order by p.id for update;
    for each in
      select l as line, m.payment_id from private.bank_matches() m join public.bank_lines l on l.id = m.line_id
      where m.why = 'certain' and m.line_id = any (line_ids) and l.state = 'open' order by l.id for update of l
    loop
      perform private.book_bank_line(each.line, each.payment_id);
      booked = booked + 1;
    end loop;
    return booked;
  end $$;

-- Sets a line aside, or takes it back without a reason. False if it was decided meanwhile. A booked line stays booked:
-- a mistake is corrected at its payment.
create function private.set_bank_line_aside(line_id bigint, why text default null) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_office('has to do with payments');
    perform pg_advisory_xact_lock(hashtextextended('bank lines', 0));
    update public.bank_lines l
      set state = case when why is null then 'open' else 'aside' end, reason = why,
        decided_by = case when why is not null then private.actor() end, decided_at = case when why is not null then now() end
      where l.id = set_bank_line_aside.line_id and l.state = case when why is null then 'aside' else 'open' end;
    return found;
  end $$;

-- A page of lines, newest first, with the number of lines in each state and the ids of the certain ones; "open" are
-- those that wait.
create function private.bank_line_list(of_state text default 'open', page_size integer default 50, page_offset integer default 0)
  returns json
  language sql stable security definer set search_path = ''
  as $$
    select private.require_office('has to do with payments');
    with match as materialized (select * from private.bank_matches()), line as materialized (
      select l.id, l.day, case when l.state <> 'open' then l.state when m.why is null then 'unmatched' else 'suggested' end
          as state
      from public.bank_lines l left join match m on m.line_id = l.id
    ), counted as (
      select c.state, count(*) as lines from line c group by 1
      union all select 'open', count(*) from line c where c.state in ('unmatched', 'suggested')
    )
    select json_build_object('counts', coalesce((select json_object_agg(c.state, c.lines) from counted c), '{}'),
      'certain', coalesce((select json_agg(m.line_id order by m.line_id) from match m where m.why = 'certain'), '[]'),
      'lines', coalesce((
        select json_agg(json_build_object('id', l.id, 'day', l.day, 'amount', l.amount::text, 'text', l.text,
          'state', c.state, 'reason', l.reason, 'decided_by', l.decided_by, 'decided_at', l.decided_at, 'why', m.why,
          'entry_id', m.entry_id, 'payment', (
            select json_build_object('id', p.id, 'first_name', p.first_name, 'surname', p.surname, 'purpose', p.purpose,
              'level', p.level, 'description', p.description, 'reference', p.reference, 'outstanding', s.outstanding::text)
            from public.payments p join private.payment_sums s on s.payment_id = p.id
            where p.id = coalesce(m.payment_id, (select e.payment_id from public.payment_entries e where e.id = l.entry_id))
          )) order by c.day desc, c.id desc)
        from (
          select * from line i
          where i.state = of_state or (of_state = 'open' and i.state in ('unmatched', 'suggested'))
          order by i.day desc, i.id desc limit least(greatest(page_size, 1), 100) offset greatest(page_offset, 0)
        ) c
        join public.bank_lines l on l.id = c.id left join match m on m.line_id = l.id
      ), '[]'))
  $$;

-- Our card money of a settlement report: received in its period, or with one of its ids. PayFast's day is that of its
-- notification, whose confirmation may take until the next day but one.
create function private.settlement_entries(from_day date, to_day date, ids text[]) returns json
  language sql stable security definer set search_path = ''
  as $$
    select private.require_office('has to do with payments');
    select coalesce(json_agg(json_build_object('id', e.gateway_payment_id, 'day', c.day, 'payment_id', p.id,
      'name', p.first_name || ' ' || p.surname, 'fee', e.fee::text, 'gross', (e.amount + coalesce((
        select sum(o.amount) from public.payment_entries o where o.of_entry = e.id and o.kind = 'card'
      ), 0))::text) order by c.day, e.id), '[]')
    from public.payment_entries e join public.payments p on p.id = e.payment_id cross join lateral (
      select coalesce((min(n.received_at) at time zone private.time_zone())::date, e.received_on) as day
      from public.payment_notifications n
      where n.verdict = 'accepted' and n.status = 'complete' and n.gateway_payment_id = e.gateway_payment_id
    ) c
    where e.gateway_payment_id is not null and (e.gateway_payment_id = any (ids)
      or (e.received_on between from_day and to_day + 2 and c.day between from_day and to_day))
  $$;

select private.expose('authenticated', 'import_bank_lines', 'confirm_bank_line', 'confirm_certain_lines',
  'set_bank_line_aside', 'bank_line_list', 'settlement_entries');
