import type { Route } from 'next'
import { type Path, routes } from '@/lib/routes'

/** The site's menu (specification, section 2, header). `home` stands on small screens only, `programme` on wide ones. */
export const menu = [
  { key: 'home', path: routes.home, only: 'small' },
  { key: 'programme', path: routes.programme, only: 'wide' },
  { key: 'courses', path: routes.courses, only: null },
  { key: 'blog', path: routes.blog, only: null },
  { key: 'about', path: routes.about, only: null },
  { key: 'contact', path: routes.contact, only: null },
] as const

/** A link of the menu as the header shows it. */
export interface MenuLink {
  readonly path: Path
  readonly href: Route
  readonly label: string
  readonly only: 'small' | 'wide' | null
}
