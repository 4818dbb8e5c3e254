/** What the tests of leads share: the tables by short names, and a visitor who sends the form. */
import { type Row, anon, insert, sampleLead, secret, select, stored, uniqueEmail } from './rest'

/** The table of what visitors send. */
export const FORM = 'landing_form_submissions'

export const leadOf = async (id: unknown) => (await stored('leads', `id=eq.${id}`))!

/** The events of a lead, oldest first. */
export const historyOf = async (id: unknown) =>
  (await select(secret, 'lead_events', `lead_id=eq.${id}&order=created_at,id`)).rows

export const submissionsOf = async (id: unknown) => (await select(secret, FORM, `lead_id=eq.${id}`)).rows

/** Sends the form as a visitor does and returns the lead to which the submission belongs. */
export async function sendForm(fields: Row = {}): Promise<Row> {
  const email = fields.email ?? uniqueEmail()
  expect((await insert(anon, FORM, sampleLead({ ...fields, email }))).code).toBeUndefined()
  const [last] = (await select(secret, FORM, `email=eq.${email}&spam_reason=is.null&order=created_at.desc`))
    .rows
  return leadOf(last?.lead_id)
}
