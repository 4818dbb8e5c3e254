import { textsIn } from './check'
import { completeDocuments, documentKeys, documents } from './documents'
import { hasSample, remainingSamples } from './samples'

const defaults = completeDocuments({})
const places = (published: Readonly<Record<string, unknown>> = {}) =>
  remainingSamples(completeDocuments(published)).map(({ key, path }) => [key, ...path].join('.'))

test('before anything is published, all invented values are samples', () => {
  expect(places()).toEqual(
    expect.arrayContaining([
      'organisation.name',
      'organisation.address.street',
      'organisation.social.facebook',
      'bank.accountNumber',
      'accreditations.cards.0.link',
      'testimonials.home.0',
      'testimonials.landing.2',
      'about',
      'terms.sections',
    ]),
  )
  expect(places().some((place) => /^level-\d\.modules\.\d+\.bookLink$/.test(place))).toBe(true)
  expect(new Set(places()).size).toBe(places().length)
})

test.each(['organisation.address.city', 'bank.accountType', 'privacy', 'fees'])(
  '%s is no sample',
  (place) => {
    expect(places().filter((each) => each.startsWith(place))).toEqual([])
  },
)

test('a document that is empty by default has no sample', () => {
  expect(documentKeys.filter((key) => !hasSample(key))).toEqual([
    'intake',
    'facts',
    'announcement',
    'people',
    'helplines',
  ])
})

test.each(['organisation', 'bank'] as const)(
  'text in %s that reads like a sample is listed as one',
  (key) => {
    const listed = new Set(places())
    const samples = textsIn(documents[key].defaults)
      .filter(([, text]) => /example\.org|sample|voorbeeld|0000/i.test(text))
      .map(([path]) => [key, ...path.filter((part) => part !== 'en' && part !== 'af')].join('.'))
    expect(samples.length).toBeGreaterThan(3)
    expect(samples.filter((place) => !listed.has(place))).toEqual([])
  },
)

test('a replaced value is no sample; one replaced in a single language still is', () => {
  const { organisation } = defaults
  const named = (name: { en: string; af: string }) => places({ organisation: { ...organisation, name } })
  expect(named({ en: 'A', af: 'B' })).not.toContain('organisation.name')
  expect(named({ en: 'A', af: organisation.name.af! })).toContain('organisation.name')
})

test('an invented person moved to the other page stays a sample until the words change', () => {
  const [first, second] = defaults.testimonials.home
  const given = { home: [], landing: [{ ...first!, author: 'Anna B.' }, second] }
  expect(places({ testimonials: given }).filter((place) => place.startsWith('testimonials'))).toEqual([
    'testimonials.landing.1',
  ])
})

test('an address on example.org is a sample anywhere, once', () => {
  const message = {
    text: { en: 'New', af: 'Nuut' },
    link: 'https://example.org/new',
    from: '2026-11-01T00:00:00Z',
    until: '2026-12-01T00:00:00Z',
  }
  expect(places({ announcement: { message } })).toContain('announcement.message.link')
  const changed = { ...defaults.terms, sections: [{ ...defaults.terms.sections[0]!, id: 'other' }] }
  expect(places({ terms: changed }).filter((place) => place.startsWith('terms'))).toEqual([])
})
