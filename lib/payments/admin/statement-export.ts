import 'server-only'
import { z } from 'zod'
import { today } from '@/lib/dates'
import type { FileAnswer } from '@/lib/http/file-response'
import { translator } from '@/lib/i18n/translator'
import { fail, ok } from '@/lib/result'
import { publishedContent } from '@/lib/site/queries'
import { authorizeOffice } from '@/lib/staff/queries'
import { toCents } from '../amount'
import { makeDemand } from '../owed/demand-pdf'
import { statementRows } from './statement'
import { makeStatement } from './statement-pdf'

const addressField = z.string().trim().min(1).max(320)

/**
 * A person's statement, or a letter of demand for what is overdue, by e-mail address or phone number as PDF, in the
 * language of the newest payment; `invalid` without payments. The database logs it. Admins and the office only.
 */
export async function exportStatement(given: unknown, isDemand = false): Promise<FileAnswer> {
  const staff = await authorizeOffice()
  if (!staff.ok) return staff
  const address = addressField.safeParse(given).data
  if (!address) return fail('invalid')
  // Read first, so that a failure here logs no export.
  const { organisation, bank } = await publishedContent()
  const { data } = await staff.data.client
    .rpc('payment_statement', { address, is_demand: isDemand })
    .throwOnError()
  const day = today()
  const payments = statementRows
    .parse(data)
    .filter(({ outstanding, due_on }) => !isDemand || (toCents(outstanding) > 0 && due_on < day))
  const newest = payments.at(-1)
  if (!newest) return fail('invalid')
  const t = translator(newest.language)
  return ok({
    name: `${t(isDemand ? 'Receipt.demand.file' : 'Receipt.statement.file')}-${day}.pdf`,
    type: 'application/pdf',
    body: isDemand
      ? await makeDemand(address, payments, organisation, bank)
      : await makeStatement(address, payments, organisation),
  })
}
