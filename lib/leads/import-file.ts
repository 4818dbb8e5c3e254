import 'server-only'
import { CsvError, parse } from 'csv-parse/sync'
import { MAX_COLUMNS, MAX_ROWS } from './import'

/** A line of a file: its number, counted from 1, and its cells. */
export interface FileLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** Why a file cannot be read. */
export type FileError = 'notText' | 'malformed' | 'empty' | 'tooMany' | 'tooManyColumns'

/** What a file holds; where its quotation marks make no sense, the line at which that was found; of too many columns the number. */
export type FileContent =
  | { readonly headings: readonly string[]; readonly lines: readonly FileLine[] }
  | { readonly error: FileError; readonly line?: number; readonly columns?: number }

/** The most characters of a heading, which the answer repeats, and of the text in which the delimiter is looked for. */
const HEADING_LENGTH = 200
const SAMPLE_LENGTH = 50_000

/** The most lines, also of those without content: each costs time to read. */
const MAX_LINES = 20_000

const DELIMITERS = [';', ',', '\t'] as const

/** The characters that Windows-1252 has at 0x80 to 0x9f, where Latin-1 has none; a blank where it has none either. */
const WINDOWS_ONLY = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** The text of bytes in Windows-1252. Some versions of Node take that name for Latin-1. */
const fromWindows1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\x80-\x9f]/g, (character) => WINDOWS_ONLY[character.charCodeAt(0) - 0x80]!)

/**
 * The text of a file in UTF-8, in UTF-16 as Excel saves "Unicode text", or else in Windows-1252, in which Excel saves
 * plain CSV. Null for what is no text, such as a workbook.
 */
function decodeFile(bytes: Uint8Array): string | null {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  let text: string
  try {
    text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    text = fromWindows1252(bytes)
  }
  // A text has no such characters, and every compressed file has.
  return /[\0\x01-\x08]/.test(text) ? null : text
}

/** An apostrophe in front makes a spreadsheet show a formula as text; the text itself is what stands behind it. */
const plainCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')

/** The records that have content, the first `most` of them. */
function records(text: string, delimiter: string, most: number) {
  return parse(text, {
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
    to: most,
  }) as unknown as { record: string[]; info: { lines: number } }[]
}

/** The delimiter that makes the most of the first line; commas where none occurs. */
function delimiterOf(text: string): string {
  const columns = DELIMITERS.map((delimiter) => {
    try {
      return records(text.slice(0, SAMPLE_LENGTH), delimiter, 1)[0]?.record.length ?? 0
    } catch {
      return 0
    }
  })
  const best = columns.indexOf(Math.max(...columns))
  return columns[best]! > 1 ? DELIMITERS[best]! : ','
}

/** The columns that have a heading or content, of as many as the first line has: Excel saves empty ones up to the last that it knows. */
function usedColumns(rows: readonly FileLine[]): number[] {
  const used = new Set<number>()
  for (const { cells } of rows) cells.forEach((cell, column) => cell && used.add(column))
  return [...used].filter((column) => column < rows[0]!.cells.length).sort((one, other) => one - other)
}

/**
 * The headings and lines of a CSV file. Lines and columns without any content are left out, before what is left is limited
 * to MAX_ROWS and MAX_COLUMNS. Cells are text, whatever they say.
 */
export function readFile(bytes: Uint8Array): FileContent {
  const text = decodeFile(bytes)
  if (text === null) return { error: 'notText' }
  if (text.split(/\r\n|\r|\n/, MAX_LINES + 1).length > MAX_LINES) return { error: 'tooMany' }
  try {
    // The heading, and one row more than is taken.
    const rows = records(text, delimiterOf(text), MAX_ROWS + 2).map(({ record, info }) => ({
      // It is the number of the line with which the record ends.
      line: info.lines - record.join('').split(/\r\n|\r|\n/).length + 1,
      cells: record.map(plainCell),
    }))
    if (rows.length < 2) return { error: 'empty' }
    if (rows.length > MAX_ROWS + 1) return { error: 'tooMany' }
    const used = usedColumns(rows)
    if (used.length > MAX_COLUMNS) return { error: 'tooManyColumns', columns: used.length }
    const [head, ...lines] = rows.map(({ line, cells }) => ({
      line,
      cells: used.map((column) => cells[column] ?? ''),
    }))
    return { headings: head!.cells.map((heading) => heading.slice(0, HEADING_LENGTH)), lines }
  } catch (error) {
    if (error instanceof CsvError) return { error: 'malformed', line: Number(error.lines) || undefined }
    throw error
  }
}
