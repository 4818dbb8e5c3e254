import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, site } from '../test'

/** A URL of the sitemap; `alternates` has its URL by language. */
export interface Entry {
  readonly loc: string
  readonly lastmod?: string
  readonly alternates: Readonly<Record<string, string>>
}

interface ParsedEntry {
  readonly loc: string
  readonly lastmod?: string
  readonly 'xhtml:link': readonly { readonly '@_hreflang': string; readonly '@_href': string }[]
}

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'xhtml:link' })

/** Reads the sitemap of the site under test; invalid XML fails the test. */
export async function readSitemap(): Promise<Entry[]> {
  const answer = await fetch(`${site}/sitemap.xml`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const text = await answer.text()
  expect(XMLValidator.validate(text)).toBe(true)
  const parsed = parser.parse(text) as { urlset: { url: ParsedEntry[] } }
  return parsed.urlset.url.map(({ loc, lastmod, 'xhtml:link': links }) => ({
    loc,
    lastmod,
    alternates: Object.fromEntries(links.map((link) => [link['@_hreflang'], link['@_href']])),
  }))
}
