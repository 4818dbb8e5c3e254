'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { unprefixed } from '@/lib/i18n/paths'

/** The links of the staff bar, with the current page marked: the bar itself is not rendered again on navigation. */
export function StaffNav({
  links,
  className,
}: {
  /** `path` is the unprefixed one. */
  links: readonly { readonly path: string; readonly href: Route; readonly label: string }[]
  className: string
}) {
  const current = unprefixed(usePathname())
  return links.map(({ path, href, label }) => (
    <li key={path}>
      <Link
        href={href}
        prefetch={false}
        aria-current={current === path || current.startsWith(`${path}/`) ? 'page' : undefined}
        className={className}
      >
        {label}
      </Link>
    </li>
  ))
}
