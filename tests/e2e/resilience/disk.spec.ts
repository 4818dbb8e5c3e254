import { readFileSync, readdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { Instance } from '../support/servers/instances'
import { expect, test } from '../support/test'

/** Files that a running server stores in its build. */
test.describe.configure({ mode: 'serial', timeout: 120_000 })

/** Addresses with an invented part, and their expected status. */
const INVENTED = [
  [(n: number) => `/blog/invented-${n}`, 404],
  [(n: number) => `/af/blog/versin-${n}`, 404],
  [(n: number) => `/blog/page/${n}`, 404],
  [(n: number) => `/af/blog/category/faith/page/${n}`, 404],
  [(n: number) => `/terms/former/${n}`, 404],
  [(n: number) => `/privacy-policy/former/${n}`, 404],
  [(n: number) => `/biblical-counselling/invented-${n}`, 404],
  [(n: number) => `/share/en/blog/invented-${n}.png`, 404],
  [(n: number) => `/share/af/biblical-counselling/versin-${n}.png`, 404],
  [(n: number) => `/share/en/invented-${n}.png`, 404],
  [(n: number) => `/invented-${n}`, 404],
  [(n: number) => `/invented-${n}/feed.xml`, 404],
  [(n: number) => `/sitemap-${n}.xml`, 404],
  [(n: number) => `/pictures/invented-${n}.webp`, 404],
  [(n: number) => `/_next/image?url=%2Fimages%2Finvented-${n}.webp&w=640&q=50`, 404],
  [(n: number) => `/blog?invented=${n}`, 200],
  [(n: number) => `/feed.xml?invented=${n}`, 200],
  [(n: number) => `/blog/search?q=invented${n}`, 200],
  [(n: number) => `/api/posts?q=invented${n}`, 200],
] as const

let instance: Instance
test.beforeAll(async () => {
  instance = await Instance.prepare('disk')
  await instance.start(instance.url)
})
test.afterAll(() => instance?.remove())

const files = () => readdirSync(instance.dist, { recursive: true, encoding: 'utf8' }).sort()

/** Requests all kinds of addresses with `count` invented parts. */
async function invent(from: number, count: number) {
  for (const [pathOf, status] of INVENTED)
    for (let n = from; n < from + count; n++)
      expect((await fetch(instance.url + pathOf(n))).status, pathOf(n)).toBe(status)
}

test('invented addresses leave no files @wide', async () => {
  // The first requests store the pages' own data.
  await invent(900, 2)
  const before = files()
  await invent(1000, 10)
  expect(files()).toEqual(before)
})

for (const [path, name, whole] of [
  ['/about', 'about.html', /<\/html>$/],
  ['/terms', 'terms.html', /<\/html>$/],
  ['/robots.txt', 'robots.txt.body', /^Sitemap: .*\.xml\s*$/m],
] as const) {
  test(`${path} is served whole after its stored file was truncated @wide`, async () => {
    const ask = async () => (await fetch(instance.url + path)).text()
    const [begin] = /<title>.*?<\/title>|^User-Agent: .*/i.exec(await ask())!
    for (const part of [0.5, 0]) {
      await instance.stop()
      const torn = files().filter((file) => file.endsWith(`/${name}`))
      expect(torn.length).toBeGreaterThan(0)
      for (const file of torn.map((each) => join(instance.dist, each)))
        truncateSync(file, Math.floor(readFileSync(file).length * part))
      await instance.start(instance.url)
      for (const time of ['first', 'second']) {
        const text = await ask()
        expect(text, time).toMatch(whole)
        expect(text, time).toContain(begin)
      }
    }
  })
}
