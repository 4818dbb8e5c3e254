import { z } from 'zod'
import { type Values, first, optional, pageParameter } from '@/lib/address-query'
import { dayAfter, today } from '@/lib/dates'
import { monthAfter } from '@/lib/report/report'
import { type Path, routes, withQuery } from '@/lib/routes'

/** The days of a cash book, `2026-11-01` to `2026-11-30`, the last one included. */
export interface BookPeriod {
  readonly from: string
  readonly to: string
  /** `2026-11` if they are that month. */
  readonly month: string | null
}

/** The longest period in days: a financial year. */
const MOST_DAYS = 366

/** The first and the last day that a period can have, as attributes of its fields. */
export const periodDays = { min: '2020-01-01', max: '2099-12-31' } as const

const day = optional(z.iso.date().refine((given) => given >= periodDays.min && given <= periodDays.max))
const month = optional(z.string().regex(/^20[2-9]\d-(?:0[1-9]|1[0-2])$/))

/** A whole month, or one so many months after it. */
export const monthPeriod = (given: string, after = 0): BookPeriod => {
  const own = monthAfter(given, after)
  return { from: `${own}-01`, to: dayAfter(`${monthAfter(own, 1)}-01`, -1), month: own }
}

/**
 * The period of an address or a form: its days, else its month, else the present month. A period of more than a year is
 * cut; days in the wrong order are exchanged.
 */
export function bookPeriod(values: Values): BookPeriod {
  const days = [day.parse(first(values, 'from')), day.parse(first(values, 'to'))]
  if (days.some((given) => given === null))
    return monthPeriod(month.parse(first(values, 'month')) ?? today().slice(0, 7))
  const [from, to] = (days as string[]).sort() as [string, string]
  const longest = dayAfter(from, MOST_DAYS - 1)
  const period = { from, to: to < longest ? to : longest, month: null }
  const whole = monthPeriod(from.slice(0, 7))
  return whole.from === period.from && whole.to === period.to ? whole : period
}

/** The period as parameters of an address or a form. */
export const periodValues = ({ from, to, month: own }: BookPeriod): Record<string, string> =>
  own ? { month: own } : { from, to }

/** The unprefixed path of a page of a period's cash book, counted from 1; without the period for the present month. */
export const booksPath = (period: BookPeriod, page = 1): Path =>
  withQuery(routes.books, {
    ...(period.month !== today().slice(0, 7) && periodValues(period)),
    ...pageParameter(page),
  })
