import 'server-only'
import type { recoveryClient } from '@/lib/supabase/server'
import { withinTime } from '@/lib/supabase/timeout'
import { type MailedLink, mailedLinkSchema } from './schema'
import { secondsToWait } from './throttle'

/** What the answers of the auth client have in common here. */
interface UserAnswer {
  readonly data: { readonly user: { readonly email?: string } | null }
  readonly error: Error | null
}

function owner({ data, error }: UserAnswer): { email: string } | 'linkInvalid' {
  if (error?.name === 'AuthRetryableFetchError') throw error
  return data.user ? { email: data.user.email ?? '' } : 'linkInvalid'
}

/**
 * Whose password a mailed link may set, or for null the session that one gave. The link is spent hereby, and the
 * client holds its session. Guesses are counted, by link and by address.
 * @throws Error when Supabase does not answer.
 */
export async function recoveredUser(
  client: Awaited<ReturnType<typeof recoveryClient>>,
  link: MailedLink | null,
): Promise<{ email: string } | 'linkInvalid' | 'tooManyAttempts'> {
  if (link === null) return owner(await withinTime(client.auth.getUser()))
  const parsed = mailedLinkSchema.safeParse(link)
  if (!parsed.success) return 'linkInvalid'
  const { kind, value } = parsed.data
  if ((await secondsToWait(client, 'link', value)) > 0) return 'tooManyAttempts'
  const redeemed =
    kind === 'code'
      ? client.auth.exchangeCodeForSession(value)
      : client.auth.verifyOtp({ token_hash: value, type: 'recovery' })
  return owner(await withinTime<UserAnswer>(redeemed))
}
