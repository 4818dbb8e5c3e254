'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { LoadingSign } from '@/components/ui/loading-sign'
import { unprefixed } from '@/lib/i18n/paths'
import type { Path } from '@/lib/routes'

interface MenuLink {
  readonly path: Path
  readonly href: Route
  readonly label: string
  readonly only: 'small' | 'wide' | null
  /** Its pages also belong to this link. */
  readonly includes?: Path
}

const isBelow = (path: string, parent: string | undefined) =>
  parent !== undefined && path.startsWith(`${parent}/`)

/** The menu's links, marking the current page or its parent. */
export function MenuLinks({
  links,
  loading,
  className,
}: {
  links: readonly MenuLink[]
  /** Announced while a page is loading. */
  loading: string
  className: string
}) {
  const current = unprefixed(usePathname())
  return links.map(({ path, href, label, includes }) => {
    const isParent = isBelow(current, path) || current === includes || isBelow(current, includes)
    return (
      <li key={path}>
        <Link
          href={href}
          prefetch={false}
          aria-current={current === path ? 'page' : isParent ? true : undefined}
          className={className}
        >
          {label}
          <LoadingSign label={loading} />
        </Link>
      </li>
    )
  })
}
