/** Arbitrary payment events, and a function that runs them in a test's database. */
import fc from 'fast-check'
import type { Row } from '../rest'

/** An event. `pf` numbers a PayFast charge, `of` a payment, `which` an entry or a waiting notification. */
interface Happening {
  readonly what: string
  readonly of: number
  readonly amount: string
  readonly pf: number
  readonly status: string
  /** PayFast's fee for a charge; null if not given. */
  readonly fee: string | null
  readonly token: string | null
  readonly which: number
}

/** An event's outcome, with each payment's state and counted money after it. */
export interface Outcome extends Row {
  readonly what: string
  readonly result: string
  readonly amount: string
  readonly states: { id: string; status: string; counted: number; amount: number }[]
}

/** Runs events in order as the site would; refused ones change nothing. In SQL: requests would take minutes. */
export const HAPPEN = `
  create function public.happen(payments uuid[], happenings jsonb) returns setof jsonb
    language plpgsql security definer set search_path = ''
    as $$
    declare
      h jsonb;
      id uuid;
      money numeric;
      result text;
      noted record;
      match record;
      line public.bank_lines;
      entry bigint;
      counted bigint;
    begin
      for h in select * from jsonb_array_elements(happenings) loop
        begin
          id = payments[1 + (h ->> 'of')::integer];
          money = (h ->> 'amount')::numeric;
          select e.id into entry from public.payment_entries e where e.surplus and e.amount > 0
            and e.payment_id = any (payments) order by e.id offset (h ->> 'which')::integer limit 1;
          select e.id into counted from public.payment_entries e join public.payments p on p.id = e.payment_id
            where not e.surplus and e.amount > 0 and p.id = any (payments)
            order by p.status <> 'cancelled', e.id offset (h ->> 'which')::integer limit 1;
          select l.* into line from public.bank_lines l where l.state = coalesce(h ->> 'state', 'open')
            order by l.id offset (h ->> 'which')::integer limit 1;
          case h ->> 'what'
            when 'note', 'notify' then
              select n.* into noted from public.note_notification(h || jsonb_build_object('body', 'x', 'sender', 'absent',
                'payment_id', id, 'gateway_payment_id', h ->> 'pf', 'amount', money)) n;
              result = noted.verdict;
              if h ->> 'what' = 'notify' and result = 'waiting' then
                result = public.settle_notification(noted.id, 1, 'valid');
              end if;
            when 'settle' then
              select n.* into noted from public.payment_notifications n where n.verdict = 'waiting'
                and n.payment_id = any (payments) order by n.id offset (h ->> 'which')::integer limit 1;
              money = noted.amount;
              h = h || jsonb_build_object('status', noted.status);
              result = coalesce(public.settle_notification(noted.id, noted.attempts, 'valid'), 'none');
            when 'transfer' then
              perform public.record_transfer(gen_random_uuid(), id, money, private.today());
            when 'refund' then
              perform public.record_refund(gen_random_uuid(), id, money, private.today());
            when 'refund surplus' then
              perform public.record_refund(gen_random_uuid(), (
                select e.payment_id from public.payment_entries e where e.id = entry
              ), money, private.today(), null, null, coalesce(entry, 0));
            when 'take back' then
              perform public.record_refund(gen_random_uuid(), id, -money, private.today());
            when 'correct up' then perform public.record_correction(gen_random_uuid(), id, money, 'x');
            when 'correct down' then perform public.record_correction(gen_random_uuid(), id, -money, 'x');
            when 'move' then money = public.move_surplus(gen_random_uuid(), entry, id);
            when 'move counted' then money = public.move_surplus(gen_random_uuid(), counted, id);
            when 'cancel' then result = public.cancel_payment(id)::text;
            when 'reopen' then result = public.reopen_payment(id)::text;
            when 'end plan' then
              result = public.end_payment_plan((select p.plan_id from public.payments p where p.id = payments[1 + (h ->> 'of')::integer]))::text;
            when 'change day' then
              perform public.change_payment(p.id, to_jsonb(p)
                || jsonb_build_object('due_on', private.today() + 1 - 40 * (h ->> 'which')::integer))
                from public.payments p where p.id = payments[1 + (h ->> 'of')::integer];
            when 'try again' then
              result = (select public.try_payment_again(private.payment_token(p)) from public.payments p
                where p.id = payments[1 + (h ->> 'of')::integer]);
            when 'import' then
              result = public.import_bank_lines(gen_random_uuid(), '62000000017', null, h -> 'lines')::text;
            when 'confirm certain' then
              result = public.confirm_certain_lines(array(select m.line_id from private.bank_matches() m))::text;
            when 'confirm suggested' then
              select m.* into match from private.bank_matches() m order by m.line_id
                offset (h ->> 'which')::integer limit 1;
              result = public.confirm_bank_line(match.line_id, match.payment_id, match.entry_id)::text;
              if match.entry_id is not null then result = 'recorded'; end if;
            when 'confirm another' then result = public.confirm_bank_line(line.id, id)::text;
            when 'set aside' then
              result = public.set_bank_line_aside(line.id, case when line.state = 'open' then 'other' end)::text;
            when 'record line' then perform public.record_transfer(gen_random_uuid(), id, line.amount, line.day);
            when 'change enrolment' then
              result = (select public.change_enrolment(gen_random_uuid(), e.id, jsonb_build_object('kind', 'state',
                  'before', e.state, 'after', h ->> 'state', 'on_day', private.today(),
                  'ends_after', case h ->> 'state' when 'withdrawn' then private.today() end))
                from public.enrolments e where e.plan_id in (select p.plan_id from public.payments p where p.id = any (payments)));
          end case;
          result = coalesce(result, 'done');
        exception when others then result = sqlstate;
        end;
        return next h || jsonb_build_object('result', result, 'amount', money, 'states', (
          select jsonb_agg(jsonb_build_object('id', p.id, 'status', p.status, 'counted', private.counted(p.id),
            'amount', p.amount_gross) order by p.id)
          from public.payments p where p.id = any (payments)
        ));
        result = null;
      end loop;
    end $$`

