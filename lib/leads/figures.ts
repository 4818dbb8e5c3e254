import 'server-only'
import { z } from 'zod'
import { serverClient } from '@/lib/supabase/server'

const count = z.coerce.number().int().nonnegative()
const figuresRow = z.object({
  total: count,
  enrolled: count,
  sources: count,
  new_today: count,
  recent: count,
  recent_enrolled: count,
  recent_sources: count,
  earlier: count,
  earlier_enrolled: count,
  earlier_sources: count,
  due: count,
})
const dayRow = z.object({ day: z.string().transform((text) => text.slice(0, 10)), leads: count })
const sourceRow = z.object({ came_from: z.string(), leads: count })

/** A figure of the last 30 days beside the same of the 30 before; null where nothing can be reckoned. */
export interface Comparison {
  readonly recent: number | null
  readonly earlier: number | null
}

/** The dashboard's tiles. */
export interface LeadFigures {
  readonly total: number
  /** The share of leads marked enrolled, 0 to 1; 0 where there are no leads. */
  readonly conversionRate: number
  readonly sources: number
  /** Since midnight in Africa/Johannesburg. */
  readonly newToday: number
  /** New leads a day. */
  readonly newADayCompared: { readonly recent: number; readonly earlier: number }
  readonly leadsCompared: Comparison
  /** Shares, 0 to 1, of the leads that came in each time. */
  readonly conversionCompared: Comparison
  readonly sourcesCompared: Comparison
}

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)

/** @throws Error when the database does not answer, as do the two below. */
export async function leadFigures(): Promise<LeadFigures> {
  const client = await serverClient()
  const { data } = await client.rpc('lead_figures').throwOnError()
  const row = figuresRow.parse(data[0])
  return {
    total: row.total,
    conversionRate: share(row.enrolled, row.total) ?? 0,
    sources: row.sources,
    newToday: row.new_today,
    newADayCompared: { recent: row.recent / 30, earlier: row.earlier / 30 },
    leadsCompared: { recent: row.recent, earlier: row.earlier },
    conversionCompared: {
      recent: share(row.recent_enrolled, row.recent),
      earlier: share(row.earlier_enrolled, row.earlier),
    },
    sourcesCompared: { recent: row.recent_sources, earlier: row.earlier_sources },
  }
}

/** New leads on each of the last 30 days, the oldest day first; days are `2026-11-21`. */
export async function leadDays(): Promise<{ day: string; leads: number }[]> {
  const client = await serverClient()
  const { data } = await client.rpc('lead_days').throwOnError()
  return data.map((row) => dayRow.parse(row))
}

/** How many leads each source brought, of all time, the most first. */
export async function leadSources(): Promise<{ cameFrom: string; leads: number }[]> {
  const client = await serverClient()
  const { data } = await client.rpc('lead_sources').throwOnError()
  return data.map((row) => {
    const { came_from, leads } = sourceRow.parse(row)
    return { cameFrom: came_from, leads }
  })
}
