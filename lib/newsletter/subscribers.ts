import { z } from 'zod'
import { type Values, first, pageNumber } from '@/lib/address-query'
import { isoTime } from '@/lib/dates'
import { type Locale, inEachLanguage, routing } from '@/lib/i18n/routing'
import { storedLanguage } from '@/lib/i18n/site-language'
import { type Path, routes, withQuery } from '@/lib/routes'

/** In the order in which staff look at them. */
export const subscriptionStates = ['confirmed', 'pending', 'unsubscribed', 'refused'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

export type SubscriptionCounts = Readonly<Record<Locale, Readonly<Record<SubscriptionState, number>>>>

/** Subscriptions in a state, in all languages. */
export const countOf = (counts: SubscriptionCounts, state: SubscriptionState): number =>
  routing.locales.reduce((sum, language) => sum + counts[language][state], 0)

export const subscribersOf = (counts: SubscriptionCounts) =>
  inEachLanguage((language) => counts[language].confirmed)

/** Times are ISO 8601 in UTC. */
export const subscriptionRow = z.object({
  id: z.string(),
  email: z.string(),
  language: storedLanguage,
  state: z.enum(subscriptionStates),
  /** Null if the address was imported. */
  consentVersion: z.coerce.number().int().nullable(),
  consentLanguage: storedLanguage.nullable(),
  page: z.string().nullable(),
  createdAt: isoTime,
  askedAt: isoTime,
  confirmedAt: isoTime.nullable(),
  endedAt: isoTime.nullable(),
})

/** With the evidence of consent. */
export type Subscription = z.output<typeof subscriptionRow>

/** A state, part of the address, and the page, counted from 1. */
export interface SubscriberFilters {
  readonly state: SubscriptionState
  readonly query: string
  readonly page: number
}

/** Reads the filters from an address; ignores invalid ones. */
export function subscriberFilters(values: Values): SubscriberFilters {
  return {
    state: z.enum(subscriptionStates).catch('confirmed').parse(first(values, 'state')),
    query: z.string().catch('').parse(first(values, 'q')).replaceAll('\0', '').trim().slice(0, 100),
    page: pageNumber(values),
  }
}

/** The unprefixed path of a filtered list. */
export function subscribersPath({ state, query, page }: SubscriberFilters): Path {
  return withQuery(routes.newsletterSubscribers, {
    state: state === 'confirmed' ? null : state,
    q: query,
    page: page > 1 ? String(page) : null,
  })
}

/** A LIKE pattern for a text, with wildcards escaped. */
export function escapeLike(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** How staff end a subscription, as `end_subscription` takes it. */
export const endings = ['unsubscribe', 'refuse'] as const
export type Ending = (typeof endings)[number]
