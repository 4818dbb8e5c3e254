import { z } from 'zod'
import { type Values, listFilters, pageNumber } from '@/lib/address-query'
import { isoTime } from '@/lib/dates'
import { type Locale, inEachLanguage, routing } from '@/lib/i18n/routing'
import { storedLanguage } from '@/lib/i18n/site-language'
import { searchText } from '@/lib/leads/form/attribution'
import { type Path, routes } from '@/lib/routes'

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

const filters = listFilters({
  state: z.enum(subscriptionStates).catch('confirmed'),
  /** Part of the address. */
  q: searchText(100),
})

/** The filters in an address, and the page, from 1. Invalid ones are ignored. */
export const subscriberFilters = (values: Values) => ({ ...filters.read(values), page: pageNumber(values) })

export type SubscriberFilters = Readonly<ReturnType<typeof subscriberFilters>>

/** The filters as parameters of an address. */
export const subscriberValues = ({ page: _, ...given }: SubscriberFilters) =>
  Object.fromEntries(filters.parameters(given))

/** The unprefixed path of a filtered list. */
export const subscribersPath = ({ page, ...given }: SubscriberFilters): Path =>
  filters.path(routes.newsletterSubscribers, given, page)

/** A LIKE pattern for a text, with wildcards escaped. */
export function escapeLike(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** How staff end a subscription, as `end_subscription` takes it. */
export const endings = ['unsubscribe', 'refuse'] as const
export type Ending = (typeof endings)[number]
