'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import { localeOf, localePath, unprefixed } from '@/lib/i18n/paths'
import type { Path } from '@/lib/routes'

/** A link of the staff bar, marked on its own pages: the bar is not rendered again on navigation. */
export function StaffLink({
  path,
  ...props
}: Omit<ComponentProps<typeof Link>, 'href'> & {
  /** Unprefixed. */
  path: Path
}) {
  const pathname = usePathname()
  const current = unprefixed(pathname)
  return (
    <Link
      {...props}
      href={localePath(path, localeOf(pathname))}
      prefetch={false}
      aria-current={current === path || current.startsWith(`${path}/`) ? 'page' : undefined}
    />
  )
}
