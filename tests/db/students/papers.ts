/** Enrolments, and what belongs to their certificates and documents. */
import { randomUUID } from 'node:crypto'
import { mailJob } from '../mail/mail'
import { type Caller, type Row, anon, call, store, stored } from '../rest'
import { type User, sampleLead } from '../samples'

export const PRINTED = { award: { en: 'Certificate Level 1', af: 'Sertifikaat Vlak 1' } }

/** Stores a person's enrolment; returns it with the person's address. */
export async function anEnrolment(given: Row = {}): Promise<Row> {
  const { lead_id } = await store('landing_form_submissions', sampleLead())
  const lead = (await stored('leads', `id=eq.${lead_id}`))!
  const row = { lead_id, level: 1, intake: '2026-02-01', language: 'en', state: 'finished', ...given }
  return { ...(await store('enrolments', row)), email: lead.email }
}

/** The answer of a function that must succeed. */
export async function done(
  who: Caller,
  name: string,
  given: Row = {},
  headers?: Record<string, string>,
): Promise<unknown> {
  const { status, body } = await call(who, name, given, headers)
  if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** The certificates and documents of an enrolment. */
export const papersOf = async (who: User, { id }: Row) =>
  (await done(who, 'enrolment_papers', { of_enrolment: id })) as Record<
    'certificates' | 'received' | 'files',
    Row[]
  > & { request: { token: string } | null }

/** Issues a certificate; returns the outcome, its id, and its row. */
export async function issue(who: User, enrolment: Row, name = 'Thandi Jacobs') {
  const certificate_id = randomUUID()
  const given = { certificate_id, of_enrolment: enrolment.id, printed_name: name, printed: PRINTED }
  const outcome = await done(who, 'issue_certificate', given, mailJob)
  const row = (await papersOf(who, enrolment)).certificates.find(({ id }) => id === certificate_id)
  return { outcome, id: certificate_id, row: row! }
}

/** What anybody learns by a code. */
export const checked = (code: unknown) => done(anon, 'certificate', { code })

/** Asks for documents; returns the link's token. */
export async function asked(who: User, enrolment: Row, document_keys = ['identity', 'school-certificate']) {
  const given = { request_id: randomUUID(), of_enrolment: enrolment.id, document_keys, by_mail: true }
  await done(who, 'request_documents', given)
  return (await papersOf(who, enrolment)).request!.token
}
