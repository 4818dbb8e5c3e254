import { z } from 'zod'

/** The values of an address or a form. */
export type Values = Readonly<Record<string, unknown>>

/** What an address or a form says under a name, the first where it says more; null for nothing. */
export const first = (values: Values, name: string): unknown => [values[name]].flat()[0] ?? null

/** The page of a list that an address names, counted from 1, which counts where it names none. */
export const pageNumber = (values: Values): number =>
  z.coerce.number().int().min(1).max(100_000).catch(1).parse(first(values, 'page'))
