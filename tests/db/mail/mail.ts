/** Helpers for tests of mail: messages in the shared database, and the web server's calls. */
import { type Row, anon, call, jobHeader, secret, store, stored, update } from '../rest'
import { unique, uniqueEmail } from '../samples'

/** A short name for the messages table. */
export const MAIL = 'mail_messages'

/** The web server's header for claiming messages and reporting outcomes. */
export const mailJob = jobHeader('mail')

/** A time at which a message is due before those of other tests. */
export const LONG_AGO = '2020-01-01T00:00:00Z'

export const sampleMail = (fields: Row = {}): Row => ({
  kind: 'lead-answer',
  recipient: uniqueEmail(),
  language: 'en',
  dedupe_key: unique(),
  ...fields,
})

/** Stores a message due before all others. */
export const queueMail = (fields: Row = {}) =>
  store(MAIL, sampleMail({ next_attempt_at: LONG_AGO, ...fields }))

/** Stores a failed message. */
export const failedMail = (fields: Row = {}) =>
  queueMail({ state: 'failed', attempts: 7, settled_at: LONG_AGO, last_error: '550 No such user', ...fields })

export const mailOf = async ({ id }: Row) => (await stored(MAIL, `id=eq.${id}`))!

/** Claims messages as the web server does. */
export const claim = async (most = 1, per_minute = 100_000) =>
  (await call(anon, 'claim_mail', { most, per_minute }, mailJob)).rows

/** Reports an attempt's outcome as the web server does. */
export const settle = (message_id: unknown, of_attempt: unknown, outcome: string, problem?: string) =>
  call(anon, 'settle_mail', { message_id, of_attempt, outcome, problem }, mailJob)

/** Ends a message's lease or its pause before the next attempt. */
export const endWait = ({ id }: Row) => update(secret, MAIL, `id=eq.${id}`, { next_attempt_at: LONG_AGO })

/** Settles these tests' due messages, so that no later test claims them. */
export const endOwnMail = () =>
  update(secret, MAIL, `next_attempt_at=eq.${LONG_AGO}&settled_at=is.null`, {
    state: 'cancelled',
    settled_at: LONG_AGO,
  })

/** Makes a message due first and claims it. */
export async function claimAgain(message: Row): Promise<Row> {
  await endWait(message)
  const [given] = await claim()
  if (given?.id !== message.id) throw new Error(`Another message was given: ${JSON.stringify(given)}`)
  return given!
}

export const MINUTE = 60_000

/** Milliseconds until a time. */
export const until = (time: unknown) => Date.parse(String(time)) - Date.now()
