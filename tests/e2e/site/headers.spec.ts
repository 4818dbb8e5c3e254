import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { type Page, expect, signIn, test } from '../support/test'
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
  '/scenes/climb-light.svg',
  '/admin/dashboard',
  '/EN/Blog/',
  '/?lng=af',
  '/api/posts?q=a',
  '/api/pictures',
  '/pictures/none.webp',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/icon.svg',
  '/images/posts/two-chairs.webp',
  '/_next/image?url=%2Fimages%2Fposts%2Ftwo-chairs.webp&w=640&q=75',
]

test('every kind of answer carries every security header and no name of the framework', async ({
  request,
}) => {
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

test('a file of the build carries what says something of a file', async ({ request }) => {
  const text = await (await request.get('/')).text()
  const files = ['js', 'css', 'woff2'].map(
    (ending) => new RegExp(`/_next/static/[\\w/.~-]+\\.${ending}`).exec(text)![0],
  )
  for (const path of files) {
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

test('cacheable pages set no cookie, and other caches give none to those who want another language', async ({
  request,
}) => {
  for (const path of ['/', '/blog', '/landing', '/af/blog/luister-voor-jy-raad-gee']) {
    const headers = (await request.get(path)).headers()
    expect(headers['set-cookie']).toBeUndefined()
    // Some visitors of an address without a language are led to another one: a shared cache must ask each time.
    const told = path.startsWith('/af/') ? /^s-maxage=/ : /^public, max-age=0, must-revalidate$/
    expect(headers['cache-control']).toMatch(told)
  }
})

test('pages rendered per request allow inline scripts by nonce only', async ({ request }) => {
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
      // The first script is the same in every page.
      expect(policy, tag).toContain(`'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
    }
  }
})

for (const path of ['/', '/af/blog', '/landing', '/blog/luister-voor-jy-raad-gee']) {
  test(`a script injected into ${path} does not run, and a style shows nothing${wideIf(path !== '/')}`, async ({
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

/** The addresses of the drawings on a page, each with the part of it that is shown. */
const drawingsOf = (page: Page) =>
  page
    .locator('svg use, img[src^="/scenes/"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? each.getAttribute('src')!))

test('the drawings of a page are files that a browser keeps, sent compressed', async ({ page, request }) => {
  await page.goto('/')
  const drawings = await drawingsOf(page)
  for (const [folder, coding, lifetime] of [
    ['/scenes/', 'gzip', 'public, max-age=86400, stale-while-revalidate=604800'],
    // The icons, which are in a file of the build, whose name changes with what is in it.
    ['/_next/static/', 'br', 'public, max-age=31536000, immutable'],
  ] as const) {
    const files = new Set(
      drawings.filter((href) => href.startsWith(folder)).map((href) => href.split('#')[0]!),
    )
    expect(files.size, folder).toBeGreaterThan(0)
    for (const address of files) {
      const answer = await request.get(address, { headers: { 'accept-encoding': coding } })
      expect(answer.status(), address).toBe(200)
      expect(answer.headers(), address).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-encoding': coding,
        'cache-control': lifetime,
      })
    }
  }
})

test('every icon of a page is in the file that it names, and visitors load one alone', async ({
  page,
  request,
}) => {
  await signIn(page)
  for (const [path, count] of [
    ['/', 1],
    ['/blog/admin', 2],
    ['/admin/leads', 2],
  ] as const) {
    await page.goto(path)
    const icons = (await drawingsOf(page)).filter((href) => href.startsWith('/_next/static/'))
    expect(icons.length, path).toBeGreaterThan(5)
    expect(new Set(icons.map((icon) => icon.split('#')[0])).size, path).toBe(count)
    for (const icon of new Set(icons)) {
      const [address = '', name] = icon.split('#')
      expect(await (await request.get(address)).text(), icon).toContain(`<symbol id="${name}"`)
    }
  }
})

for (const [theme, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`a page loads the drawings of the ${theme} theme alone${wideIf(theme === 'dark')}`, async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/about', { waitUntil: 'networkidle' })
    expect(loaded).toContain(`/scenes/two-chairs-${theme}.svg`)
    expect(loaded.filter((path) => path.endsWith(`-${other}.svg`))).toEqual([])
  })
}

/** The most KB of script, compressed; the page with the form at its top has more. */
const MOST_SCRIPT: Record<string, number> = { '/landing': 168 }

for (const path of ['/', '/blog', '/blog/luister-voor-jy-raad-gee', '/landing', '/payment-notification']) {
  const most = MOST_SCRIPT[path] ?? 156
  test(`${path} sends at most ${most} KB of script, and no key or client of the database${wideIf(!['/', '/payment-notification'].includes(path))}`, async ({
    page,
  }) => {
    const scripts = new Map<string, string>()
    page.on('response', async (answer) => {
      if (answer.request().resourceType() === 'script') scripts.set(answer.url(), await answer.text())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const weight = [...scripts.values()].reduce((sum, text) => sum + gzipSync(text).length, 0)
    test.info().annotations.push({ type: 'script', description: `${(weight / 1024).toFixed(1)} KB` })
    expect(weight / 1024).toBeLessThan(most)
    const all = [...scripts.values()].join('') + (await page.content())
    expect(all).not.toContain(process.env.SUPABASE_PUBLISHABLE_KEY)
    expect(all).not.toContain(process.env.SUPABASE_SECRET_KEY)
    expect(all).not.toContain(new URL(process.env.SUPABASE_URL!).host)
    expect(all).not.toMatch(/sb_(publishable|secret)_|GoTrueClient|PostgrestClient/)
  })
}
