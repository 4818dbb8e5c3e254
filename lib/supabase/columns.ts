import type { Json } from './database.types'
import { z } from 'zod'

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const fieldOf = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

function rename<Value>(record: Readonly<Record<string, Value>>, name: (key: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [name(key), value]))
}

/** A schema's columns, as PostgREST selects them under the fields' names: `publishedAt:published_at`. */
export function columnsOf({ shape }: { readonly shape: object }): string {
  const fields = Object.keys(shape)
  return fields.map((field) => (columnOf(field) === field ? field : `${field}:${columnOf(field)}`)).join()
}

/** Field values by column name, for a row or a database function. */
export const toColumns = (fields: Readonly<Record<string, Json>>) => rename(fields, columnOf)

/** A row by field name, if the query could not rename it. */
export const toFields = (row: Readonly<Record<string, unknown>>) => rename(row, fieldOf)

/** A database function's row in camel case: `created_at` becomes `createdAt`. */
export const row = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((record) => toFields(record as Readonly<Record<string, unknown>>), z.object(shape))
