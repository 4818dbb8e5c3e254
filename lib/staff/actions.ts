'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { type Result, fail } from '@/lib/result'
import { serverClient } from '@/lib/supabase/server'
import { withinTime } from '@/lib/supabase/timeout'
import { authorizeStaff, sessionRole } from './queries'
import { type SignInCode, signInSchema } from './schema'
import { safeNext, signInPath } from './sign-in-path'
import { secondsToWait } from './throttle'

async function trySignIn(form: FormData): Promise<SignInCode | null> {
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
 * Signs a member of staff in and redirects to `next`. A user without a staff row is signed out again.
 * Returns the code of a failure; the password is never sent back.
 */
export async function signIn(
  next: string,
  _previous: Result<never, SignInCode> | null,
  form: FormData,
): Promise<Result<never, SignInCode> | null> {
  let code: SignInCode | null
  try {
    code = await trySignIn(form)
  } catch (error) {
    console.error('signIn', error)
    code = 'failed'
  }
  if (code) return fail(code)
  redirect(safeNext(next))
}

/**
 * Ends the session on the server, which makes its refresh token useless, and redirects to the sign-in page. When the
 * server does not answer, the browser at least forgets the session.
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

/** Ends every session of the account, on every device, and redirects to the sign-in page; returns a code on failure. */
export async function signOutEverywhere(
  locale: Locale,
  _previous: Result<never, 'failed'> | null,
): Promise<Result<never, 'failed'> | null> {
  try {
    const authorized = await authorizeStaff()
    if (authorized) {
      const { error } = await withinTime(authorized.client.auth.signOut({ scope: 'global' }))
      if (error) throw error
    }
  } catch (error) {
    console.error('signOutEverywhere', error)
    return fail('failed')
  }
  redirect(signInPath(locale, { notice: 'everywhere' }))
}
