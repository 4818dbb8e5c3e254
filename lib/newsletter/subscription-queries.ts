import 'server-only'
import { z } from 'zod'
import { uncachedClient } from '@/lib/supabase/public'
import { type Subscription, type TokenPurpose, subscriptionRow } from './subscription'

/**
 * The subscription that a token is for; null where the link leads to nothing.
 * @throws Error when the database does not answer.
 */
export async function subscriptionOf(token: string, purpose: TokenPurpose): Promise<Subscription | null> {
  const { data } = await uncachedClient().rpc('newsletter_subscription', { token, purpose }).throwOnError()
  return z.array(subscriptionRow).parse(data)[0] ?? null
}
