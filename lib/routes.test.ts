import { readdirSync } from 'node:fs'
import { provider } from './provider/provider'
import { api, files, routes, withQuery } from './routes'

const found = readdirSync('app', { recursive: true, encoding: 'utf8' })

/** The addresses that the files of app/ answer, as regular expressions, without folders in parentheses. */
const served = found
  .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts|manifest\.ts|robots\.ts)$/.test(file))
  .map((file) => file.replace('/[[...rest]]', ''))
  .filter((file) => !file.includes('[...rest]'))
  .map((file) => {
    const path = `/${file}`
      .replace(/\/(?:page\.tsx|route\.ts)$/, '')
      .replace('/manifest.ts', files.manifest)
      .replace('/robots.ts', files.robots)
      .replace(/\/\([^)]*\)|\/\[locale\]/g, '')
      .replace(/\[\.\.\.[^\]]*\]/g, '.+')
      .replace('[programme]', provider.segment)
      .replace(/\[[^\]]*\]/g, '[^/]+')
    return new RegExp(`^${path || '/'}$`)
  })

type Entry = string | ((...values: never[]) => string)
const addressOf = (entry: Entry) =>
  (typeof entry === 'string' ? entry : (entry as (...values: unknown[]) => string)(2, 2)).split(/[#?]/)[0]!
const { sharePicture, ...others } = files
const addresses = [
  ...[routes, api, others].flatMap((group) => Object.values<Entry>(group)).map(addressOf),
  sharePicture('en', routes.home),
  sharePicture('af', routes.post('lament')),
]

test.each(addresses)('%s is served', (address) => {
  expect(served.filter((pattern) => pattern.test(address))).not.toEqual([])
})

test.each(served.map(String))('%s is the pattern of a known address', (pattern) => {
  const expression = new RegExp(pattern.slice(1, -1))
  expect(addresses.filter((address) => expression.test(address))).not.toEqual([])
})

test('a query holds the given values, escaped, and no missing ones', () => {
  expect(withQuery(routes.blogSearch, { q: 'hope & fear', page: null })).toBe(
    '/blog/search?q=hope%20%26%20fear',
  )
  expect(withQuery(routes.blogSearch, { q: 'a\ud83d' })).toBe('/blog/search?q=a%EF%BF%BD')
  expect(withQuery(routes.blogSearch, { q: '', page: undefined })).toBe('/blog/search')
})
