import 'server-only'
import { z } from 'zod'
import { moneyText } from '@/lib/money'
import { called } from '@/lib/supabase/called'

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

/** The figures of a month (`2026-11`) and the month before. @throws Error when the database does not answer, or refuses. */
export const readReport = (month: string) => called('month_report', { of_month: `${month}-01` }, monthReport)
