'use server'

import { createHash, randomUUID } from 'node:crypto'
import { refresh } from 'next/cache'
import { rowId, staffAction } from '@/lib/action'
import { textField } from '@/lib/forms/form-data'
import { fail } from '@/lib/result'
import { publishedContent } from '@/lib/site/queries'
import { authorizeOffice } from '@/lib/staff/queries'
import { NOT_PERMITTED } from '@/lib/supabase/errors'
import { exportClient } from '@/lib/supabase/server'
import { withSamples } from '@/lib/table/read/columns'
import { orderOf } from '@/lib/table/read/dates'
import { readFile } from '@/lib/table/read/file'
import { ORDER_FIELD, dateOrders, sentFile } from '@/lib/table/read/form'
import { addAmounts } from '../amount'
import { countHeadings, lackingOf, statementColumns } from './columns'
import {
  ACCOUNT_FIELD,
  IMPORT_BUTTON,
  MAX_STATEMENT_BYTES,
  MAX_STATEMENT_LINES,
  type Statement,
  type StatementAnswer,
  type StatementCheck,
  type StatementProblem,
} from './form'
import { readOfx } from './ofx'
import { type StatementMapping, mappingBefore } from './queries'
import { readStatement } from './statement'

type Read = Pick<StatementCheck, 'columns' | 'lacking' | 'asksOrder' | 'order'> & {
  readonly statement: Statement | StatementProblem | null
  readonly mapping: StatementMapping | null
}

/** Reads a file by its columns, as chosen, or as for the account's file before. */
async function readTable(bytes: Uint8Array, form: FormData, ours: string): Promise<Read | StatementProblem> {
  const content = await readFile(bytes, countHeadings, MAX_STATEMENT_LINES)
  if ('error' in content) return { error: content.error, line: content.line }
  const { headings, lines } = content
  const before = await mappingBefore(ours, headings)
  const columns = statementColumns(headings, lines, form, before && before.fields)
  const place = columns.findIndex(({ field }) => field === 'day')
  const told = orderOf(lines.map(({ cells }) => cells[place] ?? ''))
  const chosen = dateOrders.find((each) => each === form.get(ORDER_FIELD)) ?? before?.order ?? null
  const order = told ?? chosen
  const lacking = lackingOf(columns) ?? (order ? null : 'order')
  return {
    columns: withSamples(columns, lines),
    lacking,
    asksOrder: told === null,
    order: chosen,
    statement: order && !lacking ? readStatement(content, columns, order, ours) : null,
    mapping: order && { headings: [...headings], fields: columns.map(({ field }) => field), order },
  }
}

/** What a statement holds. */
function foundIn({ lines, isNamed, isProven }: Statement): StatementCheck['found'] {
  const days = lines.map(({ day }) => day).toSorted()
  const isOut = (amount: string) => amount.startsWith('-')
  const amounts = lines.map(({ amount }) => amount)
  return {
    from: days[0]!,
    to: days.at(-1)!,
    count: lines.length,
    in: addAmounts(amounts.filter((amount) => !isOut(amount))),
    out: addAmounts(amounts.filter(isOut)),
    isNamed,
    isProven,
  }
}

/**
 * Checks a bank statement, and imports it, once per id, if requested and exactly this was checked before. Admins and the
 * office only.
 */
export const importStatement = staffAction(
  'importStatement',
  {
    who: authorizeOffice,
    refusals: {
      'the statement of another account': 'otherAccount',
      'days of another format': 'otherFormat',
      'another line with this id': 'sameId',
      [NOT_PERMITTED]: 'notAdmin',
    },
  },
  async (_staff, _previous, form): Promise<StatementAnswer> => {
    const file = sentFile(form, MAX_STATEMENT_BYTES)
    if (typeof file === 'string') return fail(file)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const ours = (await publishedContent()).bank.accountNumber
    const ofx = readOfx(bytes, ours)
    const read: Read | StatementProblem = ofx
      ? { columns: null, lacking: null, asksOrder: false, order: null, statement: ofx, mapping: null }
      : await readTable(bytes, form, ours)
    if ('error' in read) return { ...fail(read.error), line: read.line }

    const { statement, mapping, ...shown } = read
    const fingerprint = createHash('sha256').update(bytes).update(JSON.stringify(mapping)).digest('hex')
    const isRead = statement !== null && !('error' in statement)
    const check = { ...shown, found: isRead ? foundIn(statement) : null, batch: randomUUID(), fingerprint }
    if (statement && 'error' in statement) return { ...fail(statement.error), line: statement.line, check }
    if (!form.has(IMPORT_BUTTON)) return { ok: true, check }
    const batch = rowId.safeParse(textField(form, 'batch'))
    if (!isRead || !batch.success || textField(form, 'fingerprint') !== fingerprint)
      return { ...fail('changed'), check }
    if (!statement.isNamed && !form.has(ACCOUNT_FIELD)) return fail('unconfirmed')

    // Thousands of lines may take longer than the session client waits.
    const client = await exportClient()
    const { data: added } = await client
      .rpc('import_bank_lines', {
        import_id: batch.data,
        account: ours,
        mapping,
        lines: statement.lines.map((line) => ({ ...line })),
      })
      .throwOnError()
    refresh()
    return { ok: true, imported: { added, known: statement.lines.length - added } }
  },
)
