'use server'

import { redirect } from 'next/navigation'
import { linkToken, pageLocale, publicAction, sentForm } from '@/lib/action'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { logError } from '@/lib/log/log'
import { type Result, fail } from '@/lib/result'
import { routes, withQuery } from '@/lib/routes'
import { uncachedClient } from '@/lib/supabase/public'
import { serverClient } from '@/lib/supabase/server'
import { withTimeout } from '@/lib/supabase/timeout'
import { enterWithPassword, isLimited } from '@/lib/staff/sign-in/attempt-queries'
import { isGuessable } from '@/lib/staff/password/guessable'
import { mailedInvitation } from './invitation-queries'
import { passwordError } from '@/lib/staff/password/rules'
import { type AcceptCode, changePasswordSchema, newPasswordSchema } from '../schema'

type Accepted = Result<never, AcceptCode>

/** The link's page, which says why an invitation is no longer open. */
const pageOf = (locale: Locale, token: string) => localePath(withQuery(routes.invitation, { token }), locale)

/** A refusal, or `ended` if the invitation is no longer open; null if accepted. */
type Outcome = AcceptCode | 'ended' | null

/** Redirects to the dashboard, or to the link's page if the invitation has ended; returns other refusals. */
async function conclude(locale: Locale, token: string, attempt: Promise<Outcome>): Promise<Accepted> {
  const code = await attempt.catch((error: unknown) => {
    logError('acceptInvitation', error)
    return 'failed' as const
  })
  if (code === 'ended') redirect(pageOf(locale, token))
  if (code) return fail(code)
  redirect(localePath(routes.dashboard, locale))
}

/** Signs up with the token, which the database checks, and signs in. Returns the failure, or null. */
async function makeAccount(
  token: string,
  email: string,
  password: string,
): Promise<'weak' | 'tooManyAttempts' | 'failed' | null> {
  // Not with the visitor's client: it would begin the other flow, which leaves a cookie and confirms by mail.
  const made = await withTimeout(
    uncachedClient().auth.signUp({ email, password, options: { data: { invitation_token: token } } }),
  )
  if (made.error) {
    logError('acceptInvitation', made.error)
    if (isLimited(made.error)) return 'tooManyAttempts'
    return made.error.code === 'weak_password' ? 'weak' : 'failed'
  }
  const { auth } = await serverClient()
  const { session } = made.data
  const entered = await withTimeout(
    session ? auth.setSession(session) : auth.signInWithPassword({ email, password }),
  )
  if (entered.error) logError('acceptInvitation', entered.error)
  return entered.error ? 'failed' : null
}

async function tryNewAccount(token: string, form: FormData): Promise<Outcome> {
  const { password } = newPasswordSchema.parse(Object.fromEntries(form))
  const invitation = await mailedInvitation(token)
  if (invitation.state !== 'open' || invitation.has_account) return 'ended'
  const { email } = invitation
  const error = passwordError(password, { email }) ?? ((await isGuessable(password)) ? 'weak' : null)
  if (error) return error
  const failure = await makeAccount(token, email, password)
  if (failure !== 'failed') return failure
  // The auth server does not say why the database refused; the invitation does.
  const now = await mailedInvitation(token)
  return now.state === 'open' && !now.has_account ? 'failed' : 'ended'
}

/**
 * Accepts an invitation with a new password: makes the account, which the database makes staff, and redirects to the
 * dashboard. If the invitation has ended, the link's page says so.
 */
export const acceptWithNewPassword = publicAction(
  [pageLocale, linkToken, ...sentForm],
  async (locale, token, _previous, form) => conclude(locale, token, tryNewAccount(token, form)),
)

async function tryOwnAccount(token: string, form: FormData): Promise<Outcome> {
  const { present } = changePasswordSchema.parse(Object.fromEntries(form))
  const invitation = await mailedInvitation(token)
  if (invitation.state !== 'open') return 'ended'
  const { email } = invitation
  if (present === '') return 'invalidCredentials'
  const client = await serverClient()
  const refusal = await enterWithPassword(client, { email, password: present })
  if (refusal) return refusal
  const accepted = await client.rpc('accept_invitation', { token })
  if (accepted.data === true) return null
  await withTimeout(client.auth.signOut({ scope: 'local' }))
  return accepted.error ? 'failed' : 'ended'
}

/** Accepts an invitation with the address's account, by its password; a wrong one counts as at sign-in. */
export const acceptWithPassword = publicAction(
  [pageLocale, linkToken, ...sentForm],
  async (locale, token, _previous, form) => conclude(locale, token, tryOwnAccount(token, form)),
)
