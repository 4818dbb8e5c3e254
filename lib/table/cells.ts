/** A cell of a file: a `Date` is a day, or a moment in office time, written as if that were UTC. */
export type Cell = string | number | Date | null
export type Row = readonly Cell[]

/** The file formats. Windows separates CSV cells by the regional setting: by `;` where a comma begins the decimals. */
export const tableFormats = ['xlsx', 'semicolons', 'commas'] as const
export type TableFormat = (typeof tableFormats)[number]

/** The form field with the file format. */
export const FORMAT_FIELD = 'format'

/** A cell's day or moment as text: `2026-11-21`, `2026-11-21 08:15`. */
export const dateText = (date: Date) =>
  date.toISOString().slice(0, 16).replace('T00:00', '').replace('T', ' ')

/** Rows written at a time: few enough to answer other requests in between. */
export const BATCH = 200

/** The next BATCH rows, or fewer at the end. */
export function nextBatch(rows: Iterator<Row>): Row[] {
  const batch: Row[] = []
  for (let next = rows.next(); !next.done; next = rows.next()) if (batch.push(next.value) === BATCH) break
  return batch
}
