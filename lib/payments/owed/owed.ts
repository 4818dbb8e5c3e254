import { z } from 'zod'
import { type Values, first } from '@/lib/address-query'
import { storedLanguage } from '@/lib/i18n/site-language'
import { cleanText } from '@/lib/leads/form/attribution'
import { moneyText } from '@/lib/money'
import { purposeFields } from '@/lib/receipts/purpose'
import { type Path, routes, withQuery } from '@/lib/routes'
import { row } from '@/lib/supabase/columns'
import { addAmounts } from '../amount'
import { hindrances } from './form'

/** Days after the due day, as `money_owed` names them. */
export const ages = ['1-30', '31-60', '61-90', 'over-90', 'not-due'] as const

/** Parts of the list; null is all that is overdue. */
export const owedParts = [null, ...ages, 'all'] as const
export type OwedPart = (typeof owedParts)[number]

const ageSums = z.partialRecord(z.enum(ages), moneyText)
export type AgeSums = z.output<typeof ageSums>

/** The amount owed in a part. */
export function sumOf(sums: AgeSums, part: OwedPart): string {
  const own = ages.filter((age) => part === 'all' || age === (part ?? age))
  const counted = part === null ? own.filter((age) => age !== 'not-due') : own
  return addAmounts(counted.map((age) => sums[age] ?? '0'))
}

const person = row({
  /** Of the payment that is due first. */
  id: z.string(),
  firstName: z.string(),
  surname: z.string(),
  email: z.string().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  /** How many are open. */
  payments: z.number().int(),
  /** The first due day. */
  since: z.iso.date(),
  remindedOn: z.iso.date().nullable(),
  sums: ageSums,
  /** The first that is running or was broken. */
  promise: row({
    state: z.enum(['running', 'broken']),
    promisedOn: z.iso.date(),
    amount: moneyText,
  }).nullable(),
})
export type OwingPerson = z.output<typeof person>

export const owedList = z.object({ sums: ageSums, total: z.number().int(), people: z.array(person) })

export const overduePayment = row({
  id: z.string(),
  firstName: z.string(),
  surname: z.string(),
  email: z.string().nullable(),
  language: storedLanguage,
  ...purposeFields,
  outstanding: moneyText,
  dueOn: z.iso.date(),
  /** Why it is left out when people are reminded; null if it is not. */
  hindrance: z.enum(hindrances).nullable(),
})
export type OverduePayment = z.output<typeof overduePayment>

/** The age of the payments of which "remind all" reminds in a part; null for all that are overdue. */
export const overdueAge = (part: OwedPart) => (part === 'all' || part === 'not-due' ? null : part)

export interface OwedFilters {
  readonly part: OwedPart
  /** Part of the name or address, or the reference. */
  readonly query: string | null
}

/** Reads the filters from an address; ignores invalid ones. */
export const owedFilters = (values: Values): OwedFilters => ({
  part: z.literal(owedParts).catch(null).parse(first(values, 'age')),
  query: cleanText(first(values, 'q'), 100),
})

/** The filters as parameters of an address. */
export const owedValues = ({ part, query }: OwedFilters): Record<string, string> => ({
  ...(part && { age: part }),
  ...(query && { q: query }),
})

/** The unprefixed path of a page of the list, counted from 1. */
export const owedPath = (filters: OwedFilters, page = 1): Path =>
  withQuery(routes.owed, { ...owedValues(filters), page: page > 1 ? String(page) : null })

/** The parameter that shows, instead of the list, whom "remind all" would write to. */
export const REMIND_PARAMETER = 'remind'

/** The unprefixed path of that. */
export const remindPath = (filters: OwedFilters): Path =>
  withQuery(routes.owed, { [REMIND_PARAMETER]: 'all', ...owedValues(filters) })
