import 'server-only'
import { today } from '@/lib/dates'
import type { ExportFile } from '@/lib/http/file-response'
import { type Cell, FORMAT_FIELD, type Row, tableFormats } from './cells'
import { SEPARATORS, csvStream } from './csv'
import { workbookStream } from './workbook'

/** A column of a file: its heading, and an entry's cell. */
export type Column<Entry> = readonly [heading: string, cell: (entry: Entry) => Cell, ...more: unknown[]]

function* rowsOf<Entry>(columns: readonly Column<Entry>[], entries: Iterable<Entry>): Iterable<Row> {
  for (const entry of entries) yield columns.map(([, cell]) => cell(entry))
}

/**
 * A downloadable file with a row for each entry, in the format of the form, or else a workbook. Its name ends with the
 * day.
 * @param entries are read one by one while the file is sent.
 */
export function tableFile<Entry>(
  form: FormData,
  name: string,
  columns: readonly Column<Entry>[],
  entries: Iterable<Entry>,
): ExportFile {
  const format = tableFormats.find((each) => each === form.get(FORMAT_FIELD)) ?? 'xlsx'
  const isWorkbook = format === 'xlsx'
  const header = columns.map(([heading]) => heading)
  const rows = rowsOf(columns, entries)
  return {
    name: `${name}-${today()}.${isWorkbook ? 'xlsx' : 'csv'}`,
    type: isWorkbook
      ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      : 'text/csv; charset=utf-8',
    body: isWorkbook ? workbookStream(header, rows) : csvStream(header, rows, SEPARATORS[format]),
  }
}
