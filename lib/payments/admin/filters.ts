import { z } from 'zod'
import { listFilters, optional } from '@/lib/address-query'
import { toLevel } from '@/lib/content/level-numbers'
import { today } from '@/lib/dates'
import { searchText } from '@/lib/leads/form/attribution'
import { type Path, routes } from '@/lib/routes'
import { paymentTabs } from './form'

const filters = listFilters({
  state: z.enum(paymentTabs).catch('open'),
  /** Part of the name or address, or the reference. */
  q: searchText(100),
  level: z.unknown().transform(toLevel),
  /** Of the due day, `2026-11`. */
  month: optional(z.string().regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/)),
})
/** Null means all. */
export type PaymentFilters = ReturnType<typeof filters.read>

/** Read from an address or a form, and as the parameters of one. */
export const { read: paymentFilters, parameters: paymentFilterValues } = filters

/** The unprefixed path of a page of the list, counted from 1. */
export const paymentsPath = (given: PaymentFilters, page = 1): Path =>
  filters.path(routes.payments, given, page)

/** The unprefixed path of a payment opened from a page of the list. */
export const paymentPath = (id: string, given: PaymentFilters, page: number): Path =>
  filters.path(routes.paymentAdmin(id), given, page)

/** The filters as arguments of the database functions. */
export const filterArguments = ({ state, level, month, q }: PaymentFilters) => ({
  of_state: state === 'all' ? null : state,
  of_level: level,
  of_month: month && `${month}-01`,
  query: q,
})

const MONTHS_AROUND = 12

/** The months to filter by: a year before this month to a year after, plus the requested one. */
export function monthChoices(asked: string | null, now = new Date()): string[] {
  const [year, month] = today(now).split('-').map(Number) as [number, number]
  const around = Array.from({ length: 2 * MONTHS_AROUND + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index - MONTHS_AROUND)).toISOString().slice(0, 7),
  )
  return asked && !around.includes(asked) ? [asked, ...around].sort() : around
}
