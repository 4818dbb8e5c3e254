import { gzipSync } from 'node:zlib'
import { type Page, expect, signIn, test } from '../support/test'
import { wideIf } from '../../scope'

/** Addresses of a page's drawings, with their fragments. */
const drawingsOf = (page: Page) =>
  page
    .locator('svg use, img[src^="/scenes/"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? each.getAttribute('src')!))

test('a page’s drawings are cacheable, compressed files', async ({ page, request }) => {
  await page.goto('/')
  const drawings = await drawingsOf(page)
  for (const [folder, coding, lifetime] of [
    ['/scenes/', 'br', 'public, max-age=86400, stale-while-revalidate=604800'],
    // The icons are one file of the build, named by its content.
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

test('every icon of a page exists in its file, and visitors load only one file', async ({
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
  test(`a page loads only the drawings of the ${theme} theme${wideIf(theme === 'dark')}`, async ({
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

/** Limits in KB of compressed script, where they differ; this page starts with the form. */
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
