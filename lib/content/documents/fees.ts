import { z } from 'zod'
import { count, localizedText, money } from '../fields'
import { type ByLevel, type LevelNumber, byLevel, levelNumbers } from '../level-numbers'
import type { InEveryLanguage } from '../localized'

/** The name under which the office edits the months of a level. */
const monthsKey = (level: LevelNumber) => `level${level}` as const

/** What studying costs, and how it is paid. Totals are not part of it: they are computed. */
export const feesSchema = z.strictObject({
  /** Paid at registration and never refunded, in rand. */
  deposit: money(),
  /** The same at every level, in rand. */
  monthlyFee: money(),
  /** For how many months the monthly fee is paid. */
  months: z.strictObject(
    Object.fromEntries(levelNumbers.map((level) => [monthsKey(level), count(1, 72)])) as Record<
      ReturnType<typeof monthsKey>,
      ReturnType<typeof count>
    >,
  ),
  /** The days within which a registration can be cancelled. */
  cancellationDays: count(0, 365),
  cancellationRule: localizedText(),
  nonRefundableNote: localizedText(),
})

/** The fees as the office edits them. */
export type FeesDocument = z.infer<typeof feesSchema>

/** The fees until the provider has published others. */
export const fees: FeesDocument = {
  deposit: 2500,
  monthlyFee: 1980,
  months: { level1: 12, level2: 12, level3: 24 },
  cancellationDays: 30,
  cancellationRule: {
    en: 'There is a {cancellationDays}-day cancellation period. After that, the whole course fee is owed.',
    af: 'Daar is ’n kansellasietydperk van {cancellationDays} dae. Daarna is die volle studiegeld verskuldig.',
  },
  nonRefundableNote: {
    en: 'The deposit and all study fees are non-refundable.',
    af: 'Die deposito en alle studiegeld is nie terugbetaalbaar nie.',
  },
}

/** The fees as pages show them, in rand. */
export type Fees = Omit<InEveryLanguage<FeesDocument>, 'months'> & {
  /** For how many months the monthly fee is paid at each level. */
  readonly months: ByLevel<number>
  /** The whole course fee of each level: the deposit and every month. */
  readonly total: ByLevel<number>
  /** The fees of all levels together. */
  readonly path: number
}

/** Computes what is not typed in: what a level costs in all, and what the whole path does. */
export function withTotals(fees: InEveryLanguage<FeesDocument>): Fees {
  const months = byLevel((level) => fees.months[monthsKey(level)])
  const total = byLevel((level) => fees.deposit + fees.monthlyFee * months[level])
  return { ...fees, months, total, path: Object.values(total).reduce((sum, fee) => sum + fee, 0) }
}

/** The currency of every amount on the site, for search records. */
export const currency = 'ZAR'

/** A whole rand amount as South Africans write it in any language, with spaces that do not break: R26 260. */
export function formatRand(amount: number): string {
  return `R${String(amount).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}`
}
