/** SQL on a second database, for what the REST address rightly does not reach: the catalogue, the clock, accounts. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Row } from './rest'

export interface SecondDatabase {
  /** @throws Error with PostgreSQL's message. */
  query<T = Row>(sql: string, values?: unknown[]): Promise<T[]>
  close(): Promise<void>
}

interface Reply {
  readonly id?: number
  readonly rows?: unknown[]
  readonly error?: string
}

export async function openSecondDatabase(): Promise<SecondDatabase> {
  const child = fork(join(__dirname, 'second-database.mjs'), { execArgv: [] })
  const waiting = new Map<number, (reply: Reply) => void>()
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`the second database ended with code ${code}`)))
  })
  await ready
  child.on('message', (reply: Reply) => waiting.get(reply.id ?? -1)?.(reply))
  let last = 0
  return {
    async query<T>(sql: string, values: unknown[] = []) {
      const id = ++last
      const reply = await new Promise<Reply>((resolve) => {
        waiting.set(id, resolve)
        child.send({ id, sql, values })
      })
      waiting.delete(id)
      if (reply.error) throw new Error(reply.error)
      return reply.rows as T[]
    },
    async close() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
