import { z } from 'zod'
import { moneyText } from '@/lib/money'

/** Text, or null. */
export const text = z.string().nullable()
/** A day (ISO 8601), also of a moment. */
export const day = z.string().transform((date) => date.slice(0, 10))

/** A number in JSON. */
export const money = z.coerce.string().pipe(moneyText)

/**
 * Every column is either read or named in `leftOut`: our keys, which staff acted and when, and derived values. Any
 * other is an error, because the copy would silently lack it.
 */
export const row = <Shape extends z.ZodRawShape>(leftOut: string, shape: Shape) => {
  const ignored = leftOut.split(' ').map((column) => [column, z.unknown().optional()] as const)
  return z.strictObject({ ...shape, ...(Object.fromEntries(ignored) as object) })
}
