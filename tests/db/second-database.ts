/** SQL on a second database, for what the REST address rightly does not reach: catalogue, clock, accounts. */
import type { Row } from './rest'

/** Whom a statement is asked as; without one it is the owner, whom no policy binds. */
export interface Claims {
  readonly id: string
  readonly email?: string
  readonly session?: string
}

/** @throws Error with PostgreSQL's message. */
export async function query<T = Row>(sql: string, values: unknown[] = [], claims?: Claims): Promise<T[]> {
  const response = await fetch(String(process.env.SECOND_DATABASE_URL), {
    method: 'POST',
    body: JSON.stringify({ sql, values, claims }),
  })
  const { rows, error } = (await response.json()) as { rows: T[]; error?: string }
  if (error) throw new Error(error)
  return rows
}
