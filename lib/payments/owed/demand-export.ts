import 'server-only'
import { z } from 'zod'
import { today } from '@/lib/dates'
import type { FileAnswer } from '@/lib/http/file-response'
import { translator } from '@/lib/i18n/translator'
import { fail, ok } from '@/lib/result'
import { publishedContent } from '@/lib/site/queries'
import { authorizeOffice } from '@/lib/staff/queries'
import { toCents } from '../amount'
import { statementRows } from '../admin/statement'
import { makeDemand } from './demand-pdf'

const given = z.string().trim().min(1).max(320)

/**
 * The letter of demand to a person, by e-mail address or phone number, as PDF in their language; `invalid` if nothing
 * that was asked for is overdue. The database logs it. Admins and the office only.
 */
export async function exportDemand(form: FormData): Promise<FileAnswer> {
  const staff = await authorizeOffice()
  if (!staff.ok) return staff
  const address = given.safeParse(form.get('address')).data
  if (!address) return fail('invalid')
  // Read first, so that a failure here logs no letter.
  const { organisation, bank } = await publishedContent()
  const { data } = await staff.data.client
    .rpc('payment_statement', { address, is_demand: true })
    .throwOnError()
  const day = today()
  const overdue = statementRows
    .parse(data)
    .filter(({ outstanding, due_on }) => toCents(outstanding) > 0 && due_on < day)
  const newest = overdue.at(-1)
  if (!newest) return fail('invalid')
  return ok({
    name: `${translator(newest.language)('Receipt.demand.file')}-${day}.pdf`,
    type: 'application/pdf',
    body: await makeDemand(address, overdue, organisation, bank),
  })
}
