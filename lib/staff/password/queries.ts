import 'server-only'
import { z } from 'zod'
import { uncachedClient } from '@/lib/supabase/public'
import { withTimeout } from '@/lib/supabase/timeout'
import type { StaffClient } from '../queries'
import { clearAttempts, isLimited, mayAttempt, recordFailedSignIn } from '@/lib/staff/sign-in/attempt-queries'
import { keyedAnswer } from '@/lib/staff/sign-in/second-factor-queries'

/** Tries the password in a separate session, which ends at once; returns the refusal, or null. */
async function tryPassword(
  email: string,
  password: string,
): Promise<'wrongPassword' | 'tooManyAttempts' | null> {
  const { auth } = uncachedClient()
  const { error } = await withTimeout(auth.signInWithPassword({ email, password }))
  if (error?.code === 'invalid_credentials' || error?.code === 'validation_failed') return 'wrongPassword'
  if (isLimited(error)) return 'tooManyAttempts'
  if (error) throw error
  await withTimeout(auth.signOut({ scope: 'local' }))
  return null
}

/**
 * Checks the password again for a change; null if it is right. A wrong one counts like one at sign-in.
 * @param client of the user.
 * @throws Error when Supabase does not answer.
 */
export async function passwordRefusal(
  client: StaffClient,
  email: string,
  password: FormDataEntryValue | null,
): Promise<'wrongPassword' | 'tooManyAttempts' | null> {
  if (typeof password !== 'string' || password === '' || password.length > 200) return 'wrongPassword'
  if (!(await mayAttempt('account', email))) return 'tooManyAttempts'
  const refusal = await tryPassword(email, password)
  if (refusal === 'wrongPassword') await recordFailedSignIn(email)
  if (refusal === null) await clearAttempts(client)
  return refusal
}

/** By Supabase Auth's error codes for a new password. */
const refusals: Record<string, 'same' | 'weak' | 'signInAgain'> = {
  same_password: 'same',
  weak_password: 'weak',
  // Only in a project with "Secure password change", which requires a recent session.
  reauthentication_needed: 'signInAgain',
}

/**
 * Sets the user's password, which the database permits to a session with full rights or from a mailed link; returns the
 * auth server's refusal, or null.
 * @throws Error when Supabase does not answer, or does not permit it.
 */
export async function setPassword(client: StaffClient, password: string, current?: string) {
  await keyedAnswer(client, 'permit_password', null, z.unknown())
  const { error } = await withTimeout(client.auth.updateUser({ password, current_password: current }))
  if (!error) return null
  const code = refusals[error.code ?? '']
  if (!code) throw error
  return code
}
