'use server'

import { redirect } from 'next/navigation'
import { logError } from '@/lib/log/log'
import { type Result, fail, ok } from '@/lib/result'
import { serverClient } from '@/lib/supabase/server'
import { withinTime } from '@/lib/supabase/timeout'
import { isBreached } from './breached-passwords'
import { passwordError } from './password'
import { passwordRefusal, setPassword } from './password-queries'
import { authorizeStaff, sessionRole, throwIfUnreachable } from './queries'
import {
  type ChangePasswordCode,
  type FirstPasswordCode,
  changePasswordSchema,
  newPasswordSchema,
} from './schema'
import { safeNext } from './sign-in-path'

/**
 * Changes the password of the signed-in user, who must know the current one, and signs out every other device;
 * `others` is false where that last step failed. A wrong current password counts like one at sign-in.
 */
export async function changePassword(
  _previous: Result<{ others: boolean }, ChangePasswordCode> | null,
  form: FormData,
): Promise<Result<{ others: boolean }, ChangePasswordCode>> {
  try {
    const authorized = await authorizeStaff()
    if (!authorized) return fail('notAuthenticated')
    const { staff, client } = authorized
    const { present, password } = changePasswordSchema.parse(Object.fromEntries(form))
    if (present === '') return fail('wrongPassword')
    const error = passwordError(password, { email: staff.email, current: present })
    if (error) return fail(error)
    if (await isBreached(password)) return fail('breached')
    const wrong = await passwordRefusal(client, staff.email, present)
    if (wrong) return fail(wrong)
    const refusal = await setPassword(client, password, present)
    if (refusal) return fail(refusal)
    const signedOut = await withinTime(client.auth.signOut({ scope: 'others' }))
    if (signedOut.error) logError('changePassword', signedOut.error)
    return ok({ others: !signedOut.error })
  } catch (error) {
    logError('changePassword', error)
    return fail('changeFailed')
  }
}

/**
 * Sets the password of whoever signed in with a first one, signs out every other device and redirects to `next`. The
 * database ends the restriction when the password changes.
 */
export async function replaceFirstPassword(
  next: string,
  _previous: Result<never, FirstPasswordCode> | null,
  form: FormData,
): Promise<Result<never, FirstPasswordCode>> {
  try {
    const client = await serverClient()
    const { data, error } = await withinTime(client.auth.getUser())
    throwIfUnreachable(error)
    if (!data.user || (await sessionRole(client)) !== 'first-password') return fail('notAuthenticated')
    const { password } = newPasswordSchema.parse(Object.fromEntries(form))
    const broken = passwordError(password, { email: data.user.email })
    if (broken) return fail(broken)
    if (await isBreached(password)) return fail('breached')
    const refusal = await setPassword(client, password)
    if (refusal) return fail(refusal)
    const signedOut = await withinTime(client.auth.signOut({ scope: 'others' }))
    if (signedOut.error) logError('replaceFirstPassword', signedOut.error)
  } catch (error) {
    logError('replaceFirstPassword', error)
    return fail('changeFailed')
  }
  redirect(safeNext(next))
}
