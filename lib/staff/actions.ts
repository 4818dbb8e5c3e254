'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { type Result, fail } from '@/lib/result'
import { serverClient } from '@/lib/supabase/server'
import { withinTime } from '@/lib/supabase/timeout'
import { currentStaff, sessionRole } from './queries'
import { type SignInCode, safeNext, signInPath, signInSchema } from './schema'
import { secondsToWait } from './throttle'

async function attempt(form: FormData): Promise<SignInCode | null> {
  const parsed = signInSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return 'invalidCredentials'
  const client = await serverClient()
  if ((await secondsToWait(client, 'account', parsed.data.email)) > 0) return 'tooManyAttempts'
  const { error } = await withinTime(client.auth.signInWithPassword(parsed.data))
  if (error) return error.code === 'invalid_credentials' ? 'invalidCredentials' : 'failed'
  await client.rpc('end_sign_in')
  const role = await sessionRole(client).catch((error: unknown) => {
    console.error('signIn', error)
    return 'unknown' as const
  })
  if (role === 'admin' || role === 'editor') return null
  await withinTime(client.auth.signOut({ scope: 'local' }))
  return role === null ? 'notStaff' : 'failed'
}

/**
 * Signs a staff member in and leads to where they wanted to go. A user without a staff row is signed out again.
 * Returns the code of the failure; the password is never sent back.
 */
export async function signIn(
  next: string,
  _previous: Result<never, SignInCode> | null,
  form: FormData,
): Promise<Result<never, SignInCode> | null> {
  let code: SignInCode | null
  try {
    code = await attempt(form)
  } catch (error) {
    console.error('signIn', error)
    code = 'failed'
  }
  if (code) return fail(code)
  redirect(safeNext(next))
}

/**
 * Ends the session on the server, so that its refresh token is dead, and returns to the sign-in page. When the server
 * does not answer, this browser at least forgets the session.
 */
export async function signOut(locale: Locale): Promise<void> {
  try {
    const client = await serverClient()
    const { error } = await withinTime(client.auth.signOut({ scope: 'local' }))
    if (error) throw error
  } catch (error) {
    console.error('signOut', error)
    const store = await cookies()
    for (const { name } of store.getAll()) if (/^sb-.+-auth-token/.test(name)) store.delete(name)
  }
  redirect(signInPath(locale))
}

/** Ends every session of the account, on every device, and returns to the sign-in page; a code where it could not. */
export async function signOutEverywhere(
  locale: Locale,
  _previous: Result<never, 'failed'> | null,
): Promise<Result<never, 'failed'> | null> {
  try {
    if (await currentStaff()) {
      const client = await serverClient()
      const { error } = await withinTime(client.auth.signOut({ scope: 'global' }))
      if (error) throw error
    }
  } catch (error) {
    console.error('signOutEverywhere', error)
    return fail('failed')
  }
  redirect(signInPath(locale, { notice: 'everywhere' }))
}
