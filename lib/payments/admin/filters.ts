import { z } from 'zod'
import { type Values, first } from '@/lib/address-query'
import { type LevelNumber, toLevel } from '@/lib/content/level-numbers'
import { today } from '@/lib/dates'
import { cleanText } from '@/lib/leads/form/attribution'
import { type PagePath, type Path, routes, withQuery } from '@/lib/routes'
import { type PaymentTab, paymentTabs } from './form'

/** Null means all. */
export interface PaymentFilters {
  readonly tab: PaymentTab
  readonly level: LevelNumber | null
  /** Of the due day, `2026-11`. */
  readonly month: string | null
  /** Part of the name or address, or the reference. */
  readonly query: string | null
}

/** Reads the filters from an address or a form; ignores invalid ones. */
export function paymentFilters(values: Values): PaymentFilters {
  return {
    tab: z.enum(paymentTabs).catch('open').parse(first(values, 'state')),
    level: toLevel(first(values, 'level')),
    month: z
      .string()
      .regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/)
      .nullable()
      .catch(null)
      .parse(first(values, 'month')),
    query: cleanText(first(values, 'q'), 100),
  }
}

/** The filters as query or form parameters, without the tab. */
export function filterParameters({ level, month, query }: PaymentFilters): [string, string][] {
  const all = { q: query, level: level && String(level), month }
  return Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null)
}

/** The same with the tab. */
export function paymentFilterValues(filters: PaymentFilters): [string, string][] {
  return [
    ...(filters.tab === 'open' ? [] : [['state', filters.tab] as [string, string]]),
    ...filterParameters(filters),
  ]
}

function withList(path: PagePath, filters: PaymentFilters, page: number): Path {
  const query = Object.fromEntries(paymentFilterValues(filters))
  return withQuery(path, { ...query, page: page > 1 ? String(page) : null })
}

/** The unprefixed path of a page of the list, counted from 1. */
export const paymentsPath = (filters: PaymentFilters, page = 1): Path =>
  withList(routes.payments, filters, page)

/** The unprefixed path of a payment opened from a page of the list. */
export const paymentPath = (id: string, filters: PaymentFilters, page: number): Path =>
  withList(routes.paymentAdmin(id), filters, page)

/** The filters as arguments of the database functions. */
export const filterArguments = ({ tab, level, month, query }: PaymentFilters) => ({
  of_state: tab === 'all' ? undefined : tab,
  of_level: level ?? undefined,
  of_month: month ? `${month}-01` : undefined,
  query: query ?? undefined,
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
