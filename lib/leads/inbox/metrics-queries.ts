import 'server-only'
import { z } from 'zod'
import { dateColumn } from '@/lib/dates'
import { called } from '@/lib/supabase/called'
import { row } from '@/lib/supabase/columns'
import { serverClient } from '@/lib/supabase/server'
import { leadStatuses } from '../admin-form'

const count = z.coerce.number().int().nonnegative()

const metricsRow = row({
  total: count,
  enrolled: count,
  sources: count,
  newToday: count,
  newYesterday: count,
  recent: count,
  recentEnrolled: count,
  recentSources: count,
  earlier: count,
  earlierEnrolled: count,
  earlierSources: count,
})
const dayRow = z.object({ day: dateColumn, leads: count })
const funnelRow = z.object({ status: z.enum(leadStatuses), leads: count })

export type FunnelStep = z.output<typeof funnelRow>

const sourceRow = z.object({ source: z.string(), leads: count })

/** This month and the one before; null instead of a division by zero. */
export type Comparison = Readonly<Record<'recent' | 'earlier', number | null>>

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)

/** The metrics of all leads. @throws Error when the database does not answer, as do the others below. */
export async function leadMetrics() {
  const [found] = await called('lead_metrics', null, z.tuple([metricsRow]))
  return {
    total: found.total,
    /** Share of enrolled leads, 0 to 1; 0 without leads. */
    conversionRate: share(found.enrolled, found.total) ?? 0,
    sources: found.sources,
    /** Since midnight in the provider's time zone. */
    newToday: found.newToday,
    newYesterday: found.newYesterday,
    leadsCompared: { recent: found.recent, earlier: found.earlier },
    /** Enrolled shares of each month's leads, 0 to 1. */
    conversionCompared: {
      recent: share(found.recentEnrolled, found.recent),
      earlier: share(found.earlierEnrolled, found.earlier),
    },
    sourcesCompared: { recent: found.recentSources, earlier: found.earlierSources },
  }
}

/** New leads per day of the last 30, oldest first; days are `2026-11-21`. */
export const leadDays = () => called('lead_days', null, z.array(dayRow))

/** All-time leads per source, most first. */
export const leadSources = () => called('lead_sources', null, z.array(sourceRow))

/** Leads per status, in the order of the statuses. */
export async function leadFunnel(): Promise<readonly FunnelStep[]> {
  const rows = await called('lead_funnel', null, z.array(funnelRow))
  return leadStatuses.map((status) => ({
    status,
    leads: rows.find((row) => row.status === status)?.leads ?? 0,
  }))
}

const countsRow = z.object({ all: count, new: count, due: count, held: count, spam: count, bin: count })

/** Leads, new leads, leads due today, held enquiries, spam, and leads in the bin. */
export async function leadCounts(): Promise<z.output<typeof countsRow>> {
  const client = await serverClient()
  const { data } = await client
    .rpc('lead_counts')
    .select('all:all_leads, new:new_leads, due:due_leads, held, spam, bin:binned')
    .throwOnError()
  return countsRow.parse(data[0])
}

const heldRow = row({ held: count, perHour: count })

/** Held enquiries, and how many are let through per hour. Admins and the office only. */
export async function heldCount() {
  const [found] = await called('held_leads', null, z.tuple([heldRow]))
  return found
}
