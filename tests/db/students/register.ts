/** A database for tests of the register, with an admin who enrols. */
import { randomUUID } from 'node:crypto'
import { paymentDatabase } from '../payments/database'
import type { Row } from '../rest'
import { sampleLead, uniqueEmail } from '../samples'

/** The fields of an enrolment with its plan, as the form sends them. */
export const enrolment = (fields: Row = {}): Row => ({
  ...{ level: 1, intake: '2026-02-01', language: 'en', fee: '26260', way: 'single' },
  ...{ instalments: 3, recurring_amount: '1980', first_due_on: '2099-03-01' },
  ...{ deposit: '2500', deposit_due_on: '2099-02-01', ...fields },
})

/** Starts the database before a file's tests and stops it after. */
export function registerDatabase() {
  const database = paymentDatabase()
  const { run, act } = database

  /** A lead; its id and address. */
  async function aLead(fields: Row = {}) {
    const email = uniqueEmail()
    const [row] = await run<{ id: string }>(
      `insert into public.landing_form_submissions (first_name, surname, email, phone)
       select f.first_name, f.surname, f.email, f.phone
       from jsonb_to_record($1) f (first_name text, surname text, email text, phone text) returning lead_id as id`,
      [JSON.stringify({ ...sampleLead(), email, ...fields })],
    )
    return { id: row!.id, email }
  }

  /** Enrols a lead; returns the enrolment's id. */
  async function enrolled(of_lead: string, fields: Row = {}): Promise<string> {
    const once = randomUUID()
    expect(await act('enrol_lead', { once, of_lead, fields: enrolment(fields) })).toBe('done')
    return once
  }

  const change = (of_enrolment: string, fields: Row, once = randomUUID()) =>
    act('change_enrolment', { once, of_enrolment, change: { on_day: '2026-03-01', ...fields } })
  const withdraw = (id: string, fields: Row = {}) =>
    change(id, { kind: 'state', before: 'enrolled', after: 'withdrawn', ...fields })

  const planOf = (id: string) =>
    run(
      `select p.purpose, p.status, p.amount_gross::text as amount, p.id from public.payments p
       join public.enrolments e on e.plan_id = p.plan_id where e.id = $1 order by p.due_on`,
      [id],
    )
  const shown = async (lead: string) => (await act('lead_enrolments', { of_lead: lead })) as Row[]

  return { ...database, aLead, enrolled, change, withdraw, planOf, shown }
}
