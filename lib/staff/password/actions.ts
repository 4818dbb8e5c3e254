'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { sentForm, staffAction } from '@/lib/action'
import { logError } from '@/lib/log/log'
import { type Result, fail, ok } from '@/lib/result'
import { serverClient } from '@/lib/supabase/server'
import { withTimeout } from '@/lib/supabase/timeout'
import { rememberDevice } from '@/lib/staff/sign-in/attempt-queries'
import { isGuessable } from './guessable'
import { passwordError } from './rules'
import { passwordRefusal, setPassword } from './queries'
import { type StaffClient, authorizeStaff, sessionRole, throwIfUnreachable } from '../queries'
import {
  type ChangePasswordCode,
  type FirstPasswordCode,
  changePasswordSchema,
  newPasswordSchema,
} from '../schema'
import { safeNext } from '@/lib/staff/sign-in/path'

/** Signs the user's other devices out; false if that failed. */
async function keepThisDevice(client: StaffClient): Promise<boolean> {
  const { error } = await withTimeout(client.auth.signOut({ scope: 'others' }))
  if (error) logError('signOut of other devices', error)
  await rememberDevice(client)
  return !error
}

/**
 * Changes the user's password, given the current one, and signs out other devices; `others` is false if that failed. A
 * wrong current password counts like one at sign-in.
 */
export const changePassword = staffAction(
  'changePassword',
  { who: authorizeStaff, failure: 'changeFailed' },
  async ({ staff, client }, _previous, form): Promise<Result<{ others: boolean }, ChangePasswordCode>> => {
    const { present, password } = changePasswordSchema.parse(Object.fromEntries(form))
    if (present === '') return fail('wrongPassword')
    const error = passwordError(password, { email: staff.email, current: present })
    if (error) return fail(error)
    if (await isGuessable(password)) return fail('weak')
    const wrong = await passwordRefusal(client, staff.email, present)
    if (wrong) return fail(wrong)
    const refusal = await setPassword(client, password, present)
    return refusal ? fail(refusal) : ok({ others: await keepThisDevice(client) })
  },
)

/** A user who must replace a first password; a code for anybody else. */
async function withFirstPassword() {
  const client = await serverClient()
  const { data, error } = await withTimeout(client.auth.getUser())
  throwIfUnreachable(error)
  const isAsked = data.user && (await sessionRole(client)) === 'first-password'
  return isAsked ? ok({ client, email: data.user.email }) : fail('notAuthenticated')
}

/**
 * Replaces the user's first password, signs out other devices and redirects to `next`. The database lifts the
 * restriction when the password changes.
 */
export const replaceFirstPassword = staffAction(
  'replaceFirstPassword',
  { who: withFirstPassword, takes: [z.unknown(), ...sentForm], failure: 'changeFailed' },
  async ({ client, email }, next, _previous, form): Promise<Result<never, FirstPasswordCode>> => {
    const { password } = newPasswordSchema.parse(Object.fromEntries(form))
    const broken = passwordError(password, { email })
    if (broken) return fail(broken)
    if (await isGuessable(password)) return fail('weak')
    const refusal = await setPassword(client, password)
    if (refusal) return fail(refusal)
    await keepThisDevice(client)
    redirect(safeNext(next))
  },
)
