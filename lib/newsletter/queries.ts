import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { siteLanguage } from '@/lib/i18n/site-language'
import { serverClient } from '@/lib/supabase/server'

const subscriberRow = z.object({
  id: z.string(),
  email: z.string(),
  language: siteLanguage,
  /** ISO 8601, UTC. */
  confirmedAt: isoTime,
})

/** Somebody who gets the newsletter: the owner of the address has confirmed it. */
export type Subscriber = z.output<typeof subscriberRow>

/** How many addresses get the newsletter. @throws Error when the database does not answer. */
export async function subscriberCount(): Promise<number> {
  const client = await serverClient()
  const { count } = await client
    .from('newsletter_subscriptions')
    .select('id', { count: 'exact' })
    .eq('state', 'confirmed')
    .limit(1)
    .throwOnError()
  return count ?? 0
}

/** Rows of one reading: hosted projects answer with no more at once. */
const PAGE_SIZE = 1000

/**
 * All subscribers, the first to confirm first. They are read by id, the order in which nobody moves while others come and go.
 * @throws Error when the database does not answer.
 */
export async function allSubscribers(): Promise<Subscriber[]> {
  const client = await serverClient()
  const found: Subscriber[] = []
  for (;;) {
    const all = client
      .from('newsletter_subscriptions')
      .select('id, email, language, confirmedAt:confirmed_at')
      .eq('state', 'confirmed')
    const after = found.at(-1)?.id
    const { data } = await (after ? all.gt('id', after) : all).order('id').limit(PAGE_SIZE).throwOnError()
    if (data.length === 0) break
    found.push(...z.array(subscriberRow).parse(data))
  }
  return found.toSorted((one, other) => Date.parse(one.confirmedAt) - Date.parse(other.confirmedAt))
}
