/** Helpers for tests of data subject requests: an admin with calls, and persons with data. */
import { type Row, call, insert, select, store } from '../rest'
import { DAY, type User, fromNow, makeUser, sampleLead, sampleSpam } from '../samples'
import { FORM } from '../leads/leads'
import { MAIL, sampleMail } from '../mail/mail'

/** An address in the privacy log: a hash with a key hidden from the Data API. */
export const FINGERPRINT = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown

/** The entries of the privacy log with a detail. */
export const logged = async (admin: User, detail: string) =>
  (await select(admin, 'privacy_log', `detail=eq.${detail}`)).rows

/** A new admin, with calls about persons. */
export async function makePrivacyAdmin() {
  const admin = await makeUser('admin')

  /**
   * A person with two submissions from one address, a note, spam, a subscription and two messages: an answer and a
   * welcome.
   */
  async function makePerson(fields: Row = {}) {
    const lead = sampleLead(fields)
    const address = String(lead.email)
    const { lead_id } = await store(FORM, lead)
    await store(FORM, sampleLead({ ...fields, email: address, phone: lead.phone }))
    await insert(admin, 'lead_events', { lead_id, note: 'Called.' })
    await store(FORM, sampleSpam({ email: address }))
    await store('newsletter_subscriptions', {
      email: address,
      language: 'af',
      state: 'confirmed',
      asked_at: fromNow(-DAY),
      confirmed_at: fromNow(-DAY),
    })
    await store(MAIL, sampleMail({ recipient: address, state: 'sent', settled_at: fromNow(0) }))
    return { address, phone: String(lead.phone), lead_id }
  }

  return {
    admin,
    makePerson,
    erase: async (address: string) => (await call(admin, 'erase_person', { address })).body,
    dataOf: async (address: string) =>
      (await call(admin, 'person_data', { address })).body as Record<string, Row[]>,
    /** Rows of each kind visible to an admin, without empty kinds. */
    countsOf: async (address: string) =>
      Object.fromEntries(
        Object.entries((await call(admin, 'person_content', { address })).body as Record<string, Row[]>)
          .map(([kind, rows]) => [kind, rows.length] as const)
          .filter(([, rows]) => rows > 0),
      ),
    sharedOf: async (address: string) => (await call(admin, 'person_shared', { address })).rows,
    /** This admin's entries in the privacy log, oldest first. */
    records: async () =>
      (await select(admin, 'privacy_log', `actor=eq.${admin.email}&order=created_at`)).rows,
  }
}
