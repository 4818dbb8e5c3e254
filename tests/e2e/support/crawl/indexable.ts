import { localeOf } from '@/lib/i18n/paths'
import { type Head, jsonLdNodes, leaves } from './page-head'
import { content } from '../site-content'
import { expect, site } from '../test'

/** Absolute address of a path, as canonical links and records write it. */
export const absolute = (path: string) => site + path.replace(/^\/$/, '')

// A day, or a moment with its zone.
const ISO_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/

/** Checks an indexable page at its own address by soft assertions, one fault each; nothing is thrown. */
export function expectIndexable(head: Head) {
  const soft = expect.configure({ soft: true, message: head.path })
  const address = absolute(head.path)
  const locale = localeOf(head.path)
  soft(head.status).toBe(200)
  soft(head.headers.get('content-type')).toBe('text/html; charset=utf-8')
  soft(head.headers.get('x-robots-tag') ?? '').not.toContain('noindex')
  soft(head.headers.get('content-language') ?? locale).toBe(locale)
  soft([head.lang, head.dir]).toEqual([locale, 'ltr'])
  soft(head.headings).toBe(1)
  soft(head.times.filter((time) => !ISO_TIME.test(time))).toEqual([])
  soft(head.title.length).toBeGreaterThanOrEqual(15)
  soft(head.title.length).toBeLessThanOrEqual(65)
  soft(head.description.length).toBeGreaterThanOrEqual(50)
  soft(head.description.length).toBeLessThanOrEqual(160)
  soft(head.robots).toHaveLength(1)
  soft(head.robots[0]).toMatch(/^index, follow/)
  soft(head.canonical).toEqual([address])
  soft(head.languages[locale]).toBe(address)
  soft(head.languages['x-default']).toBe(head.languages.en ?? address)
  soft(Object.keys(head.languages).filter((code) => !/^(en|af|x-default)$/.test(code))).toEqual([])
  const prefix = `${site}${locale === 'af' ? '/af' : ''}`
  soft(head.feeds).toEqual({
    'application/rss+xml': `${prefix}/feed.xml`,
    'application/atom+xml': `${prefix}/atom.xml`,
    'application/feed+json': `${prefix}/feed.json`,
  })
  soft(head.meta).toMatchObject({
    'og:title': head.title,
    'og:description': head.description,
    'og:url': address,
    'og:site_name': content.organisation.name[locale],
    'og:locale': locale === 'af' ? 'af_ZA' : 'en_ZA',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:title': head.title,
    'twitter:image': head.meta['og:image'],
  })
  soft(head.meta['og:image']).toMatch(new RegExp(`^${site}/share/${locale}/[\\w/-]+\\.png\\?v=[\\da-f]+$`))
  soft(head.meta['og:image:alt']).toBeTruthy()

  soft(head.blocks.join('')).not.toContain('<')
  const nodes = jsonLdNodes(head)
  const isAddress = /\.(url|item|logo|image|@id|contentUrl)$/
  const faulty = leaves(nodes).filter(
    ([path, value]) =>
      value === '' || value === null || (isAddress.test(path) && !/^https?:\/\//.test(String(value))),
  )
  soft(faulty).toEqual([])
  const ids = nodes.map((node) => node['@id'])
  soft(new Set(ids).size).toBe(nodes.length)
  const [provider, website, webPage] = nodes
  soft(provider).toMatchObject({
    '@type': 'EducationalOrganization',
    name: content.organisation.name[locale],
    url: site,
    logo: { '@type': 'ImageObject' },
  })
  soft(website).toMatchObject({ '@type': 'WebSite', publisher: { '@id': provider!['@id'] } })
  soft(webPage).toMatchObject({ '@id': address, url: address, name: head.title, inLanguage: locale })
  const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList')
  if (/^\/(af)?$/.test(head.path)) soft(trail).toBeUndefined()
  else {
    const steps = trail!.itemListElement as { position: number; name: string; item: string }[]
    soft(steps.length).toBeGreaterThanOrEqual(2)
    soft(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    soft(steps.at(-1)!.item).toBe(address)
  }
}
