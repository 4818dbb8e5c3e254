import * as z from 'zod/mini'
import type { FieldCode } from './form'
import { parseAmount, toCents } from '../amount'

export type Values<Field extends string> = Readonly<Record<Field, string>>
type Errors<Field extends string> = Partial<Record<Field, FieldCode>>

/** A form's fields as the database takes them, or the errors of the form. */
export type Parsed<Field extends string, Fields> =
  | { readonly fields: Fields; readonly errors?: undefined }
  | { readonly fields?: undefined; readonly errors: Errors<Field> }

/** Reads form fields and collects errors; an invalid field reads as null. */
export function reading<Field extends string>(values: Values<Field>) {
  const errors: Errors<Field> = {}
  const wrong = (field: Field, code: FieldCode) => {
    errors[field] ??= code
    return null
  }
  return {
    errors,
    wrong,
    checked<Value>(field: Field, schema: z.ZodMiniType<Value, string>): Value | null {
      const result = schema.safeParse(values[field])
      return result.success ? result.data : wrong(field, result.error.issues[0]!.message as FieldCode)
    },
    one<const Value extends string>(field: Field, known: readonly Value[]): Value | null {
      return known.find((each) => each === values[field]) ?? wrong(field, 'choose')
    },
    /** Decimal text of at least `least` cents; an empty field takes the usual amount. */
    amount(field: Field, least: number, usual = ''): string | null {
      const typed = values[field].trim() || usual
      const amount = parseAmount(typed)
      if (amount === null) return wrong(field, typed ? 'amountInvalid' : 'required')
      return toCents(amount) < least ? wrong(field, 'amountTooSmall') : amount
    },
    /** The answer of a check: the fields, unless there are errors. */
    done: <Fields>(fields: Fields): Parsed<Field, Fields> =>
      Object.keys(errors).length > 0 ? { errors } : { fields },
  }
}

/** Text of at most so many characters, possibly empty. */
export const text = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, 'tooLong'), z.regex(/^[^\0]*$/, 'characterInvalid'))
/** The same, but not empty. */
export const requiredText = (most: number) => text(most).check(z.minLength(1, 'required'))
/** `2026-11-21`, as the database accepts it. */
export const day = z
  .string()
  .check(
    z.refine(
      (value) => z.iso.date().safeParse(value).success && value >= '2020-01-01' && value <= '2999-12-31',
      'dayInvalid',
    ),
  )
