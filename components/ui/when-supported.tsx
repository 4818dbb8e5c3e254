'use client'

import type { ReactNode } from 'react'
import { useHydrated } from './use-hydrated'

const features = {
  scripts: () => true,
  share: () => typeof navigator.share === 'function',
} as const

/**
 * A control that needs scripts, or the device's share sheet: it appears once usable, in reserved space, so that nothing
 * moves.
 */
export function WhenSupported({
  feature,
  children,
}: {
  feature: keyof typeof features
  children: ReactNode
}) {
  const isSupported = useHydrated() && features[feature]()
  return <div className={isSupported ? undefined : 'invisible'}>{children}</div>
}
