import 'server-only'
import type { StaffClient } from '@/lib/staff/queries'

/**
 * Logs an admin's export before it is handed out.
 * @param detail without personal data.
 * @throws Error when the database does not answer.
 */
export async function recordExport(
  client: StaffClient,
  kind: 'leads-exported' | 'newsletter-exported',
  rows: number,
  detail?: string,
): Promise<void> {
  await client
    .from('privacy_log')
    .insert({ kind, rows, detail: detail?.slice(0, 1000) || null })
    .throwOnError()
}
