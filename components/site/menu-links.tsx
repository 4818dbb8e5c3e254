'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { unprefixed } from '@/lib/i18n/paths'
import type { Path } from '@/lib/routes'

/** A link of the menu as the header shows it. */
export interface MenuLink {
  readonly path: Path
  readonly href: Route
  readonly label: string
  readonly only: 'small' | 'wide' | null
}

/** The menu's links, with the current page marked. */
export function MenuLinks({ links, className }: { links: readonly MenuLink[]; className: string }) {
  const current = unprefixed(usePathname())
  return links.map(({ path, href, label }) => {
    const isCurrent = path === '/' ? current === '/' : current === path || current.startsWith(`${path}/`)
    return (
      <li key={path}>
        <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={className}>
          {label}
        </Link>
      </li>
    )
  })
}
