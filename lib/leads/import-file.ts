import 'server-only'
import { CsvError, parse } from 'csv-parse/sync'

/** A line of a file: its number, counted from 1, and its cells. */
export interface FileLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** Why a file cannot be read. */
export type FileError = 'notText' | 'malformed' | 'empty'

/** What a file holds; where its quotation marks make no sense, the line at which that was found. */
export type FileContent =
  | { readonly headings: readonly string[]; readonly lines: readonly FileLine[] }
  | { readonly error: FileError; readonly line?: number }

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

function records(text: string, delimiter: string, most?: number) {
  return parse(text, {
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: most,
  }) as unknown as { record: string[]; info: { lines: number } }[]
}

/** The delimiter that makes the most of the first line; commas where none occurs. */
function delimiterOf(text: string): string {
  const columns = DELIMITERS.map((delimiter) => {
    try {
      return records(text, delimiter, 1)[0]?.record.length ?? 0
    } catch {
      return 0
    }
  })
  const best = columns.indexOf(Math.max(...columns))
  return columns[best]! > 1 ? DELIMITERS[best]! : ','
}

/** The headings and lines of a CSV file; lines without any content are left out. Cells are text, whatever they say. */
export function readFile(bytes: Uint8Array): FileContent {
  const text = decodeFile(bytes)
  if (text === null) return { error: 'notText' }
  try {
    const [head, ...rest] = records(text, delimiterOf(text)).map(({ record, info }) => ({
      // It is the number of the line with which the record ends.
      line: info.lines - record.join('').split(/\r\n|\r|\n/).length + 1,
      cells: record.map(plainCell),
    }))
    const lines = rest.filter(({ cells }) => cells.some(Boolean))
    return head && lines.length > 0 ? { headings: head.cells, lines } : { error: 'empty' }
  } catch (error) {
    if (error instanceof CsvError) return { error: 'malformed', line: Number(error.lines) || undefined }
    throw error
  }
}
