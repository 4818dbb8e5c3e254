'use server'

import { redirect } from 'next/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { type Result, ok, fail } from '@/lib/result'
import { recoveryClient } from '@/lib/supabase/server'
import { sessionlessClient } from '@/lib/supabase/sessionless'
import { withinTime } from '@/lib/supabase/timeout'
import { isCommon } from './common-passwords'
import { passwordFault } from './password'
import { type Staff, authorizeStaff } from './queries'
import { recoveredUser } from './recovery'
import {
  type ChangeCode,
  type MailedLink,
  type NewPasswordCode,
  changeSchema,
  newPasswordSchema,
  signInPath,
} from './schema'
import { secondsToWait } from './throttle'

/** The account's own refusals of a new password, by the codes of Supabase Auth. */
const refusals: Record<string, 'same' | 'weak' | 'signInAgain'> = {
  same_password: 'same',
  weak_password: 'weak',
  // Only where the project asks for a fresh session ("Secure password change").
  reauthentication_needed: 'signInAgain',
}

type Client = Awaited<ReturnType<typeof recoveryClient>>

async function setPassword(client: Client, password: string, present?: string) {
  const { error } = await withinTime(client.auth.updateUser({ password, current_password: present }))
  if (!error) return null
  const code = refusals[error.code ?? '']
  if (!code) throw error
  return code
}

/** Asked of the auth server by a session of its own, which ends at once. */
async function isPresentPassword({ email }: Staff, password: string): Promise<boolean> {
  const { auth } = sessionlessClient()
  const { error } = await withinTime(auth.signInWithPassword({ email, password }))
  if (error?.code === 'invalid_credentials' || error?.code === 'validation_failed') return false
  if (error) throw error
  await withinTime(auth.signOut({ scope: 'local' }))
  return true
}

/**
 * Changes the password of whoever is signed in, who must know the present one, and signs out every other device;
 * `others` is false where that last step failed. A wrong present password counts like one at signing in.
 */
export async function changePassword(
  _previous: Result<{ others: boolean }, ChangeCode> | null,
  form: FormData,
): Promise<Result<{ others: boolean }, ChangeCode>> {
  try {
    const who = await authorizeStaff()
    if (!who) return fail('notAuthenticated')
    const { staff, client } = who
    const { present, password } = changeSchema.parse(Object.fromEntries(form))
    if (present === '') return fail('wrongPassword')
    const fault = passwordFault(password, { email: staff.email, present })
    if (fault) return fail(fault)
    if (await isCommon(password)) return fail('common')
    if ((await secondsToWait(client, 'account', staff.email)) > 0) return fail('tooManyAttempts')
    if (!(await isPresentPassword(staff, present))) return fail('wrongPassword')
    await client.rpc('end_sign_in')
    const refusal = await setPassword(client, password, present)
    if (refusal) return fail(refusal)
    const { error } = await withinTime(client.auth.signOut({ scope: 'others' }))
    if (error) console.error('changePassword', error.message)
    return ok({ others: !error })
  } catch (error) {
    console.error('changePassword', error)
    return fail('changeFailed')
  }
}

/** Why a mailed link set no password; `used` where the link is spent and the session it gave goes on in its place. */
export type NewPasswordResult = { ok: false; code: NewPasswordCode; used: boolean }

/**
 * Sets the password of whoever holds a mailed link, ends all sessions of the account and leads to the sign-in page.
 * The link is used only for a password that keeps the rules.
 * @param previous an answer with `used`: the session that the link gave stands for it, for an hour.
 */
export async function setNewPassword(
  locale: Locale,
  link: MailedLink,
  previous: NewPasswordResult | null,
  form: FormData,
): Promise<NewPasswordResult> {
  let used = previous?.used === true
  const no = (code: NewPasswordCode): NewPasswordResult => ({ ok: false, code, used })
  try {
    const { password } = newPasswordSchema.parse(Object.fromEntries(form))
    const fault = passwordFault(password) ?? ((await isCommon(password)) ? 'common' : null)
    if (fault) return no(fault)
    const client = await recoveryClient()
    const user = await recoveredUser(client, used ? null : link)
    if (typeof user === 'string') return no(user)
    used = true
    if (passwordFault(password, user) === 'hasName') return no('hasName')
    const refusal = await setPassword(client, password)
    if (refusal) return no(refusal === 'signInAgain' ? 'linkInvalid' : refusal)
    await client.rpc('end_sign_in')
    const { error } = await withinTime(client.auth.signOut({ scope: 'global' }))
    if (error) console.error('setNewPassword', error.message)
  } catch (error) {
    console.error('setNewPassword', error)
    return no('setFailed')
  }
  redirect(signInPath(locale, { notice: 'passwordSet' }))
}
