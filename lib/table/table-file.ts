import 'server-only'
import { today } from '@/lib/dates'
import type { ExportFile } from '@/lib/http/file-response'
import { FORMAT_FIELD, type Row, tableFormats } from './cells'
import { SEPARATORS, csvStream } from './csv'
import { workbookStream } from './workbook'

/**
 * Rows as a file to hand out, in the form that the sent form names, or else as a workbook. Its name ends with the day.
 * @param rows are read one after the other, while the file is sent.
 */
export function tableFile(form: FormData, name: string, header: Row, rows: Iterable<Row>): ExportFile {
  const format = tableFormats.find((each) => each === form.get(FORMAT_FIELD)) ?? 'xlsx'
  const isWorkbook = format === 'xlsx'
  return {
    name: `${name}-${today()}.${isWorkbook ? 'xlsx' : 'csv'}`,
    type: isWorkbook
      ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      : 'text/csv; charset=utf-8',
    body: isWorkbook ? workbookStream(header, rows) : csvStream(header, rows, SEPARATORS[format]),
  }
}
