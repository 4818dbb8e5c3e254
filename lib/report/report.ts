import { z } from 'zod'
import { today } from '@/lib/dates'
import { moneyText } from '@/lib/money'
import { type Path, routes, withQuery } from '@/lib/routes'

const count = z.number().int().nonnegative()
// Sources are named by anybody: in an object `constructor` would be found.
const counts = z.record(z.string(), count).transform((found) => new Map(Object.entries(found)))

const monthFigures = z.object({
  month: z.iso.date().transform((day) => day.slice(0, 7)),
  /** People, as in all counts. */
  enquiries: count,
  sources: counts,
  /** By level number; `0` without one. */
  levels: counts,
  /** The median; null if nobody was contacted. */
  contact_seconds: z.number().nonnegative().nullable(),
  /** New, and not contacted yet. */
  waiting: count,
  enrolled: count,
  /** Net of refunds. */
  received: moneyText,
  /** Today, of what was due in the month. */
  outstanding: moneyText,
})

export type MonthFigures = z.output<typeof monthFigures>

/** A month and the month before. */
export const monthReport = z.tuple([monthFigures, monthFigures])

export type MonthReport = z.output<typeof monthReport>

/** The month a number of months after another, both as `2026-11`. */
export const monthAfter = (month: string, months: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months)).toISOString().slice(0, 7)

/** The month of an address or a form, `2026-11`: the present one if it is missing, invalid or in the future. */
export function reportMonth(given: unknown): string {
  const present = today().slice(0, 7)
  const month = z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
    .catch(present)
    .parse(given)
  return month < present ? month : present
}

/** The unprefixed path of a month's report; the present month needs no parameter. */
export function reportPath(given: unknown): Path {
  const month = reportMonth(given)
  return withQuery(routes.report, { month: month === reportMonth(null) ? null : month })
}
