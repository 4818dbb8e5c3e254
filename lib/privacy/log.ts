import 'server-only'
import type { StaffClient } from '@/lib/staff/queries'

/**
 * Logs an export of the signed-in admin, before the file is handed out.
 * @param detail describes the export, without personal data.
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
