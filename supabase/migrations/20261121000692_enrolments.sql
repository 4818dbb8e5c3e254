-- Students: who is enrolled for which level and intake. Contact details stay with the lead; only functions write.

create table public.enrolments (
  id uuid primary key default gen_random_uuid(),
  -- The person. Null after an erasure.
  lead_id uuid references public.leads (id) on delete set null,
  level smallint not null check (level = any (private.levels())),
  -- The start date in the content.
  intake date not null check (intake between '2000-01-01' and '2999-12-31'),
  language text not null check (private.is_language(language)),
  -- The person's number at the external student portal, at each level the same.
  student_number text check (student_number ~ '\S' and char_length(student_number) <= 40),
  state text not null default 'enrolled' check (state in ('enrolled', 'active', 'paused', 'finished', 'withdrawn')),
  state_on date not null default private.today(),
  state_reason text check (char_length(state_reason) <= 500),
  -- Deposit and instalments; null if the whole fee is one payment.
  plan_id uuid references public.payment_plans (id) on delete set null,
  -- The whole course fee agreed on.
  fee numeric(12, 2) not null default 0 check (fee between 0 and 10000000),
  created_by text not null default private.actor(),
  created_at timestamptz not null default now()
);
create index enrolments_lead on public.enrolments (lead_id);
create index enrolments_intake on public.enrolments (intake desc, level, id);
create index enrolments_plan on public.enrolments (plan_id);
create index enrolments_number on public.enrolments (student_number);
select private.let_read('office', 'public.enrolments');

-- Immutable. Goes with the person (private.forget_student).
create table public.enrolment_events (
  id uuid primary key,
  enrolment_id uuid not null references public.enrolments (id) on delete cascade,
  kind text not null check (kind in ('enrolled', 'state', 'level', 'intake', 'number', 'language')),
  before text,
  after text,
  on_day date not null,
  reason text check (char_length(reason) <= 500),
  -- What was still owed by the terms, as the form said.
  owed numeric(12, 2),
  actor text not null default private.actor(),
  created_at timestamptz not null default now()
);
create index enrolment_events_enrolment on public.enrolment_events (enrolment_id, created_at);
select private.let_read('office', 'public.enrolment_events');

create trigger keep_enrolment_event before update on public.enrolment_events
  for each row execute function private.refuse_change('the history is');
create function private.keep_enrolment_history() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if exists (select from public.enrolments e where e.id = old.enrolment_id and e.lead_id is not null) then
      raise exception 'the history is not changed' using errcode = '42501';
    end if;
    return old;
  end $$;
create trigger keep_enrolment_history before delete on public.enrolment_events
  for each row execute function private.keep_enrolment_history();

-- Once the person is erased, only an enrolment for which money was received stays, as long as its plan: it is part of the
-- accounting records (private.is_payment_kept). Without number, reasons and history.
create function private.forget_student() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.enrolment_events v where v.enrolment_id = new.id;
    if exists (
      select from public.payments p join public.payment_entries e on e.payment_id = p.id where p.plan_id = new.plan_id
    ) then
      update public.enrolments set student_number = null, state_reason = null where id = new.id;
    else
      delete from public.enrolments where id = new.id;
    end if;
    return null;
  end $$;
create trigger forget_student after update of lead_id on public.enrolments
  for each row when (old.lead_id is not null and new.lead_id is null) execute function private.forget_student();

-- Enrolments with the lead that shows them.
create view private.students with (security_invoker = true) as
  select e.id, l.id as lead_id, l.first_name, l.surname, l.email, l.phone, l.objected_at is not null as objects, e.level,
    e.intake, e.language, e.student_number, e.state, e.state_on, e.plan_id
  from public.enrolments e join public.leads o on o.id = e.lead_id join public.leads l
    on l.id = case when o.merged_into is null then o.id else private.root_lead(o.id) end;

-- Whether a payment was made before an enrolment ended, which it then belongs to, rather than to a repetition.
create function private.is_before_end(of_payment public.payments, of_enrolment public.enrolments) returns boolean
  language sql stable set search_path = ''
  as $$
    select of_enrolment.state in ('finished', 'withdrawn')
      and (of_payment.created_at at time zone private.time_zone())::date < of_enrolment.state_on
  $$;

-- A person's payments for a level: those of the leads, and those made without a lead for their addresses.
create function private.level_payments(branch uuid[], of_level integer) returns setof public.payments
  language plpgsql stable set search_path = ''
  as $$
  declare addresses constant text[] := array(select l.address from public.leads l where l.id = any (branch));
  begin
    return query select p.* from public.payments p
      where p.lead_id = any (branch) and p.level = of_level and p.purpose <> 'other';
    return query select p.* from public.payments p
      where p.lead_id is null and private.person_key(p.email, p.phone) = any (addresses) and p.level = of_level
        and p.purpose <> 'other';
  end $$;

