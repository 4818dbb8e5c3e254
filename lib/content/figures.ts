import { formatRand, monthlyFee } from './fees'
import { type Stat, stats } from './landing'

const [graduates, years, , online] = stats

/** The figures of the home page: three of those that the provider claims, and what a month costs. */
export const figures: readonly Stat[] = [
  graduates,
  years,
  online,
  {
    value: { en: formatRand(monthlyFee), af: formatRand(monthlyFee) },
    label: { en: 'a month', af: 'per maand' },
  },
]
