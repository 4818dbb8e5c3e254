import { z } from 'zod'
import { levelNumbers } from '@/lib/content/level-numbers'

/** As in the check of `payments.purpose` in the migrations. */
const purposes = ['deposit', 'instalment', 'full', 'other'] as const

/** As the database gives it. */
export const purposeFields = {
  purpose: z.enum(purposes),
  /** Null if it is for no level. */
  level: z.literal(levelNumbers).nullable(),
  /** By staff, for the purpose "other"; null otherwise. */
  description: z.string().nullable(),
}

type Purpose = z.output<z.ZodObject<typeof purposeFields>>

/** A purpose in words, such as "Deposit for Level 1". `t` translates `Payments.purposes`. */
export function purposeText(
  { purpose, level, description }: Purpose,
  t: (key: Exclude<Purpose['purpose'], 'other'>, values: { level: number }) => string,
): string {
  return purpose === 'other' ? (description ?? '') : t(purpose, { level: level ?? 0 })
}
