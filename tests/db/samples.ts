/** Accounts, and rows for the tests to store, unique to each test. */
import { randomInt, randomUUID } from 'node:crypto'
import type { StaffRole } from '@/lib/staff/roles'
import { type Answer, type Caller, type Row, anon, call, request, secret } from './rest'

export interface User extends Caller {
  readonly id: string
  readonly email: string
}

/** A client address unique to a test: each IPv6 /64 counts as one. */
export const uniqueClient = () =>
  `2001:db8:${randomInt(2 ** 16).toString(16)}:${randomInt(2 ** 16).toString(16)}::1`

/** A word unique to a test. */
export const unique = (prefix = 'w') => `${prefix}${randomUUID().replaceAll('-', '')}`

export const uniqueEmail = () => `${unique('person-')}@example.org`

/** Signs up by the secret key's admission, which allows any address; `data` is the account's metadata. */
export async function signUp(email: string, password = unique(), data: Row = {}): Promise<Answer> {
  const { body: invitation_token } = await call(secret, 'staff_admission', { account_email: email })
  return request(anon, 'POST', '/auth/v1/signup', { email, password, data: { ...data, invitation_token } })
}

/** Creates and signs in an account; with a role, adds it to the staff. */
export async function makeUser(role?: StaffRole, email = uniqueEmail()): Promise<User> {
  const answer = await signUp(email)
  const session = answer.body as { access_token?: string; user?: { id: string; email: string } }
  if (!session.access_token || !session.user) throw new Error(`sign-up: ${JSON.stringify(answer.body)}`)
  if (role) {
    const added = await call(secret, 'staff_add', { account_email: email, account_role: role })
    if (added.body !== true) throw new Error(`staff_add: ${JSON.stringify(added.body)}`)
  }
  return { key: anon.key, token: session.access_token, id: session.user.id, email: session.user.email }
}

export const samplePost = (fields: Row = {}): Row => ({
  title: 'A title',
  slug: unique('post-'),
  content: 'Some content.',
  status: 'published',
  ...fields,
})

/** A unique number in E.164: the database takes leads sharing one for one person. */
export const uniquePhone = () => `+27${randomInt(10 ** 10, 10 ** 11)}`

export const sampleLead = (fields: Row = {}): Row => ({
  first_name: 'Thandi',
  surname: 'Jacobs',
  email: uniqueEmail(),
  phone: uniquePhone(),
  ...fields,
})

/** A lead as an admin enters one. */
export const sampleEntry = (fields: Row = {}): Row =>
  sampleLead({ channel: 'phone', language: 'en', ...fields })

export const sampleSpam = (fields: Row = {}): Row => sampleLead({ spam_reason: 'trap', ...fields })

export const sampleSubscription = (fields: Row = {}): Row => ({
  email: uniqueEmail(),
  language: 'en',
  ...fields,
})

/** A person's request as an admin may record it. */
export const sampleRequest = (fields: Row = {}): Row => ({ kind: 'access', email: uniqueEmail(), ...fields })

/** Now plus milliseconds, as ISO 8601; negative for the past. */
export const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
