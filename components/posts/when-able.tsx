'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

const abilities = {
  scripts: () => true,
  sheet: () => typeof navigator.share === 'function',
} as const

/**
 * A control that needs scripts, or the device's sheet for sharing: it shows once it works, and its room is kept from
 * the first on, so that nothing moves.
 */
export function WhenAble({ of, children }: { of: keyof typeof abilities; children: ReactNode }) {
  const able = useSyncExternalStore(never, abilities[of], () => false)
  return <div className={able ? undefined : 'invisible'}>{children}</div>
}
