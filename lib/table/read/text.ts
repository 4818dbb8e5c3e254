import 'server-only'
import { CsvError, parse } from 'csv-parse/sync'

/** Lines count from 1. */
export interface FileLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** The lines with content, or why the file cannot be read; `line` has a malformed quotation mark. */
export type FileLines =
  | { readonly lines: readonly FileLine[] }
  | { readonly error: 'notText' | 'malformed' | 'tooMany'; readonly line?: number }

/** Including empty lines: each costs time to read. */
export const MAX_LINES = 20_000

/** The sample for finding the delimiter, in characters and lines. */
const SAMPLE_LENGTH = 50_000
const SAMPLE_LINES = 20

const DELIMITERS = [',', ';', '\t', '|'] as const

/** Windows-1252 at 0x80 to 0x9f, where Latin-1 has no characters; a blank if it has none either. */
const WINDOWS_ONLY = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Some versions of Node take Windows-1252 for Latin-1. */
const fromWindows1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\x80-\x9f]/g, (character) => WINDOWS_ONLY[character.charCodeAt(0) - 0x80]!)

/** By its mark, or without one by the zeros among the first letters. */
function utf16Order([one, two, three, four]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  if (one && two === 0 && three && four === 0) return 'utf-16le'
  return one === 0 && two && three === 0 && four ? 'utf-16be' : null
}

/**
 * The text of a file with "\n" line endings: UTF-8, UTF-16 (Excel's "Unicode text"), else Windows-1252 or, with "\r"
 * line endings, Mac OS Roman (Excel's plain CSV). Null if it is not text.
 */
export function decodeFile(bytes: Uint8Array): string | null {
  let text: string
  try {
    text = new TextDecoder(utf16Order(bytes) ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    text = fromWindows1252(bytes)
    if (/^[^\r\n]*\r(?!\n)/.test(text)) text = new TextDecoder('macintosh').decode(bytes)
  }
  // Only binary files have such characters; every compressed file does. The parser counts "\r\n" in a cell as two
  // lines.
  return /[\0\x01-\x08]/.test(text) ? null : text.replaceAll(/\r\n?/g, '\n')
}

/** The first `most` records with content. */
function records(text: string, delimiter: string, most: number) {
  return parse(text, {
    delimiter,
    info: true,
    // A space after the delimiter would make quotation marks part of the cell.
    ltrim: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
    to: most,
  }) as unknown as { record: string[]; info: { lines: number } }[]
}

/**
 * The delimiter that gives the most headings, then the most columns, in the first lines; the first alone may be a
 * title.
 */
function delimiterOf(text: string, countHeadings: (cells: readonly string[]) => number): string {
  const scores = DELIMITERS.map((delimiter) => {
    try {
      const rows = records(text.slice(0, SAMPLE_LENGTH), delimiter, SAMPLE_LINES).map(({ record }) => record)
      const columns = rows[0]?.length ?? 0
      return Math.max(0, ...rows.map(countHeadings)) * SAMPLE_LENGTH + (columns > 1 ? columns : 0)
    } catch {
      return 0
    }
  })
  const best = scores.indexOf(Math.max(...scores))
  return scores[best]! > 0 ? DELIMITERS[best]! : ','
}

/** Excel's and others' first line for the delimiter, `sep=;`. */
const SEPARATOR = /^"?sep=(.)"?\n/i

/**
 * The first `most` lines of a delimited text.
 * @param countHeadings counts a line's known headings, to find the delimiter.
 */
export function textLines(
  bytes: Uint8Array,
  most: number,
  countHeadings: (cells: readonly string[]) => number,
): FileLines {
  const text = decodeFile(bytes)
  if (text === null) return { error: 'notText' }
  if (text.split('\n', MAX_LINES + 1).length > MAX_LINES) return { error: 'tooMany' }
  const named = SEPARATOR.exec(text)
  // The line stays empty to keep the numbers of the others.
  const content = named ? text.slice(named[0].length - 1) : text
  try {
    return {
      lines: records(content, named?.[1] ?? delimiterOf(content, countHeadings), most).map(
        ({ record, info }) => ({
          // `info.lines` is the line on which the record ends.
          line: info.lines - record.join('').split('\n').length + 1,
          cells: record,
        }),
      ),
    }
  } catch (error) {
    if (error instanceof CsvError) return { error: 'malformed', line: Number(error.lines) || undefined }
    throw error
  }
}
