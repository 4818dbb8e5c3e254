import 'server-only'
import type { translator } from '@/lib/i18n/translator'
import { type EntryErrors, entryFields } from '@/lib/leads/entry/fields'
import { csv } from '@/lib/table/csv'
import type { ImportColumn, RefusedRow } from './form'
import type { ReadRow } from './rows'

/** Maximum characters shown of a refused row; its file has all. */
const SHOWN_CHARACTERS = 120

const unfit = (rows: readonly ReadRow[]) => rows.filter((row) => 'errors' in row)

const reasonsOf = ({ errors }: { errors: EntryErrors }) =>
  entryFields.flatMap((field) => {
    const code = errors[field]
    return code ? [{ field, code }] : []
  })

/** The refused rows, with their reasons. */
export function refusedRows(rows: readonly ReadRow[]): RefusedRow[] {
  return unfit(rows).map((row) => ({
    line: row.line,
    text: row.cells.filter(Boolean).join(', ').slice(0, SHOWN_CHARACTERS),
    reasons: reasonsOf(row),
  }))
}

/**
 * The refused rows as a CSV file, to correct and import again, with line and reasons in front. A column without a heading
 * gets its field's name.
 */
export function refusedFile(
  rows: readonly ReadRow[],
  columns: readonly ImportColumn[],
  t: ReturnType<typeof translator>,
): string {
  const sentence = ({ field, code }: RefusedRow['reasons'][number]) =>
    t(`Leads.entry.errors.${code}`, { field: t(`Leads.entry.fields.${field}`) })
  return csv(
    [
      t('Leads.import.line'),
      t('Leads.import.reason'),
      ...columns.map(({ heading, field }) => heading || (field ? t(`Leads.import.fields.${field}`) : '')),
    ],
    unfit(rows).map((row) => [
      row.line,
      reasonsOf(row).map(sentence).join(' '),
      ...columns.map((_, column) => row.cells[column] ?? ''),
    ]),
  )
}
