import { stringify } from 'csv-stringify/sync'

/**
 * A CSV file that spreadsheets open directly: UTF-8 with a byte order mark, lines as RFC 4180 ends them. A cell that a
 * spreadsheet would take for a formula gets an apostrophe in front.
 */
export function csv(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return stringify(
    [header, ...rows].map((row) => [...row]),
    {
      bom: true,
      escape_formulas: true,
      // Without quotes a line break inside a cell would be taken for the end of its line.
      quoted_string: true,
      record_delimiter: 'windows',
    },
  )
}
