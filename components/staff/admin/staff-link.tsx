'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import { unprefixed } from '@/lib/i18n/paths'

/** A link of the staff bar, marked on its own pages: the bar itself is not rendered again on navigation. */
export function StaffLink({
  path,
  ...props
}: ComponentProps<typeof Link> & {
  /** The unprefixed path of the page. */
  path: string
}) {
  const current = unprefixed(usePathname())
  return (
    <Link
      {...props}
      prefetch={false}
      aria-current={current === path || current.startsWith(`${path}/`) ? 'page' : undefined}
    />
  )
}
