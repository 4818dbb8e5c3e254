import { parseAttribution } from './attribution'

const site = 'https://example.org'
const nothing = {
  page: null,
  referrer: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
}
const firstTouch = (change: object) => JSON.stringify({ page: '/', referrer: '', utm: '', ...change })
const of = (change: object) => parseAttribution(firstTouch(change), null, site)

test('a visit that began with an advertisement keeps page, referrer and campaign', () => {
  expect(
    of({
      page: '/af',
      referrer: 'https://www.google.com/search?q=somebody',
      utm: 'utm_source=Google&utm_medium=cpc&utm_campaign=lente%202026&utm_term=berading&utm_content=a',
    }),
  ).toEqual({
    page: '/af',
    referrer: 'https://www.google.com/search',
    utm_source: 'Google',
    utm_medium: 'cpc',
    utm_campaign: 'lente 2026',
    utm_term: 'berading',
    utm_content: 'a',
  })
})

test.each(['', 'null', '[]', '{"page":1}', '{', '"x"', firstTouch({ utm: 'x'.repeat(5000) })])(
  'nonsense is dropped: %#',
  (sent) => {
    expect(parseAttribution(sent, null, site)).toEqual(nothing)
  },
)

test('a very long text costs no time', () => {
  const begun = process.cpuUsage()
  expect(parseAttribution('['.repeat(4_000_000), null, site)).toEqual(nothing)
  expect(process.cpuUsage(begun).user).toBeLessThan(250_000)
})

test.each([
  'https://example.org/blog',
  'javascript:alert(1)',
  'ftp://example.com/',
  'android-app://com.google.android.gm/',
  'no address',
])('%s is not a referrer', (referrer) => {
  expect(of({ referrer }).referrer).toBeNull()
})

test('an invalid path is dropped', () => {
  expect(of({ page: 'https://elsewhere.example/' }).page).toBeNull()
})

test("without JavaScript the form's page and its query count", () => {
  expect(parseAttribution('', 'https://example.org/af/landing?utm_source=facebook&x=1', site)).toEqual({
    ...nothing,
    page: '/af/landing',
    utm_source: 'facebook',
  })
  expect(parseAttribution('', 'https://elsewhere.example/?utm_source=facebook', site)).toEqual(nothing)
})

test("a campaign in the form's address counts if the visit began without one", () => {
  const sent = firstTouch({ page: '/about' })
  expect(parseAttribution(sent, 'https://example.org/landing?utm_source=mail', site)).toMatchObject({
    page: '/about',
    utm_source: 'mail',
  })
})

test('overlong values are clipped, and characters the database cannot store are removed', () => {
  const long = of({
    page: `/${'ê'.repeat(600)}`,
    utm: `utm_source=${'é'.repeat(300)}&utm_medium=a%00b%0Ac&utm_term=%20&utm_content=${encodeURIComponent('😀'.repeat(250))}`,
  })
  expect([...long.page!]).toHaveLength(500)
  expect(long.utm_source).toBe('é'.repeat(200))
  expect(long.utm_medium).toBe('a b c')
  expect(long.utm_term).toBeNull()
  expect([...long.utm_content!]).toHaveLength(200)
})

test('a megabyte of brackets costs no time', () => {
  const begun = process.cpuUsage()
  expect(parseAttribution('['.repeat(1_000_000), null, site)).toEqual(nothing)
  expect(process.cpuUsage(begun).user).toBeLessThan(100_000)
})
