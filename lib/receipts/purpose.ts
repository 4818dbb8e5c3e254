import { z } from 'zod'
import { levelNumbers } from '@/lib/content/level-numbers'

/** What a payment can be for; the same list as the check of `payments.purpose` in the migrations. */
const purposes = ['deposit', 'instalment', 'full', 'other'] as const

/** What a payment is for, as the database gives it. */
export const purposeFields = {
  purpose: z.enum(purposes),
  /** Null where it is for no level. */
  level: z.literal(levelNumbers).nullable(),
  /** What it is for in words of staff, where the purpose is "other"; null else. */
  description: z.string().nullable(),
}

type Purpose = z.output<z.ZodObject<typeof purposeFields>>

/** What a payment is for, in words such as "Deposit for Level 1". `t` translates `Payments.purposes`. */
export function purposeText(
  { purpose, level, description }: Purpose,
  t: (key: Exclude<Purpose['purpose'], 'other'>, values: { level: number }) => string,
): string {
  return purpose === 'other' ? (description ?? '') : t(purpose, { level: level ?? 0 })
}
