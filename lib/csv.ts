import { type Options, stringify } from 'csv-stringify/sync'

type Row = readonly (string | number | null)[]

const options: Options = {
  escape_formulas: true,
  // Without quotes a line break inside a cell would be taken for the end of its line.
  quoted_string: true,
  record_delimiter: 'windows',
}

/**
 * A CSV file that spreadsheets open directly: UTF-8 with a byte order mark, lines as RFC 4180 ends them. A cell that a
 * spreadsheet would take for a formula gets an apostrophe in front.
 */
export function csv(header: Row, rows: readonly Row[]): string {
  return stringify(
    [header, ...rows].map((row) => [...row]),
    { ...options, bom: true },
  )
}

/** Rows that are written at a time: few enough that other requests are answered between. */
const BATCH = 200

/**
 * The same file in parts, in UTF-8, for so many rows that to make all of them takes seconds: a row is read only once
 * those before it have been read. An error that the rows throw ends the file, so that nobody takes it for whole.
 */
export function csvStream(header: Row, rows: Iterable<Row>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const left = rows[Symbol.iterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csv(header, []))),
    pull(controller) {
      const batch: Row[] = []
      for (let next = left.next(); !next.done; next = left.next()) if (batch.push(next.value) === BATCH) break
      if (batch.length > 0)
        controller.enqueue(
          encoder.encode(
            stringify(
              batch.map((row) => [...row]),
              options,
            ),
          ),
        )
      if (batch.length < BATCH) controller.close()
    },
  })
}
