import { localeOf } from '@/lib/i18n/paths'
import { type Head, readPageHead } from './page-head'
import { type Page, site } from '../test'

/** A link to this site; `path` includes the query, `anchor` is the id after #, or ''. */
interface InnerLink {
  readonly href: string
  readonly path: string
  readonly anchor: string
  /** Whether its hreflang names the other language. */
  readonly isSwitch: boolean
}

function innerLinks(head: Head): InnerLink[] {
  return head.links.flatMap(({ href, hreflang }) => {
    const { origin, pathname, search, hash } = new URL(href, site + head.path)
    if (origin !== site) return []
    return [
      { href, path: pathname + search, anchor: decodeURIComponent(hash.slice(1)), isSwitch: hreflang !== '' },
    ]
  })
}

/** Fewest clicks from the first path to every other, by links in these pages. */
export function clicksFrom(first: string, pages: ReadonlyMap<string, Head>): Map<string, number> {
  const clicks = new Map([[first, 0]])
  // The iteration includes entries added on the way.
  for (const [from, count] of clicks) {
    const head = pages.get(from)
    for (const { path } of head ? innerLinks(head) : []) if (!clicks.has(path)) clicks.set(path, count + 1)
  }
  return clicks
}

/** The status of a URL, and the ids in its HTML if it is a page. */
async function fetchTarget(page: Page, path: string): Promise<Pick<Head, 'status' | 'ids'>> {
  const answer = await fetch(site + path, { method: 'HEAD', redirect: 'manual' })
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  return isPage ? readPageHead(page, path) : { status: answer.status, ids: [] }
}

/**
 * Broken links and resources of these pages: redirected, missing, without the anchor, links to the other language,
 * resources of other sites. `page` must be on the site.
 */
export async function brokenLinks(page: Page, heads: readonly Head[]): Promise<string[]> {
  const known = new Map<string, Pick<Head, 'status' | 'ids'>>(heads.map((head) => [head.path, head]))
  const at = async (path: string) => {
    if (!known.has(path)) known.set(path, await fetchTarget(page, path))
    return known.get(path)!
  }
  const broken = new Set<string>()
  for (const head of heads) {
    for (const { href, path, anchor, isSwitch } of innerLinks(head)) {
      const isFile = /\.\w+$/.test(path)
      if (!isFile && !isSwitch && localeOf(path) !== localeOf(head.path))
        broken.add(`${head.path}: ${href} is in the other language`)
      const { status, ids } = await at(path)
      // A 404 page's links to itself and its other language are 404, too.
      const expected = isSwitch || path === head.path ? head.status : 200
      if (status !== expected) broken.add(`${head.path}: ${href} answers ${status}`)
      if (anchor && !ids.includes(anchor)) broken.add(`${head.path}: ${href} has no such anchor`)
    }
    for (const source of head.sources) {
      const { origin, pathname, search } = new URL(source, site + head.path)
      if (origin !== site) broken.add(`${head.path}: ${source} is on another site`)
      else if ((await at(pathname + search)).status !== 200)
        broken.add(`${head.path}: ${source} does not exist`)
    }
  }
  return [...broken]
}
