import 'server-only'
import { unescapeFormula } from '@/lib/table/csv'
import { type FileError, MAX_COLUMNS } from './form'
import { type FileLine, textLines } from './text'
import { isWorkbook, workbookLines } from './workbook'

/** Counts the known headings of a line. */
type HeadingCount = (cells: readonly string[]) => number

/** On an error, the line of the malformed quotation mark or the number of columns. */
export type FileContent =
  | {
      /** Before the headings. */
      readonly above: readonly FileLine[]
      readonly headings: readonly string[]
      readonly lines: readonly FileLine[]
    }
  | { readonly error: FileError; readonly line?: number; readonly columns?: number }

/** Maximum length of a heading in the answer. */
const HEADING_LENGTH = 200

/** Maximum number of lines above the headings. */
const LINES_ABOVE = 20

const plainCell = (cell: string) => unescapeFormula(cell.trim())

/** The index of the early line with the most known headings, or the first if all have fewer than two. */
function headAt(lines: readonly FileLine[], countHeadings: HeadingCount): number {
  const counts = lines.slice(0, LINES_ABOVE + 1).map(({ cells }) => countHeadings(cells))
  const most = Math.max(...counts)
  return most >= 2 ? counts.indexOf(most) : 0
}

/** Whether a line has an e-mail address and no known heading. */
const isEntry = (cells: readonly string[], countHeadings: HeadingCount) =>
  countHeadings(cells) === 0 && cells.some((cell) => /^\S+@\S+\.\S+$/.test(cell))

/** The columns with content: Excel saves empty ones up to its last. */
function usedColumns(rows: readonly FileLine[], most: number): number[] {
  const used = new Set<number>()
  for (const { cells } of rows) cells.forEach((cell, column) => cell && used.add(column))
  return [...used].filter((column) => column < most).sort((one, other) => one - other)
}

/**
 * The headings and lines of a CSV file or of a workbook's first visible sheet. Lines above the headings and empty lines
 * and columns are dropped before `maxRows` and MAX_COLUMNS apply. Cells are always text.
 */
export async function readFile(
  bytes: Uint8Array,
  countHeadings: HeadingCount,
  maxRows: number,
): Promise<FileContent> {
  // Title lines, headings, and one row too many.
  const most = LINES_ABOVE + 1 + maxRows + 1
  const read = isWorkbook(bytes) ? await workbookLines(bytes) : textLines(bytes, most, countHeadings)
  if ('error' in read) return read
  const found = read.lines.map(({ line, cells }) => ({ line, cells: cells.map(plainCell) }))
  const start = headAt(found, countHeadings)
  const first = found.slice(start, start + 1).filter(({ cells }) => isEntry(cells, countHeadings))
  // An entry in place of the headings names the columns, and is read too.
  const rows = [...first, ...found.slice(start)]
  if (rows.length < 2) return { error: 'empty' }
  if (rows.length > maxRows + 1) return { error: 'tooMany' }
  const width = rows[0]!.cells.length
  const named = usedColumns(rows, width)
  // Address books have many headings that nobody fills.
  const used = named.length > MAX_COLUMNS ? usedColumns(rows.slice(1), width) : named
  if (used.length > MAX_COLUMNS) return { error: 'tooManyColumns', columns: used.length }
  const [head, ...lines] = rows.map(({ line, cells }) => ({
    line,
    cells: used.map((column) => cells[column] ?? ''),
  }))
  const headings = head!.cells.map((heading) => heading.slice(0, HEADING_LENGTH))
  return { above: found.slice(0, start), headings, lines }
}
