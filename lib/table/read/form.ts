/** Shared by the forms that read a file's table and their actions. Keep it light: the browser loads it. */
import { fail } from '@/lib/result'

/** Columns with a heading or content: the page and its answer have a field for each. */
export const MAX_COLUMNS = 60

/** A column of the file; its field is null if left out. Staff decide on unsure ones. */
export interface FileColumn<Field extends string> {
  readonly heading: string
  readonly field: Field | null
  readonly sure: boolean
  /** The first values, by which staff recognise the column. */
  readonly sample?: string
}

/** The field with a column's choice; empty to leave it out. */
export const columnField = (column: number) => `column-${column}`

/** The headings for which the columns were chosen: another file starts afresh. */
export const HEADINGS_FIELD = 'headings'

/** Order of day and month in dates such as 5/3/2026, and its field. */
export const dateOrders = ['day', 'month'] as const
export type DateOrder = (typeof dateOrders)[number]
export const ORDER_FIELD = 'order'

/** The file of a form, or why there is none to read. A larger one would not arrive. */
export function sentFile(form: FormData, mostBytes: number): File | 'fileMissing' | 'tooLarge' {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return 'fileMissing'
  return file.size > mostBytes ? 'tooLarge' : file
}

/** The refusal of a form without such a file, before it is sent; else null. */
export function fileRefusal(form: FormData, mostBytes: number) {
  const file = sentFile(form, mostBytes)
  return typeof file === 'string' ? fail(file) : null
}

/** Why a file cannot be read as a table. */
export type FileError = 'notText' | 'malformed' | 'tooMany' | 'empty' | 'tooManyColumns'
