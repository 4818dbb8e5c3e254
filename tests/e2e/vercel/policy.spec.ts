import type { ChildProcess } from 'node:child_process'
import { startNode } from '../../../scripts/process/child.mjs'
import { freePort } from '../../../scripts/ports.mjs'
import { payAtPayfast } from '../support/payfast'
import { askForPayment } from '../support/payments'
import { test } from '../support/posts'
import { end } from '../../../scripts/process/child.mjs'
import { forgetContent, publishByFile } from '../support/site-content'
import { type Page, expect, signIn, site } from '../support/test'

/**
 * The script policy of a Vercel build, without the site's page cache: of prerendered and of regenerated pages, by
 * `next start` and by the function alone.
 */
test.describe.configure({ mode: 'serial' })

// Vercel's counter of page views.
test.beforeEach(({ context }) =>
  context.route('**/_vercel/insights/script.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.counted = true' }),
  ),
)

/** Each kind of public page, in both languages; the last one does not exist. */
const kinds = ['', '/courses', '/blog', '/blog/luister-voor-jy-raad-gee', '/privacy-policy', '/no/such/page']
const pages = kinds.flatMap((path) => [path || '/', `/af${path}`])

const ANNOUNCED = { en: 'Enrolment closes on Friday.', af: 'Inskrywing sluit Vrydag.' }
const languageOf = (path: string) => (path.startsWith('/af') ? 'af' : 'en')

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/

/** The script sources that a page's policy allows. */
const scriptSources = (html: string) => /script-src ([^;]*)/.exec(META.exec(html)?.[1] ?? '')?.[1]?.split(' ')

/** Expects a policy with the page's own scripts and styles, and no other inline ones. */
function expectStrict(html: string, path: string) {
  const [own, ...inline] = scriptSources(html) ?? []
  expect(own, path).toBe("'self'")
  expect(inline.length, path).toBeGreaterThan(1)
  for (const source of inline) expect(source, path).toMatch(/^'sha256-[\w+/]{43}='$/)
  expect(html, path).toMatch(/style-src-elem 'self' 'sha256-[\w+/]{43}='"\/>.*<style>.*<\/style>.*<\/head>/s)
}

/** Opens a page with an injected script. */
async function openWithInjection(page: Page, path: string) {
  await page.route(`${site}${path}`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('</body>', '<script>window.hacked = true</script></body>')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(path)
}

/** Expects a working page, in which only the injected script is refused. */
async function expectWorking(page: Page, path: string) {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/violates|Refused|refused/.test(message.text())) refused.push(message.text())
  })
  await openWithInjection(page, path)
  const before = await page.locator('html').getAttribute('class')
  const theme = page.getByRole('button', {
    name: /Switch between light and dark|Wissel tussen lig en donker/,
  })
  await expect(async () => {
    await theme.click()
    expect(await page.locator('html').getAttribute('class')).not.toBe(before)
  }).toPass()
  await page.waitForFunction(() => 'counted' in window)
  expect(await page.evaluate(() => 'hacked' in window), path).toBe(false)
  expect(refused, path).toEqual([expect.stringContaining('inline script')])
  await page.unrouteAll()
}

test('prerendered pages run their own scripts and no other', async ({ page, request, allowError }) => {
  test.slow()
  allowError(/Content Security Policy|404/)
  for (const path of pages) {
    expectStrict(await (await request.get(path)).text(), path)
    await expectWorking(page, path)
  }
})

test('so do all pages rendered again, and a post newer than the build', async ({
  page,
  request,
  allowError,
  store,
}) => {
  test.setTimeout(240_000)
  allowError(/Content Security Policy|404/)
  const post = await store()
  await signIn(page)
  const message = { text: ANNOUNCED, from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' }
  await publishByFile(page, { announcement: { message } })
  await page.context().clearCookies()
  for (const path of [...pages, `/blog/${post.slug}`, `/af/blog/${post.slug}`]) {
    // The second response is stored.
    for (const each of ['rendered', 'stored']) {
      const html = await (await request.get(path)).text()
      expect(html, `${path}, ${each}`).toContain(ANNOUNCED[languageOf(path)])
      expectStrict(html, `${path}, ${each}`)
    }
    await expectWorking(page, path)
  }
  await forgetContent()
})

test('pages rendered per request have a nonce, and a card payment reaches PayFast', async ({
  page,
  request,
}) => {
  for (const path of ['/payment-notification', '/af/blog/search?q=a', '/admin/login']) {
    const policy = (await request.get(path)).headers()['content-security-policy']
    expect(policy, path).toMatch(/script-src 'self' 'nonce-[^']+' 'sha256-[^']+';/)
  }
  const { token } = await askForPayment()
  await page.goto(`/pay/${token}`)
  await payAtPayfast(page, 'Pay')
  await expect(page.getByRole('heading', { name: 'Payment completed successfully' })).toBeVisible({
    timeout: 15_000,
  })
})

test('the Vercel function sends every page with its policy from the first response on', async () => {
  const port = await freePort()
  let launched: ChildProcess | undefined
  try {
    launched = startNode(['tests/e2e/vercel/function.mjs'], { env: { ...process.env, PORT: String(port) } })
    const ask = (path: string) =>
      fetch(`http://localhost:${port}${path}`, { headers: { 'x-matched-path': path } })
    await expect(async () => expect((await ask('/en')).status).toBe(200)).toPass()
    for (const path of kinds.flatMap((kind) => [`/en${kind}`, `/af${kind}`])) {
      const answer = await ask(path)
      const html = await answer.text()
      expectStrict(html, path)
      expect(answer.headers.get('content-length'), path).toBe(String(Buffer.byteLength(html)))
      expect(html, path).toMatch(/<\/html>$/)
    }
  } finally {
    if (launched) await end(launched)
  }
})
