'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { pageLocale, publicAction, sentForm } from '@/lib/action'
import { logError } from '@/lib/log/log'
import { type Result, fail } from '@/lib/result'
import { serverClient } from '@/lib/supabase/server'
import { withTimeout } from '@/lib/supabase/timeout'
import { sessionRole } from '../queries'
import { staffRoles } from '../roles'
import { type SignInCode, signInSchema } from '../schema'
import { safeNext, signInPath } from './path'
import { enterWithPassword, rememberDevice } from './attempt-queries'

async function trySignIn(form: FormData): Promise<SignInCode | null> {
  const parsed = signInSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return 'invalidCredentials'
  const client = await serverClient()
  const refusal = await enterWithPassword(client, parsed.data)
  if (refusal) return refusal
  const role = await sessionRole(client).catch((error: unknown) => {
    logError('signIn', error)
    return 'unknown' as const
  })
  if (staffRoles.some((each) => each === role)) await rememberDevice(client)
  // A first password or a missing second factor leads to the page for it.
  if (role !== null && role !== 'unknown' && role !== 'idle') return null
  await withTimeout(client.auth.signOut({ scope: 'local' }))
  return role === null ? 'notStaff' : 'failed'
}

/** Refusals take this long, or a multiple of it. */
const REFUSAL_MILLISECONDS = 1000

/**
 * Passwords are hashed only for existing accounts, so the time of an immediate refusal would reveal which addresses
 * have one.
 */
async function untilFullStep(begun: number): Promise<void> {
  const passed = performance.now() - begun
  await setTimeout(REFUSAL_MILLISECONDS - (passed % REFUSAL_MILLISECONDS))
}

/**
 * Signs a staff member in and redirects to `next`; a user without a staff row is signed out again. Returns the code of
 * a failure; the password is never sent back.
 */
export const signIn = publicAction(
  [z.unknown(), ...sentForm],
  async (next, _previous, form): Promise<Result<never, SignInCode> | null> => {
    const begun = performance.now()
    let code: SignInCode | null
    try {
      code = await trySignIn(form)
    } catch (error) {
      logError('signIn', error)
      code = 'failed'
    }
    if (code) {
      await untilFullStep(begun)
      return fail(code)
    }
    redirect(safeNext(next))
  },
)

/**
 * Ends the session on the server, which records it, and redirects to the sign-in page. Without an answer, the browser
 * at least forgets the session.
 */
export const signOut = publicAction([pageLocale], async (locale): Promise<void> => {
  try {
    const client = await serverClient()
    await client.rpc('sign_out').throwOnError()
    // The auth server no longer has the session either; only the cookies are left to delete.
    const { error } = await withTimeout(client.auth.signOut({ scope: 'local' }))
    if (error) throw error
  } catch (error) {
    logError('signOut', error)
    const store = await cookies()
    for (const { name } of store.getAll()) if (/^sb-.+-auth-token/.test(name)) store.delete(name)
  }
  redirect(signInPath(locale))
})
