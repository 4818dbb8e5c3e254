/** Passkeys in the second database, as stored once the web server has checked the signature. */
import { randomBytes } from 'node:crypto'
import { JOB_KEY } from './second-factor'
import { type Claims, query } from '../second-database'

const asServer = async <T>(user: Claims, sql: string, values: unknown[]): Promise<T> =>
  (await query<{ answer: T }>(`select public.${sql} as answer`, values, user, { 'x-job-key': JOB_KEY }))[0]!
    .answer

export interface Begun {
  readonly challenge: string
  readonly passkeys: { id: string; transports: string[] }[]
}

export const begin = (user: Claims, purpose: 'add' | 'pass') =>
  asServer<Begun>(user, 'begin_passkey($1)', [purpose])

export const take = (user: Claims, purpose: 'add' | 'pass', credential: string | null = null) =>
  asServer<{ challenge: string; public_key: string | null; counter: number | null } | null>(
    user,
    'take_passkey_challenge($1, $2)',
    [purpose, credential],
  )

/** A unique credential id. */
export const credential = () => randomBytes(16).toString('base64url')

export const add = (user: Claims, id: string, counter = 0, name = 'Laptop') =>
  asServer<{ outcome: string; codes?: string[] | null }>(user, 'add_passkey($1, $2, $3, $4, $5)', [
    id,
    `key-of-${id}`,
    counter,
    JSON.stringify(['internal']),
    name,
  ])

export const pass = (user: Claims, id: string, counter: number | null) =>
  asServer<boolean>(user, 'pass_with_passkey($1, $2)', [id, counter])

export const remove = (user: Claims, id: string) => asServer<boolean>(user, 'remove_passkey($1)', [id])

export const own = (user: Claims) =>
  query<{ id: string; name: string; used_at: string | null }>('select * from public.own_passkeys()', [], user)
