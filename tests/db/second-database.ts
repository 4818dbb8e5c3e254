/** SQL on a second database, for what the REST address rightly does not reach: catalogue, clock, accounts. */
import type { Row } from './rest'

/** @throws Error with PostgreSQL's message. */
export async function query<T = Row>(sql: string, values: unknown[] = []): Promise<T[]> {
  const response = await fetch(String(process.env.SECOND_DATABASE_URL), {
    method: 'POST',
    body: JSON.stringify({ sql, values }),
  })
  const { rows, error } = (await response.json()) as { rows: T[]; error?: string }
  if (error) throw new Error(error)
  return rows
}
