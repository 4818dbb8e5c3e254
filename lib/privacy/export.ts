import 'server-only'
import { today } from '@/lib/dates'
import { emailField } from '@/lib/email'
import type { ExportError, ExportFile } from '@/lib/http/file-response'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'

/** Everything that is kept about one person, as JSON for that person. The database logs the export. Admins only. */
export async function exportPerson(given: unknown): Promise<Result<ExportFile, ExportError>> {
  const admin = await authorizeAdmin()
  if (!admin.ok) return admin
  const address = emailField.safeParse(given)
  if (!address.success) return fail('invalid')
  const { data } = await admin.data.client.rpc('person_data', { address: address.data }).throwOnError()
  const file = { address: address.data, exportedAt: new Date().toISOString(), kept: data }
  return ok({
    name: `person-${today()}.json`,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(file, null, 2),
  })
}
