/** Stored pages do not depend on the request that produced them. */
import type { RequestOptions } from 'node:http'
import { documents } from '@/lib/content/documents'
import { KNOWN_HEADERS } from '../support/known-headers'
import { forgetContent, storeVersion } from '../support/site-content'
import { expect, test } from '../support/test'
import { DATA, ask } from '../support/wire'

test.afterAll(forgetContent)

/** Expires every stored page, whichever fee it shows, by publishing two; waits until the server knows. */
async function expirePages() {
  for (const monthlyFee of [2090, 2190]) {
    await forgetContent()
    await storeVersion('fees', { ...documents.fees.defaults, monthlyFee })
    const fee = monthlyFee === 2090 ? /R27\s580/ : /R28\s780/
    await expect.poll(async () => (await ask('/llms.txt')).body).toMatch(fee)
  }
}

/** Router requests for a page and for a part of it. */
const byRouter = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
]

/** The response for Next's router, after its redirect. */
async function part(path: string, headers: RequestOptions['headers']) {
  const first = await ask(path, { headers })
  return first.status === 307 ? ask(first.headers.location!, { headers }) : first
}

/** The sorted words of a page's data, whose order and line breaks vary. */
const wordsOf = (data: string) =>
  data
    .replace(/\\+n/g, ' ')
    .replaceAll('\\', '')
    .replace(/[\da-f]{1,3}:(?=["[TIEHLC{])/g, ' ')
    .match(/[\w@./?=&%+-]{4,}/g)!
    .filter((word) => !/^[LT@]?[\da-f]{1,4}$/.test(word))
    .sort()
    .join(' ')

/** Everything served at a path: the page without script hashes and React's marks, its data, the router's responses. */
async function given(path: string) {
  const { status, body, headers } = await ask(path)
  const page = body.replace(DATA, '').replace(/'sha256-[^']*' ?|<!--.{0,2}-->/g, '')
  const data = wordsOf([...body.matchAll(DATA)].map(([, part]) => part).join(''))
  const parts = []
  for (const asked of byRouter) parts.push(wordsOf((await part(path, asked)).body))
  return { status, page, data, parts, policy: headers['content-security-policy'] }
}

/** The sitemap's pages, but only two posts. */
async function publicPages() {
  const { body } = await ask('/sitemap.xml')
  const paths = [...body.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  const kinds = new Map<string, string[]>()
  for (const path of [...paths, '/thank-you']) {
    const kind = /^\/(?:af\/)?blog\/(?!category|page)/.test(path) ? 'post' : path
    kinds.set(kind, [...(kinds.get(kind) ?? []), path])
  }
  return [...kinds.values()].flatMap((all) => all.slice(0, 2))
}

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(KNOWN_HEADERS).filter(([name]) => !names.includes(name)))

const headers = without('content-type')

/** Headers that still get the common page. */
const usual = Object.fromEntries(
  Object.entries(headers).filter(([name]) => !/^(?:next-|x-(?!forwarded|real)|purpose|range)/.test(name)),
)

/** Requests that can store a page. */
const FIRST: [string, (path: string) => Promise<unknown>][] = [
  ['a request with the headers of browsers, bots and proxies', (path) => ask(path, { headers: usual })],
  ['a request with every header', (path) => ask(path, { headers })],
  ['one with a query as well', (path) => ask(`${path}?secret=shaped-by-a-visitor`, { headers })],
  ['Next’s router with every header', (path) => part(`${path}?a=b`, { ...headers, ...byRouter[0] })],
  ['the prefetch of a part with every header', (path) => part(path, { ...headers, ...byRouter[1] })],
  [
    'a body that is no form, with every header',
    (path) => {
      const others = { ...without('next-action'), 'content-type': 'text/plain' }
      return ask(path, { method: 'POST', headers: others }, 'a=b')
    },
  ],
]

async function buildId() {
  const [, id] = /\\"b\\":\\"([\w-]+)\\"/.exec((await ask('/about')).body) ?? []
  expect(id).toBeTruthy()
  return id!
}

test('no Pages Router address reaches a page', async () => {
  const id = await buildId()
  for (const path of [
    `/_next/data/${id}/about.json`,
    `/_next/data/${id}/af/about.json`,
    `/%5fnext/data/${id}/index.json`,
  ])
    expect([path, (await ask(`${path}?secret=shaped-by-a-visitor`)).status]).toEqual([path, 404])
})

test('each page is the same for everybody, no matter who requested it first @wide', async () => {
  const pages = await publicPages()
  expect(pages.length).toBeGreaterThan(15)
  await expirePages()
  const clean = new Map<string, Awaited<ReturnType<typeof given>>>()
  for (const path of pages) clean.set(path, await given(path))
  for (let round = 0; round < FIRST.length; round++) {
    await expirePages()
    for (const [index, path] of pages.entries()) {
      const [name, askFirst] = FIRST[(index + round) % FIRST.length]!
      await askFirst(path)
      expect(await given(path), `${path} after ${name}`).toEqual(clean.get(path))
    }
  }
})

test('a made-up draft mode cookie neither sets a nonce nor bypasses the stored page', async () => {
  const plain = await ask('/about')
  for (const value of ['1', '', '0123456789abcdef0123456789abcdef']) {
    const answer = await ask('/about', { headers: { cookie: `__prerender_bypass=${value}` } })
    expect(answer.body).toBe(plain.body)
    expect(answer.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
    expect(answer.headers['cache-control']).toBe(plain.headers['cache-control'])
  }
})
