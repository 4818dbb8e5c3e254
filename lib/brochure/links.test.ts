import { brochuresOf } from '@/lib/content/documents/brochure'
import { type Content, contentOf } from '@/lib/content/content'
import type * as Links from './links'

const brochures = brochuresOf({ year: 2027 }, { en: 'Care', af: 'Sorg' })
const [brochurePathAf, brochurePathEn] = brochures.map(({ path }) => path)

/** The addresses under an environment. Each call reloads the module, which reads the environment once. */
function addresses(environment: Record<string, string>, content?: Content): string[] {
  const before = { ...process.env }
  Object.assign(process.env, environment)
  let links: readonly { href: string }[] = []
  jest.isolateModules(() => {
    links = jest.requireActual<typeof Links>('./links').brochureLinks(brochures, content)
  })
  process.env = before
  return links.map(({ href }) => href)
}

const stored = 'https://storage.example.org/brochure.pdf'

test('the files of the site are linked, Afrikaans first', () => {
  expect(addresses({})).toEqual([brochurePathAf, brochurePathEn])
})

test('an address in the environment replaces the file of its language only', () => {
  expect(addresses({ BROCHURE_EN_URL: stored })).toEqual([brochurePathAf, stored])
  expect(addresses({ BROCHURE_AF_URL: stored })).toEqual([stored, brochurePathEn])
})

const content = contentOf({}, '2027-01-31')

test('a cache-busting address carries the time and the content', () => {
  const [af, en] = addresses({ BROCHURE_EN_URL: `${stored}?v=2` }, content)
  expect(af).toMatch(/^\/brochures\/[\w-]+\.pdf\?t=\d{13}&v=[\da-f]{8}$/)
  expect(en).toMatch(/\/brochure\.pdf\?v=2&t=\d{13}&v=[\da-f]{8}$/)
})

test('it changes only with the hour or the content', () => {
  const at = (time: string, published = content) => {
    jest.useFakeTimers({ now: new Date(time) })
    return addresses({}, published)
  }
  const first = at('2027-01-31T10:00:00Z')
  expect(at('2027-01-31T10:59:59Z')).toEqual(first)
  expect(at('2027-01-31T11:00:00Z')).not.toEqual(first)
  const other = { ...content, fees: { ...content.fees, monthlyFee: content.fees.monthlyFee + 1 } }
  expect(at('2027-01-31T10:00:00Z', other)).not.toEqual(first)
  jest.useRealTimers()
})

test.each(['http://storage.example.org/a.pdf', 'a.pdf', 'javascript:alert(1)'])(
  '%s is refused',
  (address) => {
    expect(() => addresses({ BROCHURE_EN_URL: address })).toThrow('BROCHURE_EN_URL')
  },
)
