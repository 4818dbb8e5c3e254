import type { LevelNumber } from './course-types'
import type { Localized } from './localized'

/** The deposit in rand, paid at registration and never refunded. */
export const deposit = 2500

/** The monthly fee in rand, the same at every level. */
export const monthlyFee = 1980

/** For how many months the monthly fee is paid at each level. */
export const feeMonths: Readonly<Record<LevelNumber, number>> = { 1: 12, 2: 12, 3: 24 }

/** The days within which a registration can be cancelled. */
export const cancellationDays = 30

/** The currency of every amount on the site, for search records. */
export const currency = 'ZAR'

/** The whole course fee of a level in rand: deposit plus every month. Computed, never typed. */
export function totalFee(level: LevelNumber): number {
  return deposit + monthlyFee * feeMonths[level]
}

/** The fees of all levels together in rand. */
export const pathFee = totalFee(1) + totalFee(2) + totalFee(3)

/** A whole rand amount as South Africans write it in both languages, with spaces that do not break: R26 260. */
export function formatRand(amount: number): string {
  return `R${String(amount).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}`
}

/** The cancellation rule in words. */
export const cancellationRule: Localized = {
  en: `There is a ${cancellationDays}-day cancellation period. After that, the whole course fee is owed.`,
  af: `Daar is ’n kansellasietydperk van ${cancellationDays} dae. Daarna is die volle studiegeld verskuldig.`,
}

/** The rule that nothing is paid back. */
export const nonRefundableNote: Localized = {
  en: 'The deposit and all study fees are non-refundable.',
  af: 'Die deposito en alle studiegeld is nie terugbetaalbaar nie.',
}