-- Its plan, and the person's other payments for the level, unless those are of another enrolment.
create function private.enrolment_payments(own public.enrolments) returns setof public.payments
  language plpgsql stable set search_path = ''
  as $$
  -- In a variable, so that the planner knows how few they are.
  declare branch constant uuid[] := array(select private.lead_branch(private.root_lead(own.lead_id)));
  begin
    return query select p.* from public.payments p where p.plan_id = own.plan_id;
    return query select p.* from private.level_payments(branch, own.level) p
      where not exists (select from public.enrolments o where o.plan_id = p.plan_id) and not exists (
        select from public.enrolments o
        where o.lead_id = any (branch) and o.level = own.level and case
          when (o.created_at, o.id) < (own.created_at, own.id) then private.is_before_end(p, o)
          when (o.created_at, o.id) > (own.created_at, own.id) then not private.is_before_end(p, own) end
      );
  end $$;

-- When the deposit arrived, from which the published terms count; without it the day of the enrolment.
create function private.registered_on(own public.enrolments) returns date
  language sql stable set search_path = ''
  as $$
    select coalesce((
      select min(m.received_on) from private.enrolment_payments(own) p join public.payment_entries m on m.payment_id = p.id
      where m.amount > 0 and m.kind in ('card', 'transfer')
    ), (own.created_at at time zone private.time_zone())::date)
  $$;

create function private.enrolment_sums(own public.enrolments) returns table (outstanding numeric, overdue numeric)
  language sql stable set search_path = ''
  as $$
    select coalesce(sum(p.outstanding), 0), coalesce(sum(p.outstanding) filter (where p.due_on < private.today()), 0)
    from (
      select o.due_on, (select s.outstanding from private.payment_sums s where s.payment_id = o.id) as outstanding
      from private.enrolment_payments(own) o where o.status in ('pending', 'failed')
      offset 0
    ) p
  $$;

-- A null filter does not filter; `owing` are those with overdue payments, `unchecked` those with documents to be checked.
-- Ordered as a class list. The office takes a class to a file; only admins take more.
create function private.student_list(
  of_intake date default null, of_level integer default null, of_state text default null, of_language text default null,
  owing boolean default null, unchecked boolean default null, query text default null, page_size integer default 50,
  page_offset integer default 0, to_file boolean default false
) returns json
  language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
  declare
    leads constant uuid[] := case when query ~ '\S' then private.leads_meant(query) end;
    number constant text := lower(btrim(query));
    most constant integer := case when to_file then 10000 else least(greatest(page_size, 1), 500) end;
    found_all json;
  begin
    perform private.require_office('reads the register');
    if to_file and of_intake is null then perform private.refuse_office('exports all students'); end if;
    with overdue as materialized (
      select p.plan_id, p.level, case when l.merged_into is null then l.id else private.root_lead(l.id) end as lead_id
      from public.payments p left join public.leads l on l.id = coalesce(p.lead_id, (
        select o.id from public.leads o where o.address = private.person_key(p.email, p.phone)
      ))
      where owing and p.status in ('pending', 'failed') and p.due_on < private.today() and p.purpose <> 'other'
        and (select s.outstanding from private.payment_sums s where s.payment_id = p.id) > 0
    ), matching as materialized (
      select s.* from private.students s
      where (of_intake is null or s.intake = of_intake) and (of_level is null or s.level = of_level)
        and (of_state is null or s.state = of_state) and (of_language is null or s.language = of_language)
        and (leads is null or s.lead_id = any (leads) or lower(s.student_number) = number)
        and (owing is not true or s.plan_id in (select o.plan_id from overdue o where o.plan_id is not null)
          or (s.lead_id, s.level) in (
            select o.lead_id, o.level from overdue o
            where o.lead_id is not null and not exists (select from public.enrolments e where e.plan_id = o.plan_id)
          ))
        and (unchecked is not true or s.id in (select u from private.unchecked_documents() u))
    )
    select json_build_object('total', (select count(*) from matching), 'students', coalesce((
      select json_agg(to_jsonb(p) - 'plan_id' - 'place' || jsonb_build_object('outstanding', sums.outstanding::text,
        'overdue', sums.overdue::text) order by p.place)
      from (
        select m.*, row_number() over (order by m.intake desc, m.level,
          private.plain_text(m.surname || ' ' || m.first_name), m.id) as place
        from matching m order by place limit most offset greatest(page_offset, 0)
      ) p join public.enrolments e on e.id = p.id, private.enrolment_sums(e) sums
    ), '[]'), 'intakes', (
      select coalesce(json_agg(i.intake order by i.intake desc), '[]') from (select distinct e.intake from public.enrolments e) i
    )) into found_all;
    if to_file then perform private.audit('students-exported', null, null, found_all ->> 'total'); end if;
    return found_all;
  end $$;

