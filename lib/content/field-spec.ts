import { z } from 'zod'
import type { FieldKind, FieldMeta } from './fields'

interface Common {
  /** Whether it may be empty, and is then left out of the document. */
  readonly optional: boolean
}

/** Plain-data description of a field for forms; the schema itself stays on the server. */
export type FieldSpec = Common &
  (
    | {
        readonly kind: FieldKind
        readonly localized: boolean
        readonly max?: number
        readonly min?: number
        readonly options?: readonly string[]
      }
    | { readonly kind: 'group'; readonly fields: readonly (readonly [name: string, spec: FieldSpec])[] }
    | { readonly kind: 'list'; readonly item: FieldSpec; readonly min: number; readonly max: number }
  )

/** The fields of a schema built with lib/content/fields. @throws TypeError for any other schema. */
export function fieldSpec(schema: z.core.$ZodType, optional = false): FieldSpec {
  if (schema instanceof z.ZodOptional) return fieldSpec(schema.unwrap(), true)
  const { field, localized = false, min = 0, max } = (z.globalRegistry.get(schema) ?? {}) as FieldMeta
  if (field) {
    const options = schema instanceof z.ZodEnum ? (schema.options as string[]) : undefined
    if (schema instanceof z.ZodNumber)
      return {
        kind: field,
        optional,
        localized,
        min: schema.minValue ?? 0,
        max: schema.maxValue ?? undefined,
      }
    return { kind: field, optional, localized, max, options }
  }
  if (schema instanceof z.ZodArray && max !== undefined)
    return { kind: 'list', optional, item: fieldSpec(schema.element), min, max }
  if (schema instanceof z.ZodObject)
    return {
      kind: 'group',
      optional,
      fields: Object.entries(schema.shape).map(([name, child]) => [
        name,
        fieldSpec(child as z.core.$ZodType),
      ]),
    }
  throw new TypeError('a schema of content is built with lib/content/fields')
}
