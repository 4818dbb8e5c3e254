'use server'

import { setTimeout } from 'node:timers/promises'
import { after } from 'next/server'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { type Result, ok, fail } from '@/lib/result'
import { recoveryClient } from '@/lib/supabase/server'
import { type LinkRequestCode, linkRequestSchema } from './schema'
import { secondsToWait } from './throttle'

/** When the answer is given, in milliseconds; the request and its cookie (PKCE) are on their way long before. */
const ANSWER_MILLISECONDS = 1000

/**
 * Has a link for a new password mailed to an account's address. The answer and the time it takes are the same for an
 * address that nobody has: the mail is sent while the answer is given, and what comes of it stands only in the log.
 */
export async function requestPasswordLink(
  locale: Locale,
  _previous: Result<null, LinkRequestCode> | null,
  form: FormData,
): Promise<Result<null, LinkRequestCode>> {
  try {
    if (env.STAFF_MAIL !== 'on') return fail('mailOff')
    const parsed = linkRequestSchema.safeParse(Object.fromEntries(form))
    if (!parsed.success) return fail('invalidEmail')
    const client = await recoveryClient()
    if ((await secondsToWait(client, 'mail', parsed.data.email)) > 0) return fail('tooManyAttempts')
    const redirectTo = env.SITE_URL + localePath('/admin/new-password', locale)
    const mailed = client.auth.resetPasswordForEmail(parsed.data.email, { redirectTo }).then(
      // The code alone: some messages name the address.
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
