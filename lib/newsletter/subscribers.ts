import { z } from 'zod'
import { type Values, first, pageNumber } from '@/lib/address-query'
import { isoTime } from '@/lib/dates'
import { type Locale, inEachLanguage, routing } from '@/lib/i18n/routing'
import { storedLanguage } from '@/lib/i18n/site-language'
import { type Path, routes, withQuery } from '@/lib/routes'

/** The states of a subscription, in the order in which staff look at them. */
export const subscriptionStates = ['confirmed', 'pending', 'unsubscribed', 'refused'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** How many subscriptions there are in each language and state. */
export type SubscriptionCounts = Readonly<Record<Locale, Readonly<Record<SubscriptionState, number>>>>

/** How many subscriptions in a state there are in all languages together. */
export const countOf = (counts: SubscriptionCounts, state: SubscriptionState): number =>
  routing.locales.reduce((sum, language) => sum + counts[language][state], 0)

/** How many people the newsletter reaches in each language. */
export const subscribersOf = (counts: SubscriptionCounts) =>
  inEachLanguage((language) => counts[language].confirmed)

/** What the database gives of a subscription for staff. Times are ISO 8601 in UTC. */
export const subscriptionRow = z.object({
  id: z.string(),
  email: z.string(),
  language: storedLanguage,
  state: z.enum(subscriptionStates),
  /** What was agreed to, and in which language; null where the address was imported. */
  consentVersion: z.coerce.number().int().nullable(),
  consentLanguage: storedLanguage.nullable(),
  /** The page on which the address was entered. */
  page: z.string().nullable(),
  createdAt: isoTime,
  /** When the address was entered last. */
  askedAt: isoTime,
  confirmedAt: isoTime.nullable(),
  endedAt: isoTime.nullable(),
})

/** A subscription as staff see it, with the evidence of consent. */
export type Subscription = z.output<typeof subscriptionRow>

/** What staff look for: a state, a part of the address, a page of the list, which counts from 1. */
export interface SubscriberFilters {
  readonly state: SubscriptionState
  readonly query: string
  readonly page: number
}

/** What an address asks for; what makes no sense is left out, as if it had not been asked. */
export function subscriberFilters(values: Values): SubscriberFilters {
  return {
    state: z.enum(subscriptionStates).catch('confirmed').parse(first(values, 'state')),
    query: z.string().catch('').parse(first(values, 'q')).replaceAll('\0', '').trim().slice(0, 100),
    page: pageNumber(values),
  }
}

/** The unprefixed address of such a list. */
export function subscribersPath({ state, query, page }: SubscriberFilters): Path {
  return withQuery(routes.newsletterSubscribers, {
    state: state === 'confirmed' ? null : state,
    q: query,
    page: page > 1 ? String(page) : null,
  })
}

/** A text as a part of a pattern of LIKE, in which its own signs have no meaning. */
export function escapeLike(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** How a subscription is ended by staff, as `end_subscription` takes it. */
export const endings = ['unsubscribe', 'refuse'] as const
export type Ending = (typeof endings)[number]
