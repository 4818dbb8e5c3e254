/** The register with 5,000 students and 120,000 entries. */
import { randomUUID } from 'node:crypto'
import { inFull } from '../../scope'
import { paymentDatabase } from '../payments/database'

const { run, timed, own } = paymentDatabase()

const STUDENTS = 5000

/** Each with a plan of 25 payments, of which 24 are paid in full; for one in ten the last is overdue. */
const FILL = [
  `insert into public.leads (address, first_name, surname, email, language, traffic_source, status, first_at, last_at)
   select 'p' || n || '@example.org', 'First' || n, 'Surname' || n * 7919 % 10007, 'p' || n || '@example.org', 'en',
     'direct', 'enrolled', now(), now() from generate_series(1, ${STUDENTS}) n`,
  `with plan as (
     insert into public.payment_plans (way, instalments, recurring_amount)
     select 'single', 24, 1980 from generate_series(1, ${STUDENTS}) returning id
   ), numbered as (
     select p.id as plan, l.id as lead, row_number() over () as n
     from (select id, row_number() over () as place from plan) p
     join (select id, row_number() over (order by id) as place from public.leads) l using (place)
   ), due as (
     insert into public.payments (plan_id, lead_id, amount_gross, first_name, surname, email, language, purpose, level, due_on,
       asked_at, status, completed_at)
     select n.plan, n.lead, 1980, 'A', 'B', null, 'en', 'instalment', 1 + n.n % 3, private.today() - 760 + m * 30, now(),
       case when m < 24 then 'complete' else 'pending' end, case when m < 24 then now() end
     from numbered n, generate_series(0, 24) m
     where m < 24 or n.n % 10 = 0
   )
   insert into public.enrolments (lead_id, plan_id, level, intake, language, student_number, fee)
   select n.lead, n.plan, 1 + n.n % 3, date '2024-02-01' + (n.n % 8)::integer * 90, 'en', 'BC-' || n.n, 49500
   from numbered n`,
  `insert into public.payment_entries (payment_id, kind, amount, received_on)
   select p.id, 'transfer', 1980, p.due_on from public.payments p where p.status = 'complete'`,
]

inFull(test)(
  'each page of the register takes less than 300 ms',
  async () => {
    for (const sql of FILL) await run(sql)
    await run('analyze')
    const [entries] = await run<{ count: string }>('select count(*) from public.payment_entries')
    expect(Number(entries!.count)).toBe(120_000)
    const [student] = await run<{ lead_id: string }>(
      'select lead_id from public.enrolments limit 1 offset 777',
    )
    const pages = {
      first: 'select public.student_list()',
      last: `select public.student_list(page_offset => ${STUDENTS - 50})`,
      class: "select public.student_list(of_intake => '2024-02-01', of_level => 1)",
      owing: 'select public.student_list(owing => true)',
      search: "select public.student_list(query => 'surname77')",
      student: `select public.lead_enrolments('${student!.lead_id}')`,
      palette: "select public.staff_search('BC-77')",
      refused: `select public.change_enrolment('${randomUUID()}', '${randomUUID()}', '{}')`,
    }
    const slow = []
    for (const [name, sql] of Object.entries(pages)) {
      const times = []
      for (let run = 0; run < 3; run++) times.push((await timed(sql, [], own.admin)).milliseconds)
      if (Math.min(...times) > 300) slow.push([name, times])
    }
    expect(slow).toEqual([])
  },
  120_000,
)
