import { z } from 'zod'
import { count, localizedText, money } from '../fields'
import { type ByLevel, type LevelNumber, byLevel, levelNumbers } from '../level-numbers'
import type { InEveryLanguage } from '../localized'
import { provider } from '@/lib/provider/provider'

/** The key of a level's number of months. */
const monthsKey = (level: LevelNumber) => `level${level}` as const

/** The cost of studying and the ways to pay. Totals are computed. */
export const feesSchema = z.strictObject({
  /** Paid at registration and never refunded, in rand. */
  deposit: money(),
  /** The same for every level, in rand. */
  monthlyFee: money(),
  /** Number of monthly payments. */
  months: z.strictObject(
    Object.fromEntries(levelNumbers.map((level) => [monthsKey(level), count(1, 72)])) as Record<
      ReturnType<typeof monthsKey>,
      ReturnType<typeof count>
    >,
  ),
  /** Days within which a registration can be cancelled. */
  cancellationDays: count(0, 365),
  cancellationRule: localizedText(),
  nonRefundableNote: localizedText(),
})

/** The fees as the office edits them. */
export type FeesDocument = z.infer<typeof feesSchema>

/** The fees until the provider publishes others. */
export const fees: FeesDocument = {
  deposit: 2500,
  monthlyFee: 1980,
  months: Object.fromEntries(
    levelNumbers.map((level) => [monthsKey(level), { 1: 12, 2: 12, 3: 24 }[level]]),
  ) as Record<ReturnType<typeof monthsKey>, number>,
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
  /** Number of monthly payments of each level. */
  readonly months: ByLevel<number>
  /** The whole course fee of each level: the deposit and every month, in rand. */
  readonly total: ByLevel<number>
  /** The fees of all levels together, in rand. */
  readonly path: number
}

/** Adds the computed totals: of each level and of the whole path. */
export function withTotals(fees: InEveryLanguage<FeesDocument>): Fees {
  const months = byLevel((level) => fees.months[monthsKey(level)])
  const total = byLevel((level) => fees.deposit + fees.monthlyFee * months[level])
  return { ...fees, months, total, path: Object.values(total).reduce((sum, fee) => sum + fee, 0) }
}

/** A whole amount in the provider's currency, the same in every language, with no-break spaces: R26 260. */
export function formatRand(amount: number): string {
  return `${provider.currencySymbol}${String(amount).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}`
}
