'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { unprefixed } from '@/lib/i18n/paths'
import type { MenuLink } from './links'

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
