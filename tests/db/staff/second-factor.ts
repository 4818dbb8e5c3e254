/** Accounts in the second database for tests of the second factor, and codes. */
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { uniqueEmail } from '../samples'
import { type Claims, NEW_ACCOUNT, query } from '../second-database'

/** The web server's key in this database. */
export const JOB_KEY = randomBytes(32).toString('base64url')

export interface Outcome {
  readonly outcome: string
  readonly seconds?: number
  readonly codes?: string[]
}

/** Makes a key valid. */
export const addKey = (key = JOB_KEY) =>
  query("select public.add_job_key('second-factor', encode(sha256(convert_to($1, 'UTF8')), 'hex'))", [key])

/** A signed-in editor. */
export async function member(): Promise<Claims & { email: string; session: string }> {
  const [id, session, email] = [randomUUID(), randomUUID(), uniqueEmail()]
  await query(NEW_ACCOUNT, [id, email])
  await query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id])
  await query("insert into public.staff (user_id, role) values ($1, 'editor')", [id])
  return { id, email, session }
}

/** The same account in another session. */
export async function signedInAnew<User extends Claims>(user: User): Promise<User> {
  const session = randomUUID()
  await query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, user.id])
  return { ...user, session }
}

/** Calls a function as the web server does for a user; returns its answer. */
export async function asServer<T = Outcome>(
  user: Claims,
  name: string,
  code = '',
  key = JOB_KEY,
): Promise<T> {
  const headers = { 'x-job-key': key, 'x-second-factor-code': code }
  const [row] = await query<{ answer: T }>(`select public.${name}() as answer`, [], user, headers)
  return row!.answer
}

/** The result of staff_session: a role, "code", "enrol" or null. */
export const stateOf = async (user: Claims) =>
  (await query('select public.staff_session() as state', [], user))[0]?.state

/** The code at `time` plus `steps` of 30 seconds (RFC 6238). */
export function codeOf(secret: string, steps = 0, time = Date.now()): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 30_000) + steps))
  const mac = createHmac('sha1', Buffer.from(secret, 'hex')).update(counter).digest()
  return String((mac.readUInt32BE(mac[19]! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** A code that is wrong now and in nearby steps. */
export function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!
}

/** Makes the account forget used codes, as if time had passed. */
export const forgetStep = (user: Claims) =>
  query('update private.second_factors set last_step = 0 where user_id = $1', [user.id])

/** Enrols a member, whose session passes; returns the secret and the recovery codes. */
export async function enrol(user: Claims): Promise<{ secret: string; codes: string[] }> {
  const secret = await asServer<string>(user, 'begin_second_factor')
  const { outcome, codes } = await asServer(user, 'confirm_second_factor', codeOf(secret))
  if (outcome !== 'ok') throw new Error(`The second factor was not confirmed: ${outcome}`)
  await forgetStep(user)
  return { secret, codes: codes! }
}
