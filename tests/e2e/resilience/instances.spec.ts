import type { BrowserContext, Page } from 'playwright/test'
import { documents } from '@/lib/content/documents'
import { openSettings } from '../support/editor'
import { fillEnquiryForm, findSubmission, newEnquiry, sendEnquiry } from '../support/leads'
import { Instance } from '../support/servers/instances'
import { type LoadRequest, startLoad } from '../support/servers/load'
import { deleteAsStaff, test } from '../support/posts'
import { startProxy } from '../support/servers/proxy'
import { forgetContent, storeVersion } from '../support/site-content'
import { unique } from '../support/data'
import { asServiceRole, expect, signIn } from '../support/test'

/** Two instances of a build on one backend, behind a proxy. */
test.describe.configure({ mode: 'serial' })

/** Maximum time in ms until all instances show a change. */
const SHOWN_WITHIN = 2000

let instances: readonly [Instance, Instance]
let proxy: Awaited<ReturnType<typeof startProxy>>
let context: BrowserContext
let page: Page

test.beforeAll(async ({ browser }) => {
  instances = [await Instance.prepare('first'), await Instance.prepare('second')]
  proxy = await startProxy(instances.map(({ port }) => port))
  await Promise.all(instances.map((instance) => instance.start(proxy.url)))
  context = await browser.newContext({ baseURL: proxy.url })
  page = await context.newPage()
  await signIn(page)
})

test.afterAll(async () => {
  await context?.close()
  proxy?.end()
  await Promise.all(instances?.map((instance) => instance.remove()) ?? [])
})

/** An instance's response, and the time of the request. */
async function ask(instance: Instance, path: string) {
  const asked = Date.now()
  const answer = await fetch(instance.url + path)
  const cache = answer.headers.get('x-nextjs-cache')
  return { asked, status: answer.status, text: await answer.text(), cache }
}

type Answer = Awaited<ReturnType<typeof ask>>

/**
 * Polls both instances for each path until the response is right, and expects it to be right for every request made
 * after SHOWN_WITHIN.
 */
async function expectOnBoth(paths: readonly string[], isRight: (answer: Answer) => boolean) {
  const changed = Date.now()
  const late: string[] = []
  async function isShown(instance: Instance, path: string) {
    const answer = await ask(instance, path)
    if (!isRight(answer) && answer.asked > changed + SHOWN_WITHIN) late.push(instance.url + path)
    return isRight(answer)
  }
  async function expectOn(instance: Instance) {
    for (const path of paths)
      await expect.poll(() => isShown(instance, path), { intervals: [100], message: path }).toBe(true)
  }
  await Promise.all(instances.map(expectOn))
  expect(late).toEqual([])
}

/** Requests pages from both instances until they are cached. */
async function warm(paths: readonly string[]) {
  for (const instance of instances)
    for (const path of paths)
      await expect.poll(async () => (await ask(instance, path)).cache, { message: path }).toBe('HIT')
}

test('both instances show a post published or deleted on one of them within two seconds @wide', async () => {
  const title = `Oor die rivier ${unique()}`
  const path = `/blog/${title.toLowerCase().replaceAll(' ', '-')}`
  const lists = ['/', '/af', '/blog', '/af/blog']
  await warm(lists)
  proxy.sendTo(instances[0].port)
  await page.goto('/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Content (Markdown)').fill('Text.')
  await openSettings(page, 'Publish')
  await page.getByLabel('Status').selectOption('Published')
  await page.getByRole('button', { name: /publish$/i }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  await expectOnBoth([...lists, path, '/feed.xml'], ({ text }) => text.includes(title))

  await warm([...lists, path])
  proxy.sendTo(instances[1].port)
  const [post] = await asServiceRole(`blog_posts?title=eq.${encodeURIComponent(title)}`)
  await deleteAsStaff(page, post!)
  await expectOnBoth([path], ({ status }) => status === 404)
  await expectOnBoth([...lists, '/feed.xml'], ({ text }) => !text.includes(title))
})

test('both instances show a change in the database just as soon @wide', async ({ store }) => {
  const [before, after] = [`Before ${unique()}`, `After ${unique()}`]
  const post = await store({ title: before, language: 'en' })
  const paths = ['/blog', `/blog/${post.slug}`]
  await expectOnBoth(paths, ({ text }) => text.includes(before))
  await warm(paths)
  await asServiceRole(`blog_posts?id=eq.${post.id}`, { method: 'PATCH', body: { title: after } })
  await expectOnBoth(paths, ({ text }) => text.includes(after) && !text.includes(before))
})

test('both instances show published site content within two seconds @wide', async () => {
  const paths = ['/', '/af', '/landing', '/biblical-counselling/level-1', '/llms.txt']
  const [before, after] = [/R26\s260/, /R27\s580/]
  await forgetContent()
  await expectOnBoth(paths, ({ text }) => before.test(text))
  await warm(paths)
  await storeVersion('fees', { ...documents.fees.defaults, monthlyFee: 2090 })
  await expectOnBoth(paths, ({ text }) => after.test(text) && !before.test(text))
  await forgetContent()
  await expectOnBoth(paths, ({ text }) => before.test(text) && !after.test(text))
})

test('a form from one instance can be sent to another @wide', async () => {
  const enquiry = newEnquiry()
  proxy.sendTo(instances[0].port)
  await page.goto('/landing')
  await fillEnquiryForm(page, enquiry)
  proxy.sendTo(instances[1].port)
  await sendEnquiry(page)
  expect(await findSubmission(enquiry.email)).toMatchObject({ first_name: enquiry.first_name })
})

test('restarting both in turn under load fails no request @wide', async () => {
  proxy.sendTo(null)
  const pages = ['/', '/af', '/blog', '/scenes/climb-light.svg', '/blog/luister-voor-jy-raad-gee']
  const requests: LoadRequest[] = [
    ...pages.map((path) => ({ method: 'GET', path, status: 200 }) as const),
    // Must not be sent twice: no proxy would.
    { method: 'POST', path: '/api/jobs/mail', status: 401 },
  ]
  const load = startLoad(proxy.url, requests, 8)
  /** Waits until an instance shares the load. */
  async function takesPart({ port }: Instance) {
    const so = proxy.answeredBy(port)
    await expect.poll(() => proxy.answeredBy(port), { timeout: 30_000 }).toBeGreaterThan(so + 20)
  }
  for (const instance of instances) {
    await takesPart(instance)
    await instance.stop()
    await instance.start(proxy.url)
    await takesPart(instance)
  }
  const { made, failures } = await load.end()
  expect(failures).toEqual([])
  expect(made).toBeGreaterThan(100)
})
