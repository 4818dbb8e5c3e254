'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The year of today: a prerendered page may be older than the last turn of the year. */
export function CurrentYear({ built }: { built: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  )
}
