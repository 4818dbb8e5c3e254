/** A cell of a file: a `Date` is a day, or a moment in the time of the office, written as if that were UTC. */
export type Cell = string | number | Date | null
export type Row = readonly Cell[]

/** The forms of a file of rows. Windows separates the cells of a CSV file by the regional setting: in South Africa by `;`. */
export const tableFormats = ['xlsx', 'semicolons', 'commas'] as const
export type TableFormat = (typeof tableFormats)[number]

/** The field of a form that names the form of a file. */
export const FORMAT_FIELD = 'format'

/** A day or a moment of a cell as text: `2026-11-21`, `2026-11-21 08:15`. */
export const dateText = (date: Date) =>
  date.toISOString().slice(0, 16).replace('T00:00', '').replace('T', ' ')

/** Rows that are written at a time: few enough that other requests are answered between. */
export const BATCH = 200

/** The next rows, BATCH of them, or fewer where these are the last. */
export function nextBatch(rows: Iterator<Row>): Row[] {
  const batch: Row[] = []
  for (let next = rows.next(); !next.done; next = rows.next()) if (batch.push(next.value) === BATCH) break
  return batch
}
