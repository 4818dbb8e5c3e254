/** SQL on a second database, for what the Data API does not expose: the catalog, the clock, accounts. */
import type { Row } from './rest'

/** The signed-in user who runs a statement. */
export interface Claims {
  readonly id: string
  readonly email?: string
  readonly session?: string
}

/** Who runs a statement: a signed-in user or a visitor. Without one the owner of the tables does, to whom no policy applies. */
export type Caller = Claims | { readonly role: 'anon' }

/** What to run: with claims a signed-in user does, in a request with the headers. */
interface Statement {
  readonly sql: string
  readonly values?: unknown[]
  readonly claims?: Caller
  readonly headers?: Readonly<Record<string, string>>
  /** Takes back what it changes. */
  readonly undo?: boolean
  /** Runs it as a superuser, outside of a transaction. */
  readonly chore?: boolean
}

/** What a statement gives: rows, or PostgreSQL's message and code. */
interface Result {
  readonly rows: Row[]
  readonly error?: string
  readonly code?: string
}

/** Makes an account of an id and an address, as the holder of the secret key does: the database makes no other. */
export const NEW_ACCOUNT = `
  insert into auth.users (id, email, raw_user_meta_data)
  values ($1, $2, jsonb_build_object('invitation_token', public.staff_admission($2)))`

/** Permits one change of the password or address of an account, as the holder of the secret key does. */
export const PERMIT = 'insert into private.account_permits (user_id, permitted_at) values ($1, now())'

/** Runs a statement in the database at the address. */
export async function runAt(url: string, statement: Statement): Promise<Result> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ values: [], ...statement }) })
  return response.json() as Promise<Result>
}

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
