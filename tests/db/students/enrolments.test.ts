/** Enrolling and changes: the plan, the deposit, the history, and what an erasure and the nightly purge leave. */
import { randomUUID } from 'node:crypto'
import { LEAD_MONTHS } from '@/lib/retention'
import { CHECK, NO_RIGHT, type Row } from '../rest'
import { unique } from '../samples'
import { enrolment, registerDatabase } from './register'

const { run, refusal, act, asked, transfer, aLead, enrolled, change, withdraw, planOf, shown } =
  registerDatabase()

const left = (id: string) => run('select * from public.enrolments where id = $1', [id])

test('one press enrols: the deposit paid joins the plan, and is neither asked for nor paid again', async () => {
  const lead = await aLead()
  const paid = await asked({ lead_id: lead.id, email: lead.email, due_on: '2026-01-10' })
  await transfer(paid, '2500')
  const twice = await asked({ lead_id: lead.id, email: lead.email })
  const id = await enrolled(lead.id)
  expect(await act('enrol_lead', { once: id, of_lead: lead.id, fields: enrolment() })).toBe('done')
  expect(await planOf(id)).toEqual([
    { purpose: 'deposit', status: 'complete', amount: '2500.00', id: paid },
    ...Array.from({ length: 3 }, () =>
      expect.objectContaining({ purpose: 'instalment', status: 'pending', amount: '1980.00' }),
    ),
  ])
  expect(await run('select status, plan_id from public.payments where id = $1', [twice])).toEqual([
    { status: 'cancelled', plan_id: null },
  ])
  expect(await run('select status from public.leads where id = $1', [lead.id])).toEqual([
    { status: 'enrolled' },
  ])
  expect(await shown(lead.id)).toMatchObject([
    { id, fee: '8440.00', registered_on: '2026-01-31', events: [{ kind: 'enrolled', after: '1' }] },
  ])
  // Only once.
  expect(await refusal('update public.payments set plan_id = null where id = $1', [paid])).toBe(CHECK)
})

test('without a deposit the plan includes it; a plan or the full fee counts as it is', async () => {
  const [none, planned, full] = [await aLead(), await aLead(), await aLead()]
  expect((await planOf(await enrolled(none.id))).map(({ purpose }) => purpose)).toEqual([
    'deposit',
    ...['instalment', 'instalment', 'instalment'],
  ])
  expect(await act('enrol_lead', { once: randomUUID(), of_lead: none.id, fields: enrolment() })).toBe(
    'already',
  )
  await asked({ lead_id: full.id, purpose: 'full', amount: '26260' })
  const whole = await enrolled(full.id)
  expect(await planOf(whole)).toEqual([])
  expect(await shown(full.id)).toMatchObject([{ fee: '26260.00', payments: [{ outstanding: '26260.00' }] }])
  await act('create_payment_plan', {
    payment_id: randomUUID(),
    fields: { ...enrolment({ lead_id: planned.id, first_name: 'A', surname: 'B' }) },
  })
  expect(await planOf(await enrolled(planned.id, { instalments: 12 }))).toHaveLength(4)
  expect(await act('enrol_lead', { once: randomUUID(), of_lead: randomUUID(), fields: enrolment() })).toBe(
    'gone',
  )
})

test('a change is made once, unless a colleague was first, and stays in the history', async () => {
  const { id: lead } = await aLead()
  const id = await enrolled(lead)
  const once = randomUUID()
  const pause = { kind: 'state', before: 'enrolled', after: 'paused', reason: 'Illness', owed: '12.50' }
  expect([await change(id, pause, once), await change(id, pause, once)]).toEqual(['done', 'done'])
  expect(await change(id, pause)).toBe('changed')
  const number = unique().slice(0, 20)
  expect(await change(id, { kind: 'number', before: null, after: number })).toBe('done')
  const other = await enrolled((await aLead()).id)
  expect(await change(other, { kind: 'number', before: null, after: number })).toBe('taken')
  expect(await change(id, { kind: 'level', before: '1', after: '2', fee: '30000' })).toBe('done')
  expect(await shown(lead)).toMatchObject([
    {
      ...{ state: 'paused', state_on: '2026-03-01', state_reason: 'Illness', level: 2, fee: '30000.00' },
      student_number: number,
      events: [{ kind: 'level' }, { kind: 'number' }, { kind: 'state', owed: '12.50' }, { kind: 'enrolled' }],
    },
  ])
  expect(await refusal('update public.enrolment_events set reason = null where id = $1', [once])).toBe(
    NO_RIGHT,
  )
  expect(await refusal('delete from public.enrolment_events where id = $1', [once])).toBe(NO_RIGHT)
  expect(await act('staff_search', { query: number.toUpperCase() })).toMatchObject({
    students: [{ id: lead, student_number: number }],
  })
  // The same person at the next level.
  const next = await enrolled(lead, { level: 3 })
  expect(await change(next, { kind: 'number', before: null, after: number })).toBe('done')
  expect(await act('staff_search', { query: number })).toMatchObject({ students: [{ state: 'enrolled' }] })
})