const AMOUNTS = ['0.01', '0.02', '40.00', '59.99', '60.00', '99.99', '100.00', '100.01', '100.02', '250.00']
/** Any single event. */
export const happening: fc.Arbitrary<Happening> = fc.record({
  what: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('note', 'notify', 'settle', 'settle') },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'transfer',
        'refund',
        'refund surplus',
        'take back',
        'correct up',
        'correct down',
        'move',
        'move counted',
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('cancel', 'reopen', 'reopen', 'try again', 'try again', 'try again'),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'change day',
        'change day',
        'change day',
        'change day',
        'change day',
        'end plan',
      ),
    },
  ),
  of: fc.nat(8),
  amount: fc.constantFrom(...AMOUNTS),
  pf: fc.nat(40),
  status: fc.constantFrom('complete', 'complete', 'complete', 'failed', 'cancelled', 'pending'),
  fee: fc.constantFrom(null, '-2.30', '-0.01'),
  token: fc.constantFrom(null, null, 'one', 'two'),
  which: fc.nat(2),
})

const act = (weight: number, what: string, more: Readonly<Record<string, fc.Arbitrary<unknown>>> = {}) => ({
  weight,
  arbitrary: fc.record({ what: fc.constant(what), of: fc.nat(8), which: fc.nat(2), ...more }),
})

/** Days of a statement, counted back from today. */
export const STATEMENT_DAYS = 4
const back = fc.nat(STATEMENT_DAYS - 1)

/** A line of a bank statement: `of` numbers the payments whose references it has. */
export const statementLine = fc.record({
  back,
  amount: fc.constantFrom(...AMOUNTS, '-40.00', '-60.00'),
  of: fc.array(fc.nat(8), { maxLength: 2 }),
})

/** A colleague's step with the bank's lines, or a change of the enrolment. `days` are the first and last of a file. */
export const officeStep = fc.oneof(
  act(3, 'import', { days: fc.tuple(back, back) }),
  act(2, 'confirm certain'),
  act(2, 'confirm suggested'),
  act(1, 'confirm another'),
  act(1, 'record line'),
  act(1, 'set aside', { state: fc.constantFrom('open', 'aside') }),
  act(1, 'change enrolment', { state: fc.constantFrom('withdrawn', 'active', 'paused') }),
)
