import 'server-only'
import { today } from '@/lib/dates'
import { emailField } from '@/lib/forms/email'
import type { FileAnswer } from '@/lib/http/file-response'
import { translator } from '@/lib/i18n/translator'
import { fail, ok } from '@/lib/result'
import { publishedContent } from '@/lib/site/queries'
import { authorizeOffice } from '@/lib/staff/queries'
import { statementRows } from './statement'
import { makeStatement } from './statement-pdf'

/**
 * An e-mail address's statement as PDF, in the language of the newest payment; `invalid` without payments. The database
 * logs it. Admins and the office only.
 */
export async function exportStatement(given: unknown): Promise<FileAnswer> {
  const staff = await authorizeOffice()
  if (!staff.ok) return staff
  const address = emailField.safeParse(given)
  if (!address.success) return fail('invalid')
  // Read first, so that a failure here logs no export.
  const { organisation } = await publishedContent()
  const { data } = await staff.data.client.rpc('payment_statement', { address: address.data }).throwOnError()
  const payments = statementRows.parse(data)
  const newest = payments.at(-1)
  if (!newest) return fail('invalid')
  return ok({
    name: `${translator(newest.language)('Receipt.statement.file')}-${today()}.pdf`,
    type: 'application/pdf',
    body: await makeStatement(address.data, payments, organisation),
  })
}
