import { localeOf, prefixed, unprefixed } from './paths'
import { otherLocales, routing } from './routing'

test.each([
  ['/', '/af'],
  ['/blog', '/af/blog'],
  ['/privacy-policy#cookies', '/af/privacy-policy#cookies'],
  ['/africa', '/af/africa'],
])('the page %s is at %s in Afrikaans', (path, afrikaans) => {
  expect(prefixed(path, 'af')).toBe(afrikaans)
  expect(prefixed(path, 'en')).toBe(path)
  expect(unprefixed(afrikaans)).toBe(path)
  expect(localeOf(afrikaans)).toBe('af')
  expect(localeOf(path)).toBe('en')
})

test.each([
  ['/en', '/'],
  ['/en/blog', '/blog'],
  ['/af/', '/'],
  ['/english', '/english'],
  ['/after', '/after'],
  ['/blog/af', '/blog/af'],
  ['/', '/'],
])('without its language %s is %s', (path, page) => {
  expect(unprefixed(path)).toBe(page)
})

test.each(['/', '/en', '/after', '/blog/af', '/AF'])('%s is English', (path) => {
  expect(localeOf(path)).toBe('en')
})

test('each language has the other ones', () => {
  expect(['en', ...otherLocales('en')]).toEqual(routing.locales)
  expect(otherLocales('af')).toEqual(routing.locales.filter((locale) => locale !== 'af'))
})
