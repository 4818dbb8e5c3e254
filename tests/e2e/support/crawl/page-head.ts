import { type Page, site } from '../test'

/** A node of a page's JSON-LD. */
export interface GraphNode {
  readonly '@type': string
  readonly '@id'?: string
  readonly [property: string]: unknown
}

/** A link of a page; `hreflang` is '' where it has none. */
interface HeadLink {
  readonly href: string
  readonly hreflang: string
}

/** A page's metadata and links in its HTML as sent. */
export interface Head {
  readonly path: string
  readonly status: number
  readonly lang: string | null
  readonly dir: string | null
  readonly title: string
  readonly description: string
  readonly canonical: readonly string[]
  readonly robots: readonly string[]
  /** Address by language. */
  readonly languages: Readonly<Record<string, string>>
  /** Address by media type. */
  readonly feeds: Readonly<Record<string, string>>
  /** Content by property or name; the first of each. */
  readonly meta: Readonly<Record<string, string>>
  readonly headings: number
  /** The source of each JSON-LD block. */
  readonly blocks: readonly string[]
  /** The text of the page, with single spaces. */
  readonly text: string
  readonly links: readonly HeadLink[]
  /** URLs of pictures, scripts, styles and icons. */
  readonly sources: readonly string[]
  readonly ids: readonly string[]
  /** The `datetime` of each time. */
  readonly times: readonly string[]
  readonly html: string
  readonly headers: Headers
}

/** Reads a page without following redirects. `page`, whose DOMParser is used, must be on the site. */
export async function readPageHead(page: Page, path: string): Promise<Head> {
  const answer = await fetch(site + path, { redirect: 'manual' })
  const html = await answer.text()
  const found = await page.evaluate((source) => {
    const { head, body, documentElement } = new DOMParser().parseFromString(source, 'text/html')
    const all = (selector: string) => [...head.querySelectorAll(selector)]
    const pairs = (selector: string, name: string) =>
      Object.fromEntries(all(selector).map((link) => [link.getAttribute(name)!, link.getAttribute('href')!]))
    const meta: Record<string, string> = {}
    for (const element of all('meta[content]')) {
      const name = element.getAttribute('property') ?? element.getAttribute('name')
      if (name) meta[name] ??= element.getAttribute('content')!
    }
    const named = (selector: string, name: string) =>
      [...documentElement.querySelectorAll(selector)].map((element) => element.getAttribute(name)!)
    const links = [...body.querySelectorAll('a[href]')].map((link) => ({
      href: link.getAttribute('href')!,
      hreflang: link.getAttribute('hreflang') ?? '',
    }))
    const ids = named('[id]', 'id')
    const linked =
      'link:is([rel~=icon], [rel=apple-touch-icon], [rel=manifest], [rel=stylesheet], [rel=preload])'
    const needed = [...named('img[src], script[src]', 'src'), ...named(`${linked}[href]`, 'href')]
    const blocks = [...body.querySelectorAll('script[type="application/ld+json"]')]
    const written = blocks.map(({ textContent }) => textContent ?? '')
    body.querySelectorAll('script, template').forEach((element) => element.remove())
    return {
      lang: documentElement.getAttribute('lang'),
      dir: documentElement.getAttribute('dir'),
      title: head.querySelector('title')?.textContent ?? '',
      description: meta.description ?? '',
      canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href')!),
      robots: all('meta[name=robots]').map((element) => element.getAttribute('content')!),
      languages: pairs('link[rel=alternate][hreflang]', 'hreflang'),
      feeds: pairs('link[rel=alternate][type]', 'type'),
      meta,
      headings: body.querySelectorAll('h1').length,
      blocks: written,
      text: body.textContent?.replaceAll(/\s+/g, ' ') ?? '',
      links,
      sources: needed,
      ids,
      times: named('time[datetime]', 'datetime'),
    }
  }, html)
  return { path, status: answer.status, html, headers: answer.headers, ...found }
}

/** The nodes of a page's JSON-LD block. @throws Error unless there is exactly one block. */
export function jsonLdNodes(head: Head): GraphNode[] {
  if (head.blocks.length !== 1) throw new Error(`${head.path}: ${head.blocks.length} blocks of JSON-LD`)
  return (JSON.parse(head.blocks[0]!) as { '@graph': GraphNode[] })['@graph']
}

/** The node of a type. @throws Error unless there is exactly one. */
export function jsonLdNode(head: Head, type: string): GraphNode {
  const nodes = jsonLdNodes(head).filter((node) => node['@type'] === type)
  if (nodes.length !== 1) throw new Error(`${head.path}: ${nodes.length} nodes of ${type}`)
  return nodes[0]!
}

/** Every JSON value with its property path. */
export function leaves(value: unknown, path = ''): [string, unknown][] {
  return value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path, value]]
}