-- A lead's enrolments with their history, newest first.
create function private.lead_enrolments(of_lead uuid) returns json
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    perform private.require_office('reads the register');
    return (
      select coalesce(json_agg(to_jsonb(e) - 'plan_id' || jsonb_build_object('fee', e.fee::text, 'registered_on', private.registered_on(e),
        'payments', (
          select coalesce(jsonb_agg(jsonb_build_object('due_on', p.due_on, 'paid', s.paid::text,
            'outstanding', s.outstanding::text)), '[]')
          from private.enrolment_payments(e) p, lateral (
            select o.paid, o.outstanding from private.payment_sums o where o.payment_id = p.id offset 0
          ) s
        ), 'events', (
          select coalesce(jsonb_agg(to_jsonb(v) || jsonb_build_object('owed', v.owed::text) order by v.created_at desc, v.id),
            '[]')
          from public.enrolment_events v where v.enrolment_id = e.id
        )) order by e.created_at desc, e.id), '[]')
      from public.enrolments e where e.lead_id in (select private.lead_branch(of_lead))
    );
  end $$;

-- The form chooses `once`, the enrolment's id. Takes the person's plan for the level, or makes one from `fields`, unless
-- the full fee is one payment; a deposit paid or asked for becomes part of it. Returns "done", "gone", or "already" for
-- somebody who studies at this level.
create function private.enrol_lead(once uuid, of_lead uuid, fields jsonb) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    wanted record;
    person public.leads;
    branch uuid[];
    deposit uuid;
    plan uuid;
  begin
    perform private.require_office('enrols');
    select * into wanted from jsonb_to_record(fields) f (level smallint, intake date, language text, fee numeric);
    perform pg_advisory_xact_lock_shared(hashtextextended('merges', 0));
    select * into person from public.leads l where l.id = of_lead and l.merged_into is null for update;
    if person.id is null then return 'gone'; end if;
    if exists (select from public.enrolments e where e.id = once) then return 'done'; end if;
    branch = array(select private.lead_branch(of_lead));
    if exists (
      select from public.enrolments e
      where e.lead_id = any (branch) and e.level = wanted.level and e.state in ('enrolled', 'active', 'paused')
    ) then
      return 'already';
    end if;
    select l.id into plan from private.level_payments(branch, wanted.level) p join public.payment_plans l on l.id = p.plan_id
      where l.ended_at is null and not exists (select from public.enrolments e where e.plan_id = l.id)
      order by l.created_at desc limit 1;
    if plan is not null then
      -- First, as in private.apply_notification, to avoid a deadlock.
      perform from public.payment_plans l where l.id = plan for update;
      -- A deposit paid without the plan takes the place of its own.
      select p.id into deposit from private.level_payments(branch, wanted.level) p
        where p.purpose = 'deposit' and p.plan_id is null and p.status = 'complete' and private.counted(p.id) > 0
          and not exists (
            select from public.payments o where o.plan_id = plan and o.purpose = 'deposit' and private.counted(o.id) > 0
          )
        order by p.created_at limit 1;
      perform private.cancel_payment(p.id) from public.payments p
        where deposit is not null and p.plan_id = plan and p.purpose = 'deposit' and p.status in ('pending', 'failed');
      update public.payments p set plan_id = plan where p.id = deposit;
    elsif fields ->> 'instalments' is not null and not exists (
      select from private.level_payments(branch, wanted.level) p
      where p.purpose = 'full' and p.status <> 'cancelled' and not exists (
        select from public.enrolments e
        where e.lead_id = any (branch) and e.level = wanted.level and private.is_before_end(p, e)
      )
    ) then
      select p.id into deposit from private.level_payments(branch, wanted.level) p
        where p.purpose = 'deposit' and p.plan_id is null
          and (p.status in ('pending', 'failed') or (p.status = 'complete' and private.counted(p.id) > 0))
        order by private.counted(p.id) desc, p.created_at limit 1;
      perform from public.payments p where p.id = deposit for update;
      perform private.create_payment_plan(once, jsonb_build_object('lead_id', of_lead, 'first_name', person.first_name,
        'surname', person.surname, 'email', person.email, 'phone', person.phone)
        || (fields - case when deposit is null then '{}' else array['deposit', 'deposit_due_on'] end));
      select p.plan_id into plan from public.payments p where p.id = once;
      -- Its link starts a subscription only if it is due before the first instalment.
      update public.payments p set plan_id = plan,
          due_on = case when fields ->> 'way' = 'subscription' and p.status in ('pending', 'failed')
            then least(p.due_on, (fields ->> 'first_due_on')::date - 1) else p.due_on end
        where p.id = deposit;
      -- Others asked for by mistake: it is asked for once.
      perform private.cancel_payment(p.id) from private.level_payments(branch, wanted.level) p
        where p.purpose = 'deposit' and p.plan_id is null and p.status in ('pending', 'failed')
          and private.counted(p.id) = 0;
    end if;
    insert into public.enrolments (id, lead_id, level, intake, language, plan_id, fee)
      values (once, of_lead, wanted.level, wanted.intake, wanted.language, plan, coalesce((
        select sum(p.amount_gross) from public.payments p where p.plan_id = plan and p.status <> 'cancelled'
      ), wanted.fee, 0));
    insert into public.enrolment_events (id, enrolment_id, kind, after, on_day)
      values (gen_random_uuid(), once, 'enrolled', wanted.level, private.today());
    update public.leads set status = 'enrolled', binned_at = null, touched_at = now() where id = of_lead;
    perform private.audit('enrolled', null, once::text, wanted.level::text);
    return 'done';
  end $$;

