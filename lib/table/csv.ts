import { type Options, stringify } from 'csv-stringify/sync'
import { BATCH, type Row, dateText, nextBatch } from './cells'

/** The cell separators of the two CSV formats. */
export const SEPARATORS = { semicolons: ';', commas: ',' } as const

/**
 * Where a program may see a cell's start: at the start of the text, and after anything that some program takes for a
 * separator, with the spaces and invisible characters that it may drop.
 */
const CELL_START = String.raw`((?:^|[;,\t|\r\n])(?:(?![\t\r\n])["\s\p{Cc}\p{Cf}])*)`

/** Signs that begin a formula, also in the full-width forms that Excel reads in East Asia. */
const SIGN = String.raw`(?=[=+\-@\uff1d\uff0b\uff0d\uff20])`

/** A text with an apostrophe wherever a program could start a formula. */
const guarded = (text: string) =>
  text.replace(/^(?=[\t\r])/, "'").replaceAll(new RegExp(CELL_START + SIGN, 'gu'), "$1'")

/** Removes the apostrophes that `csv` added. */
export const unescapeFormula = (text: string) =>
  text.replaceAll(new RegExp(`${CELL_START}'${SIGN}`, 'gu'), '$1').replace(/^'(?=[\t\r])/, '')

const optionsFor = (delimiter: string): Options => ({
  delimiter,
  // Unquoted, a line break inside a cell would end its line.
  quoted_string: true,
  record_delimiter: 'windows',
  cast: {
    string: guarded,
    date: dateText,
    // With `;` as separator, the comma is the decimal sign.
    number: (number) => (delimiter === ';' ? String(number).replace('.', ',') : String(number)),
  },
})

/**
 * A CSV file for spreadsheets: UTF-8 with a byte order mark, RFC 4180 line endings. Formulas are disarmed with an
 * apostrophe.
 */
export function csv(header: Row, rows: readonly Row[], delimiter = ','): string {
  return stringify([header, ...rows], { ...optionsFor(delimiter), bom: true })
}

/**
 * The same file as a UTF-8 stream, for large numbers of rows that take seconds to make: rows are read on demand. An
 * error thrown by the rows ends the file, so that it does not pass for complete.
 */
export function csvStream(
  header: Row,
  rows: Iterable<Row>,
  delimiter = ',',
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const left = rows[Symbol.iterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csv(header, [], delimiter))),
    pull(controller) {
      const batch = nextBatch(left)
      if (batch.length > 0) controller.enqueue(encoder.encode(stringify(batch, optionsFor(delimiter))))
      if (batch.length < BATCH) controller.close()
    },
  })
}
