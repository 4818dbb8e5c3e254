/** Helpers for tests of leads: table names, submissions, and two leads of one person. */
import { randomUUID } from 'node:crypto'
import { type Row, call, secret, select, store, stored } from '../rest'
import { type User, sampleEntry, sampleLead, uniquePhone } from '../samples'

/** The table of submissions. */
export const FORM = 'landing_form_submissions'

export const leadOf = async (id: unknown) => (await stored('leads', `id=eq.${id}`))!

/** A lead's events, oldest first. */
export const historyOf = async (id: unknown) =>
  (await select(secret, 'lead_events', `lead_id=eq.${id}&order=created_at,id`)).rows

export const submissionsOf = async (id: unknown) => (await select(secret, FORM, `lead_id=eq.${id}`)).rows

/** Stores a submission past the limits on visitors; returns its lead. */
export async function sendForm(fields: Row = {}): Promise<Row> {
  return leadOf((await store(FORM, sampleLead(fields))).lead_id)
}

/** Enters leads as an admin, by hand or from a file. */
export const enterLeads = (
  admin: User,
  entries: Row[],
  batch: string = randomUUID(),
  entry_source = 'by-hand',
) => call(admin, 'enter_leads', { batch, entry_source, entries })

/** Enters one lead and returns it. */
export async function enterLead(admin: User, fields: Row = {}): Promise<Row> {
  return leadOf((await enterLeads(admin, [sampleEntry(fields)])).rows[0]?.lead_id)
}

/** The suggestions about a lead, newest first. */
export const suggestionsOf = async (id: unknown) =>
  (await select(secret, 'lead_suggestions', `or=(lead_id.eq.${id},other_id.eq.${id})&order=created_at.desc`))
    .rows

/** Two leads with one phone number, older first, with their merge. */
export async function twoLeads(admin: User, older: Row = {}, newer: Row = {}) {
  const phone = uniquePhone()
  const first = await sendForm({ phone, first_name: 'Anna', surname: 'Older', ...older })
  const second = await sendForm({ phone, first_name: 'Anna', surname: 'Newer', ...newer })
  const [suggestion] = await suggestionsOf(second.id)
  const merge = async () => {
    const { body } = await call(admin, 'merge_leads', { suggestion_id: suggestion!.id })
    return leadOf(body)
  }
  const split = async () => (await call(admin, 'split_lead', { of_lead: second.id })).body
  return { first, second, phone, suggestion: suggestion!, merge, split }
}
