import { type PagePath, routes } from '@/lib/routes'

/** One address for every page and feed, in English. */
export const everyPage = Object.values(routes).map((page) =>
  typeof page === 'function' ? (page as (...values: string[]) => PagePath)('1', '2') : page,
)
