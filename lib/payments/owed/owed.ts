import { z } from 'zod'
import { type Values, first } from '@/lib/address-query'
import { storedLanguage } from '@/lib/i18n/site-language'
import { cleanText } from '@/lib/leads/form/attribution'
import { moneyText } from '@/lib/money'
import { purposeFields } from '@/lib/receipts/purpose'
import { type Path, routes, withQuery } from '@/lib/routes'
import { row } from '@/lib/supabase/columns'
import { fromCents, toCents } from '../amount'
import { hindrances } from './form'

/** Parts of the list by days after the due day, as `money_owed` takes them; null is all that is overdue. */
export const owedAges = ['1-30', '31-60', '61-90', 'over-90', 'not-due', 'all'] as const
export type OwedAge = (typeof owedAges)[number]

/** The sums of a person or of all, by age. */
const ageSums = {
  total: moneyText,
  notDue: moneyText,
  to30: moneyText,
  to60: moneyText,
  to90: moneyText,
  over90: moneyText,
}
export type AgeSums = Readonly<Record<keyof typeof ageSums, string>>

/** The amount of an age; of null all that is overdue. */
export function sumOf(sums: AgeSums, age: OwedAge | null): string {
  if (age === null) return fromCents(toCents(sums.total) - toCents(sums.notDue))
  const amounts = {
    '1-30': sums.to30,
    '31-60': sums.to60,
    '61-90': sums.to90,
    'over-90': sums.over90,
    'not-due': sums.notDue,
    all: sums.total,
  }
  return amounts[age]
}

const person = row({
  /** Of the payment that is due first. */
  id: z.string(),
  firstName: z.string(),
  surname: z.string(),
  email: z.string().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  language: storedLanguage,
  /** How many are open. */
  payments: z.number().int(),
  /** The first due day. */
  since: z.iso.date(),
  remindedOn: z.iso.date().nullable(),
  ...ageSums,
  /** The first that is running or was broken. */
  promise: row({
    state: z.enum(['running', 'broken']),
    promisedOn: z.iso.date(),
    amount: moneyText,
  }).nullable(),
}).transform((found) => ({ ...found, name: `${found.firstName} ${found.surname}` }))
export type OwingPerson = z.output<typeof person>

export const owedList = z.object({
  sums: row({ people: z.number().int(), ...ageSums }),
  total: z.number().int(),
  people: z.array(person),
})

const overduePayment = row({
  id: z.string(),
  firstName: z.string(),
  surname: z.string(),
  email: z.string().nullable(),
  language: storedLanguage,
  ...purposeFields,
  outstanding: moneyText,
  dueOn: z.iso.date(),
  /** Why it is left out; null if it is not. */
  hindrance: z.enum(hindrances).nullable(),
}).transform((found) => ({ ...found, name: `${found.firstName} ${found.surname}` }))
export type OverduePayment = z.output<typeof overduePayment>

/** At most 500 payments, those to be reminded of first, and the numbers of all. */
export const reminderPreview = row({
  due: z.number().int(),
  leftOut: z.number().int(),
  payments: z.array(overduePayment),
})

export interface OwedFilters {
  /** Null is all that is overdue. */
  readonly age: OwedAge | null
  /** Part of the name or address, or the reference. */
  readonly query: string | null
}

/** Reads the filters from an address; ignores invalid ones. */
export const owedFilters = (values: Values): OwedFilters => ({
  age: z.enum(owedAges).nullable().catch(null).parse(first(values, 'age')),
  query: cleanText(first(values, 'q'), 100),
})

/** The filters as parameters of an address. */
export const owedValues = ({ age, query }: OwedFilters): Record<string, string> => ({
  ...(age && { age }),
  ...(query && { q: query }),
})

/** The unprefixed path of a page of the list, counted from 1. */
export const owedPath = (filters: OwedFilters, page = 1): Path =>
  withQuery(routes.owed, { ...owedValues(filters), page: page > 1 ? String(page) : null })

/** The parameter that shows, instead of the list, whom "remind all" would write to. */
export const REMIND_PARAMETER = 'remind'

/** The unprefixed path of that. */
export const remindPath = ({ query }: OwedFilters): Path =>
  withQuery(routes.owed, { [REMIND_PARAMETER]: 'all', q: query })
