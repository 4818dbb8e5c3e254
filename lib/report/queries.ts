import 'server-only'
import { serverClient } from '@/lib/supabase/server'
import { type MonthReport, monthReport } from './report'

/** The figures of a month (`2026-11`) and the month before. @throws Error when the database does not answer, or refuses. */
export async function readReport(month: string): Promise<MonthReport> {
  const client = await serverClient()
  const { data } = await client.rpc('month_report', { of_month: `${month}-01` }).throwOnError()
  return monthReport.parse(data)
}