test('a withdrawal within the period cancels only the payments that are not owed', async () => {
  const { id: lead } = await aLead()
  const id = await enrolled(lead, { deposit_due_on: '2026-02-01', first_due_on: '2026-03-01' })
  await withdraw(id, { ends_after: '2026-03-01' })
  expect((await planOf(id)).map(({ status }) => status)).toEqual([
    'pending',
    'pending',
    'cancelled',
    'cancelled',
  ])
  const stays = await enrolled(lead)
  await expect(withdraw(stays, { on_day: '2025-03-01', ends_after: '2025-03-01' })).rejects.toThrow(
    'before the enrolment',
  )
  await withdraw(stays)
  expect((await planOf(stays)).map(({ status }) => status)).toEqual(Array(4).fill('pending'))
})

test('the register lists by class, debt, name and number, merged leads under the one that shows them', async () => {
  const intake = '2031-02-01'
  const phone = '+27821230001'
  const [first, second] = [await aLead({ surname: 'Aäron', phone }), await aLead({ surname: 'Zulu', phone })]
  const id = await enrolled(second.id, { intake, deposit_due_on: '2026-02-01' })
  const other = await enrolled((await aLead({ surname: 'Botha' })).id, { intake, level: 2, language: 'af' })
  await change(other, { kind: 'number', before: null, after: 'BC-77' })
  const listed = async (args: Row = {}) => {
    const answer = (await act('student_list', { of_intake: intake, ...args })) as Row & { students: Row[] }
    expect(answer.total).toBe(answer.students.length)
    return answer.students
  }
  expect((await listed()).map((row) => row.surname)).toEqual(['Zulu', 'Botha'])
  expect(await listed({ owing: true })).toMatchObject([
    { id, lead_id: second.id, overdue: '2500.00', outstanding: '8440.00' },
  ])
  for (const args of [{ of_level: 2 }, { of_language: 'af' }, { query: 'bc-77' }, { query: 'both' }])
    expect((await listed(args)).map((row) => row.id)).toEqual([other])
  expect(await listed({ of_state: 'paused' })).toEqual([])
  const [suggestion] = await run<{ id: string }>(
    'select id from public.lead_suggestions where $1 in (lead_id, other_id)',
    [second.id],
  )
  await act('merge_leads', { suggestion_id: suggestion!.id })
  expect(await listed({ query: 'aaron' })).toMatchObject([{ id, lead_id: first.id, overdue: '2500.00' }])
  expect(await listed({ owing: true })).toHaveLength(1)
  expect(await shown(first.id)).toMatchObject([{ id }])
  expect(await act('student_list', { of_intake: intake, to_file: true })).toMatchObject({ total: 2 })
})

test('a student is neither binned nor purged, nor somebody who finished or has a certificate', async () => {
  const lead = await aLead()
  const id = await enrolled(lead.id)
  await run("update public.leads set status = 'contacted' where id = $1", [lead.id])
  await run('delete from public.payments where lead_id = $1', [lead.id])
  expect(await act('bin_lead', { of_lead: lead.id, into_bin: true })).toBe('kept')
  const purged = async () => {
    await run(
      'update public.leads set touched_at = now() - make_interval(months => $2, days => 1) where id = $1',
      [lead.id, LEAD_MONTHS],
    )
    await run('select public.purge_expired()')
    return (await run('select from public.leads where id = $1', [lead.id])).length === 0
  }
  expect(await purged()).toBe(false)
  await change(id, { kind: 'state', before: 'enrolled', after: 'finished' })
  expect(await purged()).toBe(false)
  await run(
    `insert into private.certificates (id, year, number, enrolment_id, level, person, name, printed)
     values (gen_random_uuid(), 2026, 9001, $1, 1, $2, 'Thandi Jacobs', '{}')`,
    [id, lead.email],
  )
  await change(id, { kind: 'state', before: 'finished', after: 'withdrawn' })
  expect(await purged()).toBe(false)
  await run(
    'update private.certificates set (person, name, code) = (null, null, null) where enrolment_id = $1',
    [id],
  )
  expect(await purged()).toBe(true)
  expect(await left(id)).toEqual([])
})

test('an erasure keeps only an enrolment with money in its plan, without what is personal', async () => {
  const [payer, other] = [await aLead(), await aLead()]
  await transfer(await asked({ lead_id: payer.id, email: payer.email }), '2500')
  const [kept, gone] = [await enrolled(payer.id), await enrolled(other.id)]
  for (const id of [kept, gone]) {
    await change(id, { kind: 'number', before: null, after: unique().slice(0, 20) })
    await withdraw(id, { reason: 'Moves abroad' })
  }
  const held = (address: string) => act('person_content', { address })
  expect(await held(payer.email)).toMatchObject({ enrolments: [{ is_kept: true, history: { length: 3 } }] })
  expect(await held(other.email)).toMatchObject({ enrolments: [{ is_kept: false }] })
  for (const { email } of [payer, other]) await act('erase_person', { address: email })
  expect(await left(gone)).toEqual([])
  expect(await left(kept)).toMatchObject([
    { lead_id: null, student_number: null, state_reason: null, level: 1, state: 'withdrawn' },
  ])
  expect(
    await run('select from public.enrolment_events where enrolment_id = any ($1)', [[kept, gone]]),
  ).toEqual([])
  await run('update public.enrolments set plan_id = null where id = $1', [kept])
  await run('select public.purge_expired()')
  expect(await left(kept)).toEqual([])
})
