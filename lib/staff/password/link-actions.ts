'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { pageLocale, publicAction, sentForm } from '@/lib/action'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { logError } from '@/lib/log/log'
import { type Result, fail, ok } from '@/lib/result'
import { routes } from '@/lib/routes'
import { LINK_SECONDS, recoveryClient } from '@/lib/supabase/server'
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

function redeem({ auth }: StaffClient, link: MailedLink): Promise<UserAnswer> {
  return link.kind === 'code'
    ? auth.exchangeCodeForSession(link.value)
    : auth.verifyOtp({ token_hash: link.value, type: 'recovery' })
}

/** The cookie that proves which link the client's session began with. */
const PROOF_COOKIE = 'new-password-link'

/**
 * Only this server can make it: without it the cookie of a session that began with a password would do for a link's, and
 * set a new password without the present one. Null without a session. The token is read without asking Supabase, which
 * checks it before anything is done with it.
 */
async function proofOf({ auth }: StaffClient, { value }: MailedLink): Promise<string | null> {
  const { data, error } = await withTimeout(auth.getSession())
  throwIfUnreachable(error)
  const claims = data.session?.access_token.split('.')[1]
  if (!claims) return null
  const { session_id } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return createHmac('sha256', env.JOB_KEY_SECOND_FACTOR)
    .update(`password link:${value}:${session_id}`)
    .digest('base64url')
}

/**
 * Redeems a mailed link, after which the client holds its session; a link already redeemed in this browser keeps it.
 * Returns the account, or a refusal. Guesses count by link and by network address.
 * @throws Error when Supabase does not answer.
 */
async function redeemLink(
  client: StaffClient,
  given: MailedLink,
): Promise<{ email: string } | 'linkInvalid' | 'tooManyAttempts'> {
  const parsed = mailedLinkSchema.safeParse(given)
  if (!parsed.success) return 'linkInvalid'
  const link = parsed.data
  const store = await cookies()
  const proof = store.get(PROOF_COOKIE)?.value
  const isRedeemed = proof !== undefined && proof === (await proofOf(client, link))
  if (!isRedeemed && !(await mayAttempt('link', link.value))) return 'tooManyAttempts'
  const { data, error } = await withTimeout(isRedeemed ? client.auth.getUser() : redeem(client, link))
  throwIfUnreachable(error)
  if (isLimited(error)) return 'tooManyAttempts'
  if (!data.user) return 'linkInvalid'
  if (!isRedeemed) {
    await keyedAnswer(client, 'note_password_link', null, z.unknown())
    store.set(PROOF_COOKIE, (await proofOf(client, link)) ?? '', {
      ...{ httpOnly: true, sameSite: 'lax', path: '/', maxAge: LINK_SECONDS },
      secure: env.SITE_URL.startsWith('https:'),
    })
  }
  return { email: data.user.email ?? '' }
}

/**
 * Sets the password for a mailed link, ends all sessions of the account and redirects to the sign-in page. The link is
 * redeemed only for a password that passes the rules; its session then accepts others, for an hour.
 */
export const setNewPassword = publicAction(
  [pageLocale, z.custom<MailedLink>(), ...sentForm],
  async (locale, link, _previous, form): Promise<Result<never, NewPasswordCode>> => {
    try {
      const { password } = newPasswordSchema.parse(Object.fromEntries(form))
      const error = passwordError(password) ?? ((await isGuessable(password)) ? 'weak' : null)
      if (error) return fail(error)
      const client = await recoveryClient()
      const user = await redeemLink(client, link)
      if (typeof user === 'string') return fail(user)
      if (passwordError(password, user) === 'hasName') return fail('hasName')
      const refusal = await setPassword(client, password)
      if (refusal) return fail(refusal === 'signInAgain' ? 'linkInvalid' : refusal)
      await clearAttempts(client)
      await rememberDevice(client)
      const store = await cookies()
      store.delete(PROOF_COOKIE)
      const signedOut = await withTimeout(client.auth.signOut({ scope: 'global' }))
      if (signedOut.error) logError('setNewPassword', signedOut.error)
    } catch (error) {
      logError('setNewPassword', error)
      return fail('setFailed')
    }
    redirect(signInPath(locale, { notice: 'passwordSet' }))
  },
)
