/** Requests to the backend under test as each kind of caller, their answers, and samples of what they send. */
import { randomInt, randomUUID } from 'node:crypto'

export type Row = Record<string, unknown>

/** Who makes a request: a key, and for a signed-in user a token. */
export interface Caller {
  readonly key: string
  readonly token?: string
}

export interface User extends Caller {
  readonly id: string
  readonly email: string
}

export interface Answer {
  readonly status: number
  /** The rows of an answer; empty where it has none. */
  readonly rows: Row[]
  /** What a function returned, or the error. */
  readonly body: unknown
  /** The error's code; undefined where the request was carried out. */
  readonly code: string | undefined
  readonly headers: Headers
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} does not reach the tests`)
  return value
}

export const anon: Caller = { key: required('SUPABASE_PUBLISHABLE_KEY') }

/** The server that holds the secret key: row level security does not apply to it. */
export const secret: Caller = { key: required('SUPABASE_SECRET_KEY') }

/** PostgreSQL's code for a missing privilege. */
export const NO_RIGHT = '42501'

/** PostgreSQL's code for a value that a CHECK refuses. */
export const CHECK = '23514'

/** The embedded backend returns the message of a CHECK, but not its code as a hosted project does. */
const codeOf = ({ code, message }: Row) =>
  String(message).includes('violates check constraint') ? CHECK : String(code)

export async function request(
  { key, token }: Partial<Caller>,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(required('SUPABASE_URL') + path, {
    method,
    headers: {
      ...(key ? { apikey: key } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  const parsed: unknown = text ? JSON.parse(text) : null
  const code = response.ok ? undefined : codeOf((parsed ?? {}) as Row)
  return {
    status: response.status,
    rows: response.ok && Array.isArray(parsed) ? parsed : [],
    body: parsed,
    code,
    headers: response.headers,
  }
}

/** The rows of a table that a caller sees; `filter` and `columns` in PostgREST's spelling. */
export const select = (caller: Partial<Caller>, table: string, filter = '', columns = '*') =>
  request(caller, 'GET', `/rest/v1/${table}?select=${columns}&${filter}`)

/** Without asking for the row back, which would need the right to read it too. */
export const insert = (caller: Caller, table: string, row: Row | Row[]) =>
  request(caller, 'POST', `/rest/v1/${table}`, row)

export const update = (caller: Caller, table: string, filter: string, change: Row) =>
  request(caller, 'PATCH', `/rest/v1/${table}?${filter}`, change)

export const remove = (caller: Caller, table: string, filter: string) =>
  request(caller, 'DELETE', `/rest/v1/${table}?${filter}`)

export const call = (
  caller: Partial<Caller>,
  name: string,
  args: Row = {},
  headers: Record<string, string> = {},
) => request(caller, 'POST', `/rest/v1/rpc/${name}`, args, headers)

/** The header with which the web server counts and records attempts to sign in. */
export const signInJob = { 'x-job-key': required('JOB_KEY_SIGN_IN') }

/** The network address of a client that no other test has: each /64 of IPv6 counts as one. */
export const uniqueClient = () =>
  `2001:db8:${randomInt(2 ** 16).toString(16)}:${randomInt(2 ** 16).toString(16)}::1`

/** Stores a row with the secret key and returns it as stored. */
export async function store(table: string, row: Row): Promise<Row> {
  const answer = await request(secret, 'POST', `/rest/v1/${table}`, row, { prefer: 'return=representation' })
  const [stored] = answer.rows
  if (!stored) throw new Error(`${table}: ${JSON.stringify(answer.body)}`)
  return stored
}

/** The only row that the filter finds, read with the secret key; undefined where there is none. */
export async function stored(table: string, filter: string): Promise<Row | undefined> {
  return (await select(secret, table, filter)).rows[0]
}

/** A word that no other test has. */
export const unique = (prefix = 'w') => `${prefix}${randomUUID().replaceAll('-', '')}`

export const uniqueEmail = () => `${unique('person-')}@example.org`

/** Signs up as the holder of the secret key may for any address; `data` is what the account says of itself. */
export async function signUp(email: string, password = unique(), data: Row = {}): Promise<Answer> {
  const { body: invitation_token } = await call(secret, 'staff_admission', { account_email: email })
  return request(anon, 'POST', '/auth/v1/signup', { email, password, data: { ...data, invitation_token } })
}

/** Makes an account, which signs it in; with a role, makes it staff. */
export async function makeUser(role?: 'editor' | 'admin', email = uniqueEmail()): Promise<User> {
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

/** A number in E.164 that no other test has: who shares one is one person to the database. */
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

/** What an admin may record of a person's request. */
export const sampleRequest = (fields: Row = {}): Row => ({ kind: 'access', email: uniqueEmail(), ...fields })

/** Milliseconds from now, as ISO 8601; a negative number lies in the past. */
export const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
