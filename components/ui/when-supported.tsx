'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

const features = {
  scripts: () => true,
  share: () => typeof navigator.share === 'function',
} as const

/**
 * A control that needs scripts, or the device's share sheet: it shows once it works, and its space is reserved from the
 * first, so that nothing moves.
 */
export function WhenSupported({
  feature,
  children,
}: {
  feature: keyof typeof features
  children: ReactNode
}) {
  const supported = useSyncExternalStore(never, features[feature], () => false)
  return <div className={supported ? undefined : 'invisible'}>{children}</div>
}
