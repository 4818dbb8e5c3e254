'use client'

import { useHydrated } from '@/components/ui/use-hydrated'

/** The current year: a prerendered page may be older than the last turn of the year. */
export function CurrentYear({ built }: { built: number }) {
  return useHydrated() ? new Date().getFullYear() : built
}
