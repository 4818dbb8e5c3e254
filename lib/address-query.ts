import { z } from 'zod'

/** The values of an address's query or a form. */
export type Values = Readonly<Record<string, unknown>>

/** The value of a name, the first if there are several; null if there is none. */
export const first = (values: Values, name: string): unknown => [values[name]].flat()[0] ?? null

/** The page number of a list in an address, from 1; 1 if missing or invalid. */
export const pageNumber = (values: Values): number =>
  z.coerce.number().int().min(1).max(100_000).catch(1).parse(first(values, 'page'))
