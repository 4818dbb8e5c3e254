import { type Options, stringify } from 'csv-stringify/sync'
import { BATCH, type Row, dateText, nextBatch } from './cells'

/** The marks by which programs separate cells, whatever the file itself uses. */
export const SEPARATORS = { semicolons: ';', commas: ',' } as const

/** Where a program may begin a cell: where the text begins, and after each mark that some program takes for a separator. */
const CELL_START = String.raw`(^|[;,\t|\r\n][" ]*)`

/** What makes the text behind it a formula, also in the wide forms that Excel in East Asia reads. */
const SIGN = String.raw`(?=[=+\-@\uff1d\uff0b\uff0d\uff20])`

/** A text with an apostrophe wherever a program could take what follows for a formula. */
const guarded = (text: string) =>
  text.replace(/^(?=[\t\r])/, "'").replaceAll(new RegExp(CELL_START + SIGN, 'g'), "$1'")

/** A text of a file without the apostrophes that `csv` put into it. */
export const unescapeFormula = (text: string) =>
  text.replaceAll(new RegExp(`${CELL_START}'${SIGN}`, 'g'), '$1').replace(/^'(?=[\t\r])/, '')

const optionsFor = (delimiter: string): Options => ({
  delimiter,
  // Without quotes a line break inside a cell would be taken for the end of its line.
  quoted_string: true,
  record_delimiter: 'windows',
  cast: {
    string: guarded,
    date: dateText,
    // Where `;` separates cells, the comma is the decimal sign.
    number: (number) => (delimiter === ';' ? String(number).replace('.', ',') : String(number)),
  },
})

/**
 * A CSV file that spreadsheets open directly: UTF-8 with a byte order mark, lines as RFC 4180 ends them. A text that a
 * spreadsheet would take for a formula gets an apostrophe in front.
 */
export function csv(header: Row, rows: readonly Row[], delimiter = ','): string {
  return stringify([header, ...rows], { ...optionsFor(delimiter), bom: true })
}

/**
 * The same file in parts, in UTF-8, for so many rows that to make all of them takes seconds: a row is read only once
 * those before it have been read. An error that the rows throw ends the file, so that nobody takes it for whole.
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
