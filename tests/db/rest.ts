/** Requests to the backend under test by each kind of caller, and answers. */
import { type JOB_KEYS, jobKeyOf } from '../../lib/job-keys.mjs'

export type Row = Record<string, unknown>

/** A caller's key, and a signed-in user's token. */
export interface Caller {
  readonly key: string
  readonly token?: string
}

export interface Answer {
  readonly status: number
  /** The rows returned; empty if none. */
  readonly rows: Row[]
  /** The parsed body: a function's result, or the error. */
  readonly body: unknown
  /** The error code; undefined on success. */
  readonly code: string | undefined
  readonly headers: Headers
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} does not reach the tests`)
  return value
}

export const anon: Caller = { key: required('SUPABASE_PUBLISHABLE_KEY') }

/** The server with the secret key: bypasses row level security. */
export const secret: Caller = { key: required('SUPABASE_SECRET_KEY') }

/** PostgreSQL's code for a missing privilege. */
export const NO_RIGHT = '42501'

/** PostgreSQL's code for a CHECK violation. */
export const CHECK = '23514'

/** The embedded backend returns a CHECK violation's message but, unlike a hosted project, not its code. */
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

/** Rows of a table visible to a caller; `filter` and `columns` in PostgREST syntax. */
export const select = (caller: Partial<Caller>, table: string, filter = '', columns = '*') =>
  request(caller, 'GET', `/rest/v1/${table}?select=${columns}&${filter}`)

/** Does not ask for the row back, which would require read access too. */
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

/** The web server's header for a purpose. */
export const jobHeader = (purpose: keyof typeof JOB_KEYS) => ({
  'x-job-key': jobKeyOf(purpose, process.env)!,
})

/** The same for counting sign-in attempts. */
export const signInJob = jobHeader('sign-in')

/** Stores a row with the secret key; returns it as stored. */
export async function store(table: string, row: Row): Promise<Row> {
  const answer = await request(secret, 'POST', `/rest/v1/${table}`, row, { prefer: 'return=representation' })
  const [stored] = answer.rows
  if (!stored) throw new Error(`${table}: ${JSON.stringify(answer.body)}`)
  return stored
}

/** The row matching a filter, read with the secret key; undefined if none. */
export async function stored(table: string, filter: string): Promise<Row | undefined> {
  return (await select(secret, table, filter)).rows[0]
}
