/** SQL on a second database, for what the Data API does not expose: the catalog, the clock, accounts. */
import type { Row } from './rest'

/** The signed-in user who runs a statement. Without one the owner of the tables does, to whom no policy applies. */
export interface Claims {
  readonly id: string
  readonly email?: string
  readonly session?: string
}

/** Returns the rows. @throws Error with PostgreSQL's message */
export async function query<T = Row>(
  sql: string,
  values: unknown[] = [],
  claims?: Claims,
  headers?: Readonly<Record<string, string>>,
): Promise<T[]> {
  const response = await fetch(String(process.env.SECOND_DATABASE_URL), {
    method: 'POST',
    body: JSON.stringify({ sql, values, claims, headers }),
  })
  const { rows, error } = (await response.json()) as { rows: T[]; error?: string }
  if (error) throw new Error(error)
  return rows
}
