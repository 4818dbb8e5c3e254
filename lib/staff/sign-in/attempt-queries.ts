import 'server-only'
import { cookies, headers } from 'next/headers'
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { env } from '@/lib/env'
import { senderAddress } from '@/lib/http/sender'
import { logError } from '@/lib/log/log'
import { DEVICE_MONTHS } from '@/lib/retention'
import { jobClient } from '@/lib/supabase/job'
import { withTimeout } from '@/lib/supabase/timeout'
import type { StaffClient } from '../queries'

/** The database counts attempts by this key, so that it stores no address. It builds an account's key itself. */
export function attemptKey(kind: 'account' | 'mail' | 'link' | 'device', key: string): string {
  return createHash('sha256').update(`${kind}:${key}`).digest('hex')
}

/**
 * Records a refused password in the audit log; a non-staff address as a keyed hash. A failure is only logged: it must
 * not reveal anything to somebody trying passwords.
 */
export async function recordFailedSignIn(email: string): Promise<void> {
  const { error } = await jobClient('JOB_KEY_SIGN_IN').rpc('record_failed_sign_in', {
    account_key: attemptKey('account', email),
  })
  if (error) logError('record_failed_sign_in', error)
}

/** Identifies a device on which a staff member has signed in. */
const DEVICE_COOKIE = 'known-device'

/** Its key in the database; undefined without the cookie. */
async function presentDevice() {
  const value = (await cookies()).get(DEVICE_COOKIE)?.value
  return value ? { value, key: attemptKey('device', value) } : undefined
}

/**
 * Remembers the device of a session with full rights, or that set a password by a mailed link, to count its attempts
 * separately. A failure is only logged: the device counts like any other until the next sign-in.
 */
export async function rememberDevice(client: StaffClient): Promise<void> {
  const present = await presentDevice()
  const fresh = randomBytes(32).toString('base64url')
  const { data: isNew, error } = await client.rpc('remember_device', {
    present_key: present?.key,
    new_key: attemptKey('device', fresh),
  })
  if (error) return logError('remember_device', error)
  const value = isNew ? fresh : present?.value
  // A session without rights cannot register a device: the answer is null.
  if (isNew === null || !value) return
  const store = await cookies()
  store.set(DEVICE_COOKIE, value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
    path: '/',
    maxAge: DEVICE_MONTHS * 30 * 24 * 60 * 60,
  })
}

/**
 * Clears the account's count. A failure is only logged: the user is signed in, and the count expires 15 minutes after
 * the attempts.
 */
export async function clearAttempts(client: StaffClient): Promise<void> {
  const { error } = await client.rpc('end_sign_in')
  if (error) logError('end_sign_in', error)
}

const begun = z.object({
  /** Seconds until the next attempt. */
  wait: z.coerce.number(),
  /** Milliseconds by which to delay this one. */
  delay: z.coerce.number(),
})

/**
 * Counts an attempt and returns whether it is allowed; one of many on an account is delayed. Limits per 15 minutes: 5
 * attempts for a key from one network address, and 20 for the address. A device known to the account has a separate
 * count of five.
 * @param kind `account` for a password (the right one clears the count), `mail` for requesting a link (5 from any
 * address), `link` for using one; each counts separately.
 * @throws Error when Supabase does not answer.
 */
export async function mayAttempt(kind: 'account' | 'mail' | 'link', key: string): Promise<boolean> {
  const address = senderAddress(await headers())
  const { data, error } = await jobClient('JOB_KEY_SIGN_IN', { visitorAddress: address }).rpc(
    'begin_sign_in',
    {
      account_key: attemptKey(kind, key),
      all_addresses: kind === 'mail',
      device_key: (await presentDevice())?.key,
    },
  )
  if (error) throw new Error(`begin_sign_in: ${error.message}`)
  const { wait, delay } = begun.parse(data)
  if (wait === 0) await setTimeout(delay)
  return wait === 0
}

/**
 * Whether the auth server refused because of too many requests. It counts by network address, and all staff share the
 * web server's.
 */
export const isLimited = (error: { readonly code?: string } | null): boolean =>
  error?.code === 'over_request_rate_limit'

/**
 * Signs the client in with an account's password, as a counted attempt. The refusal, or null.
 * @throws Error when Supabase does not answer.
 */
export async function enterWithPassword(client: StaffClient, account: { email: string; password: string }) {
  if (!(await mayAttempt('account', account.email))) return 'tooManyAttempts'
  const { error } = await withTimeout(client.auth.signInWithPassword(account))
  if (isLimited(error)) return 'tooManyAttempts'
  if (error && error.code !== 'invalid_credentials') return 'failed'
  if (error) {
    await recordFailedSignIn(account.email)
    return 'invalidCredentials'
  }
  await clearAttempts(client)
  return null
}
