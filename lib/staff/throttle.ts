import 'server-only'
import { headers } from 'next/headers'
import { createHash } from 'node:crypto'
import { clientAddress } from '@/lib/http/sender'
import type { StaffClient } from './queries'

/** The key under which the database counts attempts, so that it keeps no address. It builds an account's key itself. */
export function attemptKey(kind: 'account' | 'mail' | 'link' | 'address', key: string): string {
  return createHash('sha256').update(`${kind}:${key}`).digest('hex')
}

/**
 * Counts an attempt and returns the seconds until the next one is allowed; 0 when this one is. The limits are 5
 * attempts for a key and 20 for the visitor's network address, both in 15 minutes.
 * @param kind `account` for a password (the right one clears the count), `mail` for requesting a link, `link` for
 * using one; each kind has its own count.
 * @throws Error when Supabase does not answer.
 */
export async function secondsToWait(
  client: StaffClient,
  kind: 'account' | 'mail' | 'link',
  key: string,
): Promise<number> {
  const address = clientAddress(await headers())
  const { data, error } = await client.rpc('begin_sign_in', {
    account_key: attemptKey(kind, key),
    address_key: address ? attemptKey('address', address) : undefined,
  })
  if (error) throw new Error(`begin_sign_in: ${error.message}`)
  return Number(data)
}
