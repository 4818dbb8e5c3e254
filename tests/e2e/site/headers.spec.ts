import { createHash } from 'node:crypto'
import { expect, test } from '../support/test'
import { wideIf } from '../../scope'

const expected: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
}
const PAGE_POLICY = /default-src 'self'.*frame-ancestors 'none'/
const OF_DATA = /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/

const pages = [
  '/',
  '/af/blog',
  '/blog/no-such-post',
  '/no/such/page',
  '/no/such/file.php',
  '/landing',
  '/payment-notification',
  '/admin/login',
  '/_next/static/nothing.js',
]
const data = [
  '/admin/dashboard',
  '/EN/Blog/',
  '/?lng=af',
  '/api/posts?q=a',
  '/api/pictures',
  '/pictures/none.webp',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/images/posts/two-chairs.webp',
  '/_next/image?url=%2Fimages%2Fposts%2Ftwo-chairs.webp&w=640&q=50',
]

test('every kind of response has every security header and no name of the framework', async ({ request }) => {
  for (const [path, policy] of [
    ...pages.map((path) => [path, PAGE_POLICY] as const),
    ...data.map((path) => [path, OF_DATA] as const),
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['content-security-policy'], path).toMatch(policy)
    for (const [name, value] of Object.entries(expected))
      expect(headers[name], `${path} ${name}`).toMatch(value)
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})

test('a file that pages load has the headers that apply to files', async ({ request }) => {
  const text = await (await request.get('/')).text()
  const files = ['js', 'css', 'woff2'].map(
    (ending) => new RegExp(`/_next/static/[\\w/.~-]+\\.${ending}`).exec(text)![0],
  )
  for (const path of [...files, '/scenes/climb-light.svg', '/manifest.webmanifest', '/icon.svg']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toMatch(OF_DATA)
    const named = Object.keys(expected).filter((name) => name in headers)
    expect(named, path).toEqual([
      'strict-transport-security',
      'x-content-type-options',
      'cross-origin-resource-policy',
    ])
    for (const name of named) expect(headers[name], name).toMatch(expected[name]!)
  }
})

test('cacheable pages set no cookie, and shared caches serve nobody the wrong language', async ({
  request,
}) => {
  for (const path of ['/', '/blog', '/landing', '/af/blog/luister-voor-jy-raad-gee']) {
    const headers = (await request.get(path)).headers()
    expect(headers['set-cookie']).toBeUndefined()
    // Such an address may redirect by language: a shared cache must revalidate each time.
    const told = path.startsWith('/af/') ? /^s-maxage=/ : /^public, max-age=0, must-revalidate$/
    expect(headers['cache-control']).toMatch(told)
  }
})

test('pages rendered per request allow inline scripts only by nonce', async ({ request }) => {
  for (const path of [
    '/admin/login',
    '/payment-notification',
    '/pay/any',
    '/newsletter/manage',
    '/blog/search?q=a',
  ]) {
    const answer = await request.get(path)
    const policy = answer.headers()['content-security-policy']!
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    const inline = [...(await answer.text()).matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([^<]*)/g)]
    expect(nonce, path).toBeTruthy()
    expect(
      inline.filter(([, attributes]) => attributes!.includes(`nonce="${nonce}"`)),
      path,
    ).not.toEqual([])
    for (const [tag, attributes, script] of inline) {
      if (attributes!.includes('application/json') || attributes!.includes(`nonce="${nonce}"`)) continue
      // The first script is the same on every page.
      expect(policy, tag).toContain(`'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
    }
  }
})

for (const path of ['/', '/af/blog', '/landing', '/blog/luister-voor-jy-raad-gee']) {
  test(`a script injected into ${path} does not run, and a style has no effect${wideIf(path !== '/')}`, async ({
    page,
    allowError,
  }) => {
    allowError(/Content Security Policy|script-src|style-src/)
    await page.route(`**${path}`, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const answer = await route.fetch()
      const body = (await answer.text()).replace(
        '</body>',
        '<script>window.hacked = 1</script><img src="/none" onerror="window.hacked = 1">' +
          '<style>body { outline: 7px solid }</style><p style="outline: 7px solid">Injected</p></body>',
      )
      await route.fulfill({ response: answer, body })
    })
    allowError(/404/)
    await page.goto(path)
    await expect(page.locator('html')).toHaveClass(/light|dark/)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    for (const target of [page.locator('body'), page.getByText('Injected')])
      expect(await target.evaluate((element) => getComputedStyle(element).outlineWidth)).not.toBe('7px')
    const addedLater = await page.evaluate(() => {
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'body { opacity: 0.5 }' }),
      )
      return getComputedStyle(document.body).opacity
    })
    expect(addedLater).toBe('1')
  })
}

test('the site hydrates under its policy: the theme switch works and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/blog')
  await expect(page.locator('html')).toHaveClass(/light/)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/dark/)
})
