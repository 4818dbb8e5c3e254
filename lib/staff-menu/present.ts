import type { MenuKey, MenuOf } from './entries'

/**
 * The key of the entry that a page belongs to: of those at its address or above it, the one with the longest address.
 * Of an entry's parameters the first must be the page's too.
 * @param pathname unprefixed.
 */
export function presentEntry(menu: MenuOf, pathname: string, search: URLSearchParams): MenuKey | null {
  const items = menu.flatMap(({ entries, ...heading }) => [heading, ...entries])
  const matching = items.flatMap(({ key, href }) => {
    if (href === null) return []
    const [path = '', query] = href.split('?')
    const [only] = new URLSearchParams(query)
    const isAt = pathname === path || pathname.startsWith(`${path}/`)
    return isAt && (!only || search.get(only[0]) === only[1])
      ? { key, rank: [path.length, only ? 1 : 0] }
      : []
  })
  const best = matching.sort((a, b) => b.rank[0]! - a.rank[0]! || b.rank[1]! - a.rank[1]!)[0]
  return best?.key ?? null
}
