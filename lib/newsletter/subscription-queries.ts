import 'server-only'
import { z } from 'zod'
import { storedLanguage } from '@/lib/i18n/site-language'
import { uncachedClient } from '@/lib/supabase/public'
import { subscriptionStates } from './subscribers'

const subscriptionRow = z.object({
  email: z.string(),
  language: storedLanguage,
  state: z.enum(subscriptionStates),
  /** Whether there is nothing left to confirm. */
  ended: z.boolean(),
})

export type Subscription = z.output<typeof subscriptionRow>

export type TokenPurpose = 'confirm' | 'manage'

/**
 * The subscription of a token; null if the link is invalid.
 * @throws Error when the database does not answer.
 */
export async function subscriptionOf(token: string, purpose: TokenPurpose): Promise<Subscription | null> {
  const { data } = await uncachedClient().rpc('newsletter_subscription', { token, purpose }).throwOnError()
  return z.array(subscriptionRow).parse(data)[0] ?? null
}
