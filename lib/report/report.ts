import { z } from 'zod'
import { today } from '@/lib/dates'
import { type Path, routes, withQuery } from '@/lib/routes'

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
