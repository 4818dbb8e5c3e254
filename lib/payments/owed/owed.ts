import { z } from 'zod'
import { listFilters } from '@/lib/address-query'
import { storedLanguage } from '@/lib/i18n/site-language'
import { searchText } from '@/lib/leads/form/attribution'
import { moneyText } from '@/lib/money'
import { purposeFields } from '@/lib/receipts/purpose'
import { type Path, routes } from '@/lib/routes'
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

const filters = listFilters({
  age: z.literal(owedParts).catch(null),
  /** Part of the name or address, or the reference. */
  q: searchText(100),
})
export type OwedFilters = ReturnType<typeof filters.read>

/** Read from an address or a form, and as the parameters of one. */
export const { read: owedFilters, parameters: owedValues } = filters

/** The unprefixed path of a page of the list, counted from 1. */
export const owedPath = (given: OwedFilters, page = 1): Path => filters.path(routes.owed, given, page)

/** The parameter that shows, instead of the list, whom "remind all" would write to. */
export const REMIND_PARAMETER = 'remind'

/** The unprefixed path of that. */
export const remindPath = (given: OwedFilters): Path =>
  filters.path(routes.owed, given, 1, { [REMIND_PARAMETER]: 'all' })
