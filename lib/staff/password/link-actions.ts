'use server'

import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { pageLocale, publicAction, sentForm } from '@/lib/action'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { logError } from '@/lib/log/log'
import { type Result, fail, ok } from '@/lib/result'
import { routes } from '@/lib/routes'
import { recoveryClient } from '@/lib/supabase/server'
import { withTimeout } from '@/lib/supabase/timeout'
import { clearAttempts, isLimited, mayAttempt, rememberDevice } from '@/lib/staff/sign-in/attempt-queries'
import { isGuessable } from './guessable'
import { passwordError } from './rules'
import { setPassword } from './queries'
import { type StaffClient, throwIfUnreachable } from '../queries'
import { keyedAnswer } from '@/lib/staff/sign-in/second-factor-queries'
import {
  type MailedLink,
  type NewPasswordCode,
  type PasswordLinkCode,
  mailedLinkSchema,
  newPasswordSchema,
  passwordLinkSchema,
} from '../schema'
import { signInPath } from '@/lib/staff/sign-in/path'

/** Duration of every answer to `requestPasswordLink`, in milliseconds; the mail request has left by then. */
const ANSWER_MILLISECONDS = 1000

/**
 * Mails a link for a new password. Answer and timing are the same for an address without an account: the mail is sent
 * in the background, and only the log has the result.
 */
export const requestPasswordLink = publicAction(
  [pageLocale, ...sentForm],
  async (locale, _previous, form): Promise<Result<null, PasswordLinkCode>> => {
    try {
      if (env.STAFF_MAIL !== 'on') return fail('mailOff')
      const parsed = passwordLinkSchema.safeParse(Object.fromEntries(form))
      if (!parsed.success) return fail('invalidEmail')
      const client = await recoveryClient()
      if (!(await mayAttempt('mail', parsed.data.email))) return fail('tooManyAttempts')
      const redirectTo = env.SITE_URL + localePath(routes.newPassword, locale)
      const mailed = client.auth.resetPasswordForEmail(parsed.data.email, { redirectTo }).then(
        // Only the code: some messages contain the address.
        ({ error }) => error && logError('requestPasswordLink', error),
        () => logError('requestPasswordLink', { name: 'NoAnswer' }),
      )
      after(() => mailed)
      await setTimeout(ANSWER_MILLISECONDS)
      return ok(null)
    } catch (error) {
      logError('requestPasswordLink', error)
      return fail('linkFailed')
    }
  },
)

/** Common to `getUser`, `exchangeCodeForSession` and `verifyOtp`. */
interface UserAnswer {
  readonly data: { readonly user: { readonly email?: string } | null }
  readonly error: (Error & { readonly code?: string }) | null
}

function userOf({ auth }: StaffClient, link: MailedLink | null): Promise<UserAnswer> {
  if (link === null) return auth.getUser()
  return link.kind === 'code'
    ? auth.exchangeCodeForSession(link.value)
    : auth.verifyOtp({ token_hash: link.value, type: 'recovery' })
}

/**
 * Redeems a mailed link, after which the client holds its session; null uses that of a link already redeemed. Returns
 * the account, or a refusal. Guesses count by link and by network address.
 * @throws Error when Supabase does not answer.
 */
async function redeemLink(
  client: StaffClient,
  link: MailedLink | null,
): Promise<{ email: string } | 'linkInvalid' | 'tooManyAttempts'> {
  const parsed = mailedLinkSchema.nullable().safeParse(link)
  if (!parsed.success) return 'linkInvalid'
  if (parsed.data && !(await mayAttempt('link', parsed.data.value))) return 'tooManyAttempts'
  const { data, error } = await withTimeout(userOf(client, parsed.data))
  throwIfUnreachable(error)
  if (isLimited(error)) return 'tooManyAttempts'
  if (!data.user) return 'linkInvalid'
  // Only if the link was redeemed now: the cookie may hold a session that began with a password.
  if (parsed.data) await keyedAnswer(client, 'note_password_link', null, z.unknown())
  return { email: data.user.email ?? '' }
}

/** `used` if the link is redeemed and its session replaces it. */
export type NewPasswordResult = { ok: false; code: NewPasswordCode; used: boolean }

/**
 * Sets the password for a mailed link, ends all sessions of the account and redirects to the sign-in page. The link is
 * redeemed only for a password that passes the rules.
 * @param previous an answer with `used` means that the link's session is used instead, for an hour.
 */
export const setNewPassword = publicAction(
  [pageLocale, z.custom<MailedLink>(), z.object({ used: z.boolean() }).nullable().catch(null), sentForm[1]],
  async (locale, link, previous, form): Promise<NewPasswordResult> => {
    let used = previous?.used === true
    const failed = (code: NewPasswordCode): NewPasswordResult => ({ ok: false, code, used })
    try {
      const { password } = newPasswordSchema.parse(Object.fromEntries(form))
      const error = passwordError(password) ?? ((await isGuessable(password)) ? 'weak' : null)
      if (error) return failed(error)
      const client = await recoveryClient()
      const user = await redeemLink(client, used ? null : link)
      if (typeof user === 'string') return failed(user)
      used = true
      if (passwordError(password, user) === 'hasName') return failed('hasName')
      const refusal = await setPassword(client, password)
      if (refusal) return failed(refusal === 'signInAgain' ? 'linkInvalid' : refusal)
      await clearAttempts(client)
      await rememberDevice(client)
      const signedOut = await withTimeout(client.auth.signOut({ scope: 'global' }))
      if (signedOut.error) logError('setNewPassword', signedOut.error)
    } catch (error) {
      logError('setNewPassword', error)
      return failed('setFailed')
    }
    redirect(signInPath(locale, { notice: 'passwordSet' }))
  },
)
