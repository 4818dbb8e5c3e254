import 'server-only'
import { z } from 'zod'
import { serverClient } from '@/lib/supabase/server'

const leadRow = z.object({
  id: z.string(),
  first_name: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.string(),
  source: z.string(),
  created_at: z.string(),
})
const count = z.coerce.number().int().nonnegative()
const figuresRow = z.object({ total: count, enrolled: count, sources: count, new_today: count })

/** A lead as the dashboard shows it. */
export interface Lead {
  readonly id: string
  readonly name: string
  readonly email: string
  /** E.164. */
  readonly phone: string
  readonly source: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
}

/** The dashboard's tiles. */
export interface LeadFigures {
  readonly total: number
  /** The share of leads marked enrolled, 0 to 1; 0 where there are no leads. */
  readonly conversionRate: number
  readonly sources: number
  /** Since midnight in Africa/Johannesburg. */
  readonly newToday: number
}

/** @throws Error when the database does not answer. */
export async function leadFigures(): Promise<LeadFigures> {
  const client = await serverClient()
  const { data } = await client.rpc('lead_figures').throwOnError()
  const { total, enrolled, sources, new_today } = figuresRow.parse(data[0])
  return { total, conversionRate: total === 0 ? 0 : enrolled / total, sources, newToday: new_today }
}

/** The newest leads first. @throws Error when the database does not answer. */
export async function recentLeads(limit: number): Promise<Lead[]> {
  const client = await serverClient()
  const { data } = await client
    .from('landing_form_submissions')
    .select('id, first_name, surname, email, phone, source, created_at')
    .order('created_at', { ascending: false })
    .order('id')
    .limit(limit)
    .throwOnError()
  return data.map((row) => {
    const { first_name, surname, created_at, ...rest } = leadRow.parse(row)
    return { ...rest, name: `${first_name} ${surname}`, createdAt: new Date(created_at).toISOString() }
  })
}
