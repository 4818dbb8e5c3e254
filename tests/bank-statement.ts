import { orderOf } from '@/lib/table/read/dates'
import { readFile } from '@/lib/table/read/file'
import { countHeadings, lackingOf, statementColumns } from '@/lib/payments/bank/columns'
import { MAX_STATEMENT_LINES } from '@/lib/payments/bank/form'
import { readStatement } from '@/lib/payments/bank/statement'

/** The number of the account whose statements are read. */
export const OURS = '62000000017'

const contentOf = (text: string) =>
  readFile(new TextEncoder().encode(text), countHeadings, MAX_STATEMENT_LINES)

/** The columns that are guessed. */
export async function columnsOf(text: string) {
  const content = await contentOf(text)
  return 'error' in content ? [] : statementColumns(content.headings, content.lines, new FormData(), null)
}

/** Reads a statement as the import does, with the columns that are chosen or guessed. */
export async function read(text: string, choices: FormData = new FormData()) {
  const content = await contentOf(text)
  if ('error' in content) return content
  const columns = statementColumns(content.headings, content.lines, choices, null)
  const days = content.lines.map(
    ({ cells }) => cells[columns.findIndex(({ field }) => field === 'day')] ?? '',
  )
  const lacking = lackingOf(columns)
  return lacking ? { lacking } : readStatement(content, columns, orderOf(days) ?? 'day', OURS)
}

/** Day, amount and text of each line. */
export async function linesOf(text: string) {
  const statement = await read(text)
  return 'lines' in statement
    ? statement.lines.map(({ day, amount, text }) => [day, amount, text])
    : statement
}
