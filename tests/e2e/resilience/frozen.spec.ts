import type { ChildProcess } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import type { APIRequestContext, BrowserContext, Page } from 'playwright/test'
import { freePort } from '../../../scripts/ports.mjs'
import { fillEnquiryForm, newEnquiry } from '../support/leads'
import { revalidateSite } from '../support/posts'
import { end } from '../../../scripts/process/child.mjs'
import { startServer } from '../support/servers/servers.mjs'
import { expect, passMinimumFillTime, signIn, test, waitForHydration } from '../support/test'
import { wideIf } from '../../scope'

/**
 * A database that accepts connections and never answers. A second process, which has read nothing, serves a copy of the
 * build: it knows only the content that the first one stored beside it.
 */
test.describe.configure({ mode: 'serial' })

/** Maximum response time in ms, with a second to spare. */
const PATIENCE = 6000

/** A prerendered post, not read since the build. */
const UNREAD = '/blog/luister-voor-jy-raad-gee'

const dist = `${process.env.DIST_DIR}-frozen`
let server: ChildProcess
let context: BrowserContext
let page: Page
let request: APIRequestContext

const backend = (signal: 'SIGSTOP' | 'SIGCONT') => process.kill(Number(process.env.BACKEND_PID), signal)

async function timed<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const begun = Date.now()
  const value = await work()
  expect(Date.now() - begun, name).toBeLessThan(PATIENCE)
  return value
}

test.beforeAll(async ({ browser }) => {
  cpSync(process.env.DIST_DIR!, dist, { recursive: true })
  const port = await freePort()
  const baseURL = `http://localhost:${port}`
  server = await startServer({ ...process.env, DIST_DIR: dist, PORT: String(port), SITE_URL: baseURL })
  context = await browser.newContext({ baseURL })
  request = context.request
  page = await context.newPage()
})

test.afterAll(async () => {
  backend('SIGCONT')
  await context?.close()
  if (server) await end(server)
  rmSync(dist, { recursive: true, force: true })
})

const link = crypto.randomUUID()

for (const [path, status, text] of [
  ['/blog/never-a', 503, 'Post Not Found'],
  ['/af/blog/nooit', 503, 'Artikel nie gevind nie'],
  ['/blog/page/7', 503, 'Page not found'],
  ['/blog/category/faith/page/3', 503, 'Page not found'],
  ['/terms/former/9', 503, 'Page not found'],
  ['/af/privacy-policy/former/9', 503, 'Bladsy nie gevind nie'],
  ['/biblical-counselling/never-a', 503, 'Page not found'],
  [`/blog/preview/${link}`, 503, ''],
  [`/admin/invitation?token=${link}`, 503, ''],
  ['/share/en/blog/x.png', 503, ''],
  ['/blog/search?q=hope', 200, 'The search did not work.'],
  ['/api/posts?q=hope', 503, ''],
  ['/sitemap.xml', 503, ''],
  // No post, page or version can be here.
  ['/blog/No_Slug', 404, 'Post Not Found'],
  ['/blog/page/x', 404, ''],
  ['/terms/former/x', 404, ''],
  ['/', 200, ''],
] as const) {
  const isSample = ['/blog/never-a', '/blog/search?q=hope', '/sitemap.xml', '/'].includes(path)
  test(`while the database is frozen, ${path.replace(link, 'a-link')} answers ${status} in time, twice${wideIf(!isSample)}`, async () => {
    backend('SIGSTOP')
    try {
      for (const time of ['first', 'second']) {
        const answer = await timed(`${time} visit`, () => request.get(path, { timeout: 30_000 }))
        expect(answer.status()).toBe(status)
        expect(await answer.text()).toContain(text)
        if (status !== 503) continue
        expect(answer.headers()['retry-after']).toMatch(/^\d+$/)
        expect(answer.headers()['cache-control']).toContain('no-store')
      }
    } finally {
      backend('SIGCONT')
    }
  })
}

test('while the database is frozen, forms report the failure in time and keep the input', async () => {
  await page.goto('/admin/login')
  await page.getByLabel('E-mail address').fill('somebody@example.org')
  await page.getByLabel('Password').fill('a long password of somebody')
  const visitor = await context.newPage()
  await visitor.goto('/landing')
  await fillEnquiryForm(visitor, newEnquiry({ first_name: 'Geduldige' }))
  await passMinimumFillTime(visitor)
  await waitForHydration(page.getByRole('button', { name: 'Sign in' }))
  backend('SIGSTOP')
  try {
    await timed('signing in', async () => {
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByText('Failed to sign in')).toBeVisible()
    })
    await expect(page.getByLabel('E-mail address')).toHaveValue('somebody@example.org')
    await timed('an enquiry', async () => {
      await visitor.getByRole('button', { name: 'Ask for information' }).click()
      await expect(visitor.getByText('Failed to submit form. Please try again.')).toBeVisible()
    })
    await expect(visitor.getByLabel('First name')).toHaveValue('Geduldige')
  } finally {
    backend('SIGCONT')
  }
  await visitor.close()
})

test('an expired post that this process has not read yet is shown in its stored version', async () => {
  await signIn(page, undefined, '/blog/admin')
  await revalidateSite(page)
  backend('SIGSTOP')
  try {
    const answer = await timed('the post', () => request.get(UNREAD, { timeout: 30_000 }))
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('Luister voor jy raad gee</h1>')
  } finally {
    backend('SIGCONT')
  }
})

test('everything works again once the database answers', async () => {
  await expect.poll(async () => (await request.get('/sitemap.xml')).status()).toBe(200)
  expect(await (await request.get('/blog/search?q=hope')).text()).not.toContain('did not work')
  expect((await request.get(UNREAD)).status()).toBe(200)
  for (const path of ['/blog/never-a', '/blog/page/7', '/terms/former/9', `/blog/preview/${link}`])
    expect((await request.get(path)).status(), path).toBe(404)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
