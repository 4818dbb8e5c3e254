'use client'

import { useHydrated } from '@/components/ui/use-hydrated'

/** The current year: a prerendered page may be from the year before. */
export function CurrentYear({ built }: { built: number }) {
  return useHydrated() ? new Date().getFullYear() : built
}
