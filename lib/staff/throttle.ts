import 'server-only'
import { createHash } from 'node:crypto'
import { headers } from 'next/headers'
import { clientAddress } from '@/lib/http/client-address'
import type { serverClient } from '@/lib/supabase/server'

const hashed = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Seconds until this may be tried again; 0 when it may now, and is counted: 5 times for what is named, 20 times for
 * the visitor's address, in 15 minutes.
 * @param what `account` for a password (a right one clears the count), `mail` for a link that is asked for, `link` for
 * one that is used; each is counted by itself.
 * @throws Error when Supabase does not answer.
 */
export async function secondsToWait(
  client: Awaited<ReturnType<typeof serverClient>>,
  what: 'account' | 'mail' | 'link',
  name: string,
): Promise<number> {
  const address = clientAddress(await headers())
  const { data, error } = await client.rpc('begin_sign_in', {
    account_key: hashed(`${what}:${name}`),
    address_key: address ? hashed(`address:${address}`) : undefined,
  })
  if (error) throw new Error(`begin_sign_in: ${error.message}`)
  return Number(data)
}
