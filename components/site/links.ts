/** The site's menu (specification, section 2, header). `home` stands on small screens only, `programme` on wide ones. */
export const menu = [
  { key: 'home', path: '/', only: 'small' },
  { key: 'programme', path: '/biblical-counselling', only: 'wide' },
  { key: 'courses', path: '/courses', only: null },
  { key: 'blog', path: '/blog', only: null },
  { key: 'about', path: '/about', only: null },
  { key: 'contact', path: '/contact', only: null },
] as const

/** A link of the menu as the header shows it. */
export interface MenuLink {
  readonly path: string
  readonly href: string
  readonly label: string
  readonly only: 'small' | 'wide' | null
}
