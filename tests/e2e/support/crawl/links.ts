import { localeOf } from '@/lib/i18n/paths'
import { type Head, readPageHead } from '../page-head'
import { type Page, site } from '../test'

/** A link of a page to an address of the site; `path` has its query, `place` is the id behind #, or ''. */
interface InnerLink {
  readonly href: string
  readonly path: string
  readonly place: string
  /** Whether it is said to lead to the other language. */
  readonly isSwitch: boolean
}

/** The links of a page that stay inside the site. */
function innerLinks(head: Head): InnerLink[] {
  return head.links.flatMap(({ href, hreflang }) => {
    const { origin, pathname, search, hash } = new URL(href, site + head.path)
    if (origin !== site) return []
    return [
      { href, path: pathname + search, place: decodeURIComponent(hash.slice(1)), isSwitch: hreflang !== '' },
    ]
  })
}

/** How many clicks each path is away from the first one, by links in the HTML of the pages given. */
export function clicksFrom(first: string, pages: ReadonlyMap<string, Head>): Map<string, number> {
  const clicks = new Map([[first, 0]])
  // A map gives also what is put into it on the way.
  for (const [from, count] of clicks) {
    const head = pages.get(from)
    for (const { path } of head ? innerLinks(head) : []) if (!clicks.has(path)) clicks.set(path, count + 1)
  }
  return clicks
}

/** What is at an address that a page names: the answer's status, and the ids where it is a page. */
async function place(page: Page, path: string): Promise<Pick<Head, 'status' | 'ids'>> {
  const answer = await fetch(site + path, { method: 'HEAD', redirect: 'manual' })
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  return isPage ? readPageHead(page, path) : { status: answer.status, ids: [] }
}

/**
 * The links and sources of the pages given that do not lead, at once and in the page's language, to something there.
 * `page` must stand on the site.
 */
export async function brokenLinks(page: Page, heads: readonly Head[]): Promise<string[]> {
  const known = new Map<string, Pick<Head, 'status' | 'ids'>>(heads.map((head) => [head.path, head]))
  const at = async (path: string) => {
    if (!known.has(path)) known.set(path, await place(page, path))
    return known.get(path)!
  }
  const faults = new Set<string>()
  for (const head of heads) {
    for (const { href, path, place, isSwitch } of innerLinks(head)) {
      const isFile = /\.\w+$/.test(path)
      if (!isFile && !isSwitch && localeOf(path) !== localeOf(head.path))
        faults.add(`${head.path}: ${href} is in the other language`)
      const { status, ids } = await at(path)
      // A page that does not exist leads to itself, and to the other language, where it does not either.
      const due = isSwitch || path === head.path ? head.status : 200
      if (status !== due) faults.add(`${head.path}: ${href} answers ${status}`)
      if (place && !ids.includes(place)) faults.add(`${head.path}: ${href} leads to no place`)
    }
    for (const source of head.sources) {
      const { origin, pathname, search } = new URL(source, site + head.path)
      if (origin !== site) faults.add(`${head.path}: ${source} is fetched from elsewhere`)
      else if ((await at(pathname + search)).status !== 200)
        faults.add(`${head.path}: ${source} is not there`)
    }
  }
  return [...faults]
}