-- Changes the state, level, intake, number or language from `before` to `after`. `ends_after` cancels the open payments
-- due after that day. Returns "done", "gone", "changed" if `before` is no longer true, or "taken" for another's number.
create function private.change_enrolment(once uuid, of_enrolment uuid, change jsonb) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    c record;
    own public.enrolments;
  begin
    perform private.require_office('enrols');
    select * into c from jsonb_to_record(change) x (kind text, before text, after text, on_day date, reason text,
      owed numeric, fee numeric, ends_after date);
    select * into own from public.enrolments e where e.id = of_enrolment and e.lead_id is not null for update;
    if own.id is null then return 'gone'; end if;
    if exists (select from public.enrolment_events v where v.id = once) then return 'done'; end if;
    if (case c.kind when 'state' then own.state when 'level' then own.level::text when 'intake' then own.intake::text
      when 'number' then own.student_number when 'language' then own.language end) is distinct from c.before then
      return 'changed';
    end if;
    if c.on_day > private.today() then raise exception 'not yet changed' using errcode = '22023'; end if;
    -- A wrong year would cancel all that is owed. Somebody may be enrolled here after the course began.
    if c.kind in ('state', 'level') and c.on_day < least(own.intake, private.registered_on(own),
      (own.created_at at time zone private.time_zone())::date) then
      raise exception 'changed before the enrolment' using errcode = '22023';
    end if;
    if c.kind = 'number' then
      perform pg_advisory_xact_lock(hashtextextended('student numbers', 0));
      if exists (
        select from public.enrolments e
        where e.student_number = c.after and private.root_lead(e.lead_id) <> private.root_lead(own.lead_id)
      ) then
        return 'taken';
      end if;
    end if;
    update public.enrolments e
      set state = case c.kind when 'state' then c.after else e.state end,
        state_on = case c.kind when 'state' then c.on_day else e.state_on end,
        state_reason = case c.kind when 'state' then c.reason else e.state_reason end,
        level = case c.kind when 'level' then c.after::smallint else e.level end,
        fee = case c.kind when 'level' then c.fee else e.fee end,
        intake = case c.kind when 'intake' then c.after::date else e.intake end,
        student_number = case c.kind when 'number' then c.after else e.student_number end,
        language = case c.kind when 'language' then c.after else e.language end
      where e.id = own.id;
    insert into public.enrolment_events (id, enrolment_id, kind, before, after, on_day, reason, owed)
      values (once, own.id, c.kind, c.before, c.after, c.on_day, c.reason, c.owed);
    if c.ends_after is not null then
      -- First, as in private.apply_notification, to avoid a deadlock.
      perform from public.payment_plans l where l.id = own.plan_id for update;
      perform private.cancel_payment(p.id) from (
        select o.id from private.enrolment_payments(own) o
        where o.status in ('pending', 'failed') and o.due_on > c.ends_after order by o.id
      ) p;
      update public.payment_plans set ended_at = now(), ended_by = private.actor()
        where id = own.plan_id and ended_at is null;
      if found then perform private.audit('plan-ended', null, own.plan_id::text); end if;
    end if;
    update public.leads set touched_at = now() where id = private.root_lead(own.lead_id);
    perform private.audit('enrolment-changed', null, own.id::text, case c.kind when 'number' then c.kind
      else concat(c.kind, ': ', c.before, ' > ', c.after) end);
    return 'done';
  end $$;

select private.expose('authenticated', 'student_list', 'lead_enrolments', 'enrol_lead', 'change_enrolment');
