import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { inEachLanguage } from '@/lib/i18n/routing'
import { storedLanguage } from '@/lib/i18n/site-language'
import { called } from '@/lib/supabase/called'
import { columnsOf } from '@/lib/supabase/columns'
import { serverClient } from '@/lib/supabase/server'
import {
  type SubscriberFilters,
  type Subscription,
  type SubscriptionCounts,
  escapeLike,
  subscriptionRow,
  subscriptionStates,
} from './subscribers'

export const SUBSCRIBERS_PAGE_SIZE = 20

const countRow = z.object({
  language: storedLanguage,
  state: z.enum(subscriptionStates),
  subscriptions: z.coerce.number().int(),
})

/**
 * Subscriptions per language and state, cached per request. Admins and the office only. @throws Error when the database
 * does not answer. Both as all below.
 */
export const subscriptionCounts = cache(async (): Promise<SubscriptionCounts> => {
  const counts = inEachLanguage(() => ({ confirmed: 0, pending: 0, unsubscribed: 0, refused: 0 }))
  for (const { language, state, subscriptions } of await called('newsletter_counts', null, z.array(countRow)))
    // Rows in languages that the site no longer has count as English.
    counts[language][state] += subscriptions
  return counts
})

const dayRow = z.object({
  /** A day of the office, `2026-11-21`. */
  day: z.string(),
  confirmed: z.coerce.number().int(),
  ended: z.coerce.number().int(),
})

export type NewsletterDay = z.output<typeof dayRow>

/** The days of the last thirty with any change, newest first. */
export const newsletterDays = () => called('newsletter_days', null, z.array(dayRow))

/** A page of the matching subscriptions, newest first, and their total. */
export async function subscriptions({
  state,
  q,
  page,
}: SubscriberFilters): Promise<{ found: Subscription[]; total: number }> {
  const client = await serverClient()
  const from = (page - 1) * SUBSCRIBERS_PAGE_SIZE
  const wanted = (columns: string) => {
    const all = client.from('newsletter_subscriptions').select(columns, { count: 'exact' }).eq('state', state)
    return q ? all.ilike('email', escapeLike(q)) : all
  }
  // Counted separately: a page past the end is an error when counted with its rows.
  const { count } = await wanted('id').limit(1).throwOnError()
  if (!count || from >= count) return { found: [], total: count ?? 0 }
  const { data } = await wanted(columnsOf(subscriptionRow))
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + SUBSCRIBERS_PAGE_SIZE - 1)
    .throwOnError()
  return { found: z.array(subscriptionRow).parse(data), total: count }
}

const subscriberRow = subscriptionRow
  .pick({ id: true, email: true, language: true })
  .extend({ confirmedAt: isoTime })

/** The owner of the address has confirmed it. */
export type Subscriber = z.output<typeof subscriberRow>

/** Hosted projects answer with no more at once. */
const ROWS = 1000

/** All subscribers, in the order of confirmation. Read by id, so that concurrent changes shift no row. */
export async function allSubscribers(): Promise<Subscriber[]> {
  const client = await serverClient()
  const found: Subscriber[] = []
  for (;;) {
    const all = client
      .from('newsletter_subscriptions')
      .select(columnsOf(subscriberRow))
      .eq('state', 'confirmed')
    const after = found.at(-1)?.id
    const { data } = await (after ? all.gt('id', after) : all).order('id').limit(ROWS).throwOnError()
    if (data.length === 0) break
    found.push(...z.array(subscriberRow).parse(data))
  }
  return found.toSorted((one, other) => Date.parse(one.confirmedAt) - Date.parse(other.confirmedAt))
}
