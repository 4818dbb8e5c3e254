/** SQL on a second database, for parts hidden from the Data API: catalog, clock, accounts. */
import type { Row } from './rest'

/** The signed-in user running a statement. */
export interface Claims {
  readonly id: string
  readonly email?: string
  readonly session?: string
}

/** The user or visitor running a statement; by default the table owner, exempt from policies. */
export type Caller = Claims | { readonly role: 'anon' }

/** The statement to run; with claims, by that user in a request with the headers. */
interface Statement {
  readonly sql: string
  readonly values?: unknown[]
  readonly claims?: Caller
  readonly headers?: Readonly<Record<string, string>>
  /** On a PostgreSQL server, ends it at the time limit of the caller's role. */
  readonly limited?: boolean
  /** Rolls its changes back. */
  readonly undo?: boolean
  /** Runs it as a superuser outside a transaction. */
  readonly chore?: boolean
}

/** The result of a statement: rows, or PostgreSQL's message and code. */
interface Result {
  readonly rows: Row[]
  readonly error?: string
  readonly code?: string
}

/** Creates an account, as the secret key does: the database allows no other way. */
export const NEW_ACCOUNT = `
  insert into auth.users (id, email, raw_user_meta_data)
  values ($1, $2, jsonb_build_object('invitation_token', public.staff_admission($2)))`

/** Permits one password or address change on an account, as the secret key does. */
export const PERMIT = 'insert into private.account_permits (user_id, permitted_at) values ($1, now())'

async function send<Answer>(url: string, body: unknown): Promise<Answer> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  return response.json() as Promise<Answer>
}

/** Runs a statement in the database at the address. */
export const runAt = (url: string, statement: Statement) => send<Result>(url, { values: [], ...statement })

/** Runs statements one after the other, each for itself. */
export const runAllAt = (url: string, statements: readonly Statement[]) =>
  send<Result[]>(
    url,
    statements.map((statement) => ({ values: [], ...statement })),
  )

/** Returns the rows. @throws Error with PostgreSQL's message */
export async function query<T = Row>(
  sql: string,
  values: unknown[] = [],
  claims?: Caller,
  headers?: Readonly<Record<string, string>>,
): Promise<T[]> {
  const { rows, error } = await runAt(String(process.env.SECOND_DATABASE_URL), {
    sql,
    values,
    claims,
    headers,
  })
  if (error) throw new Error(error)
  return rows as T[]
}
