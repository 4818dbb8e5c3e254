/** A cell of a file: a `Date` is a day, or a moment in the time of the office, written as if that were UTC. */
export type Cell = string | number | Date | null
export type Row = readonly Cell[]

/** The forms of a file of rows. Windows separates the cells of a CSV file by the regional setting: in South Africa by `;`. */
export const tableFormats = ['xlsx', 'semicolons', 'commas'] as const
export type TableFormat = (typeof tableFormats)[number]

/** The field of a form that names the form of a file. */
export const FORMAT_FIELD = 'format'
