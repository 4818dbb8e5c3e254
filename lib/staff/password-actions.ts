'use server'

import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { setTimeout } from 'node:timers/promises'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { type Result, fail, ok } from '@/lib/result'
import { routes } from '@/lib/routes'
import { recoveryClient, serverClient } from '@/lib/supabase/server'
import { withinTime } from '@/lib/supabase/timeout'
import { isBreached } from './breached-passwords'
import { passwordError } from './password'
import { passwordRefusal } from './password-queries'
import { type StaffClient, authorizeStaff, sessionRole, throwIfUnreachable } from './queries'
import {
  type ChangePasswordCode,
  type FirstPasswordCode,
  type MailedLink,
  type NewPasswordCode,
  type PasswordLinkCode,
  changePasswordSchema,
  mailedLinkSchema,
  newPasswordSchema,
  passwordLinkSchema,
} from './schema'
import { safeNext, signInPath } from './sign-in-path'
import { mayAttempt } from './attempt-queries'

/** How long every answer to `requestPasswordLink` takes, in milliseconds; the request for the mail has left by then. */
const ANSWER_MILLISECONDS = 1000

/** The reasons for which Supabase Auth refuses a new password, by its error codes. */
const refusals: Record<string, 'same' | 'weak' | 'signInAgain'> = {
  same_password: 'same',
  weak_password: 'weak',
  // Only in a project with "Secure password change", which wants a fresh session.
  reauthentication_needed: 'signInAgain',
}

/** Sets the password of the client's user; returns why the auth server refused it, or null. */
async function setPassword(client: StaffClient, password: string, current?: string) {
  const { error } = await withinTime(client.auth.updateUser({ password, current_password: current }))
  if (!error) return null
  const code = refusals[error.code ?? '']
  if (!code) throw error
  return code
}

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
    if (signedOut.error) console.error('changePassword', signedOut.error.message)
    return ok({ others: !signedOut.error })
  } catch (error) {
    console.error('changePassword', error)
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
    if (signedOut.error) console.error('replaceFirstPassword', signedOut.error.message)
  } catch (error) {
    console.error('replaceFirstPassword', error)
    return fail('changeFailed')
  }
  redirect(safeNext(next))
}

/**
 * Has a link for a new password mailed to the address of an account. The answer and its time are the same for an
 * address without an account: the mail is sent meanwhile, and only the log says what came of it.
 */
export async function requestPasswordLink(
  locale: Locale,
  _previous: Result<null, PasswordLinkCode> | null,
  form: FormData,
): Promise<Result<null, PasswordLinkCode>> {
  try {
    if (env.STAFF_MAIL !== 'on') return fail('mailOff')
    const parsed = passwordLinkSchema.safeParse(Object.fromEntries(form))
    if (!parsed.success) return fail('invalidEmail')
    const client = await recoveryClient()
    if (!(await mayAttempt('mail', parsed.data.email))) return fail('tooManyAttempts')
    const redirectTo = env.SITE_URL + localePath(routes.newPassword, locale)
    const mailed = client.auth.resetPasswordForEmail(parsed.data.email, { redirectTo }).then(
      // Only the code is logged, because some messages contain the address.
      ({ error }) => error && console.error('requestPasswordLink', error.code),
      () => console.error('requestPasswordLink', 'no answer'),
    )
    after(() => mailed)
    await setTimeout(ANSWER_MILLISECONDS)
    return ok(null)
  } catch (error) {
    console.error('requestPasswordLink', error)
    return fail('linkFailed')
  }
}

/** The parts that the answers of `getUser`, `exchangeCodeForSession` and `verifyOtp` have in common. */
interface UserAnswer {
  readonly data: { readonly user: { readonly email?: string } | null }
  readonly error: Error | null
}

function userOf({ auth }: StaffClient, link: MailedLink | null): Promise<UserAnswer> {
  if (link === null) return auth.getUser()
  return link.kind === 'code'
    ? auth.exchangeCodeForSession(link.value)
    : auth.verifyOtp({ token_hash: link.value, type: 'recovery' })
}

/**
 * Redeems a mailed link, after which the client holds its session; null asks for the session of a link redeemed before.
 * Returns the account, or why there is none. Guesses count by link and by network address.
 * @throws Error when Supabase does not answer.
 */
async function redeemLink(
  client: StaffClient,
  link: MailedLink | null,
): Promise<{ email: string } | 'linkInvalid' | 'tooManyAttempts'> {
  const parsed = mailedLinkSchema.nullable().safeParse(link)
  if (!parsed.success) return 'linkInvalid'
  if (parsed.data && !(await mayAttempt('link', parsed.data.value))) return 'tooManyAttempts'
  const { data, error } = await withinTime(userOf(client, parsed.data))
  throwIfUnreachable(error)
  return data.user ? { email: data.user.email ?? '' } : 'linkInvalid'
}

/** Why a mailed link set no password; `used` where the link is spent and its session takes its place. */
export type NewPasswordResult = { ok: false; code: NewPasswordCode; used: boolean }

/**
 * Sets the password of the holder of a mailed link, ends all sessions of the account and redirects to the sign-in page.
 * The link is spent only on a password that keeps the rules.
 * @param previous an answer with `used` means that the session of the link is used in its place, for an hour.
 */
export async function setNewPassword(
  locale: Locale,
  link: MailedLink,
  previous: NewPasswordResult | null,
  form: FormData,
): Promise<NewPasswordResult> {
  let used = previous?.used === true
  const failed = (code: NewPasswordCode): NewPasswordResult => ({ ok: false, code, used })
  try {
    const { password } = newPasswordSchema.parse(Object.fromEntries(form))
    const error = passwordError(password) ?? ((await isBreached(password)) ? 'breached' : null)
    if (error) return failed(error)
    const client = await recoveryClient()
    const user = await redeemLink(client, used ? null : link)
    if (typeof user === 'string') return failed(user)
    used = true
    if (passwordError(password, user) === 'hasName') return failed('hasName')
    const refusal = await setPassword(client, password)
    if (refusal) return failed(refusal === 'signInAgain' ? 'linkInvalid' : refusal)
    await client.rpc('end_sign_in')
    const signedOut = await withinTime(client.auth.signOut({ scope: 'global' }))
    if (signedOut.error) console.error('setNewPassword', signedOut.error.message)
  } catch (error) {
    console.error('setNewPassword', error)
    return failed('setFailed')
  }
  redirect(signInPath(locale, { notice: 'passwordSet' }))
}
