import { contentOf } from '@/lib/content/content'
import { levelName } from '@/lib/content/documents/levels'
import type { PagePath } from '@/lib/routes'
import { payloads } from '@/tests/payloads'
import { alternateLanguages, inAll } from './addresses'
import { jsonLd, pageGraph } from './json-ld'
import { course, courseList } from './json-ld-nodes'
import { type PageMeta, sharePicture } from './page-meta'
import { completeDocuments } from '@/lib/content/documents'

const content = contentOf({}, '2026-11-21')
const { fees, levels, organisation } = content

const facts = (path: PagePath): PageMeta => ({
  locale: 'af',
  path,
  paths: inAll(path),
  title: 'Titel </script><b>',
  description: 'Beskrywing',
  picture: sharePicture('af', path, 'Titel'),
})

test('the block cannot end the script element, and unknown values are left out', () => {
  const text = jsonLd(pageGraph(organisation, facts('/about')))
  expect(text).not.toContain('<')
  expect(text).not.toMatch(/null|undefined|""/)
  expect(JSON.parse(text)['@graph'][2].name).toBe('Titel </script><b>')
})

test.each([
  ['title', (title: string) => ({ title })],
  ['description', (description: string) => ({ description })],
])('a hostile %s stays a text', (_, change) => {
  const leaving = payloads.filter((payload) => {
    const text = jsonLd(pageGraph(organisation, { ...facts('/about'), ...change(payload) }))
    return text.includes('<') || !JSON.stringify(JSON.parse(text)).includes(JSON.stringify(payload))
  })
  expect(leaving).toEqual([])
})

test('programs get plain spaces where people read no-break spaces', () => {
  expect(levelName(levels[0]).af).toContain('\u00a0')
  const nodes = [courseList(facts('/courses'), levels)]
  expect(jsonLd(pageGraph(organisation, facts('/courses'), { nodes }))).not.toContain('\u00a0')
})

test('the parts of a fee add up to the whole', () => {
  for (const level of levels) {
    const record = JSON.parse(
      JSON.stringify(course(level, facts(level.path), { deposit: 'D', monthly: 'M' }, content)),
    )
    const [first, monthly] = record.offers.priceSpecification.priceComponent
    expect([first.price, monthly.price]).toEqual([fees.deposit, fees.monthlyFee])
    expect(first.price + monthly.price * monthly.billingDuration).toBe(fees.total[level.number])
    expect([record.offers.price, record.offers.priceCurrency]).toEqual([fees.total[level.number], 'ZAR'])
  }
})

test('a page lists itself, its other language and a default, which is English if available', () => {
  expect(alternateLanguages(inAll('/about'))).toEqual({
    en: 'http://localhost:3000/about',
    af: 'http://localhost:3000/af/about',
    'x-default': 'http://localhost:3000/about',
  })
  expect(alternateLanguages({ af: '/blog/x' })).toEqual({
    af: 'http://localhost:3000/af/blog/x',
    'x-default': 'http://localhost:3000/af/blog/x',
  })
})

test('a share picture has the address of its page, which changes with the page', () => {
  expect(sharePicture('en', '/', 'Home').url).toBe('http://localhost:3000/share/en/home.png')
  expect(sharePicture('af', '/blog/x', 'X', '7').url).toBe('http://localhost:3000/share/af/blog/x.png?v=7')
})

test('the courses are listed at their current addresses', () => {
  const level = { ...completeDocuments({})['level-2'], slug: 'grief' }
  const changed = contentOf({ 'level-2': level }, '2026-11-21')
  const list = JSON.parse(JSON.stringify(courseList(facts('/courses'), changed.levels)))
  expect(list.itemListElement.map(({ url }: { url: string }) => url)).toEqual(
    ['level-1', 'grief', 'level-3'].map((slug) => `http://localhost:3000/af/biblical-counselling/${slug}`),
  )
})
