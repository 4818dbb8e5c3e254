import { z } from 'zod'
import { type PagePath, type Path, withQuery } from '@/lib/routes'

/** The values of an address's query or a form. */
export type Values = Readonly<Record<string, unknown>>

/** The value of a name, the first if there are several; null if there is none. */
export const first = (values: Values, name: string): unknown => [values[name]].flat()[0] ?? null

/** The page number of a list in an address, from 1; 1 if missing or invalid. */
export const pageNumber = (values: Values): number =>
  z.coerce.number().int().min(1).max(100_000).catch(1).parse(first(values, 'page'))

/** The parameter for the page of a list, from 1; none for the first. */
export const pageParameter = (page: number) => ({ page: page > 1 ? String(page) : null })

type Shape = Readonly<Record<string, z.ZodType<string | number | null>>>
type Filters<Of extends Shape> = { readonly [Name in keyof Of]: z.output<Of[Name]> }

/** A filter of a list that is not set, null, for anything invalid. */
export const optional = <Value>(schema: z.ZodType<Value>) => schema.nullable().catch(null)

/**
 * The filters of a list by the names of their parameters: `read` takes them from an address or a form, `parameters` gives
 * those that differ from an address without any, and `path` that of a page of the list.
 * @param shape must give a value for anything that an address can have.
 */
export function listFilters<const Of extends Shape>(shape: Of) {
  const read = (values: Values) =>
    Object.fromEntries(
      Object.entries(shape).map(([name, schema]) => [name, schema.parse(first(values, name))]),
    ) as Filters<Of>
  const usual = read({})
  const parameters = (filters: Filters<Of>) =>
    Object.entries<string | number | null>(filters).flatMap(([name, value]): [string, string][] =>
      value === null || value === usual[name] ? [] : [[name, String(value)]],
    )
  const path = (of: PagePath, filters: Filters<Of>, page: number, more = {}): Path =>
    withQuery(of, { ...Object.fromEntries(parameters(filters)), ...pageParameter(page), ...more })
  return { read, parameters, path }
}
