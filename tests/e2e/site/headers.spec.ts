import { gzipSync } from 'node:zlib'
import { expect, test } from '../support/test'

const expected: Record<string, RegExp> = {
  'content-security-policy': /default-src 'self'.*frame-ancestors 'none'/,
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
}

const answers = [
  '/',
  '/af/blog',
  '/blog/no-such-post',
  '/no/such/page',
  '/landing',
  '/payment-notification',
  '/admin/login',
  '/admin/dashboard',
  '/api/posts?q=a',
  '/robots.txt',
  '/theme.js',
  '/images/posts/two-chairs.webp',
  '/_next/static/nothing.js',
  '/?lng=af',
]

for (const path of answers) {
  test(`${path} carries every security header and no name of the framework`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    for (const [name, value] of Object.entries(expected)) expect(headers[name], name).toMatch(value)
    expect(headers['x-powered-by']).toBeUndefined()
  })
}

test('cacheable pages set no cookie', async ({ request }) => {
  for (const path of ['/', '/blog', '/landing', '/af/blog/luister-voor-jy-raad-gee']) {
    const headers = (await request.get(path)).headers()
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toMatch(/s-maxage/)
  }
})

test('pages rendered per request allow inline scripts by nonce only', async ({ request }) => {
  for (const path of ['/admin/login', '/payment-notification', '/blog/search?q=a']) {
    const answer = await request.get(path)
    const policy = answer.headers()['content-security-policy']!
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    const inline = [...(await answer.text()).matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)]
    for (const [tag, attributes] of inline) {
      expect(attributes!.includes('application/json') || tag.includes(`nonce="${nonce}"`), tag).toBe(true)
    }
  }
})

for (const path of ['/', '/af/blog', '/landing', '/blog/luister-voor-jy-raad-gee']) {
  test(`a script injected into ${path} does not run`, async ({ page, allowError }) => {
    allowError(/Content Security Policy|script-src/)
    await page.route(`**${path}`, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const answer = await route.fetch()
      const body = (await answer.text()).replace(
        '</body>',
        '<script>window.hacked = 1</script><img src="/none" onerror="window.hacked = 1"></body>',
      )
      await route.fulfill({ response: answer, body })
    })
    allowError(/404/)
    await page.goto(path)
    await expect(page.locator('html')).toHaveClass(/light|dark/)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })
}

test('the site hydrates under its policy: the theme switch works, and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/blog')
  await expect(page.locator('html')).toHaveClass(/light/)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/dark/)
})

const MOST_SCRIPT = 170 * 1024

for (const path of ['/', '/blog', '/blog/luister-voor-jy-raad-gee', '/landing', '/payment-notification']) {
  test(`${path} sends at most 170 KB of script, and no key or client of the database`, async ({ page }) => {
    const scripts = new Map<string, string>()
    page.on('response', async (answer) => {
      if (answer.request().resourceType() === 'script') scripts.set(answer.url(), await answer.text())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const weight = [...scripts.values()].reduce((sum, text) => sum + gzipSync(text).length, 0)
    test.info().annotations.push({ type: 'script', description: `${(weight / 1024).toFixed(1)} KB` })
    expect(weight).toBeLessThan(MOST_SCRIPT)
    const all = [...scripts.values()].join('') + (await page.content())
    expect(all).not.toContain(process.env.SUPABASE_PUBLISHABLE_KEY)
    expect(all).not.toContain(process.env.SUPABASE_SECRET_KEY)
    expect(all).not.toContain(new URL(process.env.SUPABASE_URL!).host)
    expect(all).not.toMatch(/sb_(publishable|secret)_|GoTrueClient|PostgrestClient/)
  })
}
