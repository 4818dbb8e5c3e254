/** What the tests of mail share: messages in the database that all share, and what the web server does about them. */
import { type Row, anon, call, secret, store, stored, unique, uniqueEmail, update } from '../rest'

/** The table of the messages by a short name. */
export const MAIL = 'mail_messages'

/** The header with which the web server claims messages and says what came of them. */
export const mailJob = { 'x-job-key': process.env.JOB_KEY_MAIL! }

/** A time at which a message is due before those that other tests cause. */
export const LONG_AGO = '2020-01-01T00:00:00Z'

export const sampleMail = (fields: Row = {}): Row => ({
  kind: 'lead-answer',
  recipient: uniqueEmail(),
  language: 'en',
  dedupe_key: unique(),
  ...fields,
})

/** Stores a message that is due before all others. */
export const queueMail = (fields: Row = {}) =>
  store(MAIL, sampleMail({ next_attempt_at: LONG_AGO, ...fields }))

/** Stores a message that was given up. */
export const failedMail = (fields: Row = {}) =>
  queueMail({ state: 'failed', attempts: 7, settled_at: LONG_AGO, last_error: '550 No such user', ...fields })

export const mailOf = async ({ id }: Row) => (await stored(MAIL, `id=eq.${id}`))!

/** Claims messages as the web server does. */
export const claim = async (most = 1, per_minute = 100_000) =>
  (await call(anon, 'claim_mail', { most, per_minute }, mailJob)).rows

/** Says as the web server does what came of an attempt. */
export const settle = (message_id: unknown, of_attempt: unknown, outcome: string, problem?: string) =>
  call(anon, 'settle_mail', { message_id, of_attempt, outcome, problem }, mailJob)

/** Lets the lease of a message end, or the pause before its next attempt. */
export const endWait = ({ id }: Row) => update(secret, MAIL, `id=eq.${id}`, { next_attempt_at: LONG_AGO })

/** Ends the messages of these tests that are still due, so that no later test claims them. */
export const endOwnMail = () =>
  update(secret, MAIL, `next_attempt_at=eq.${LONG_AGO}&settled_at=is.null`, {
    state: 'cancelled',
    settled_at: LONG_AGO,
  })

/** Claims a message that is made to be due as the first of all. */
export async function claimAgain(message: Row): Promise<Row> {
  await endWait(message)
  const [given] = await claim()
  if (given?.id !== message.id) throw new Error(`Another message was given: ${JSON.stringify(given)}`)
  return given!
}

export const MINUTE = 60_000

/** How long it is until a time, in milliseconds. */
export const until = (time: unknown) => Date.parse(String(time)) - Date.now()
