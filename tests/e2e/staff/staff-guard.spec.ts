import { expect, makeAccount, signIn, site, test } from '../support/test'
import { recordActionCalls } from '../support/server-actions'
import { ask } from '../support/wire'

/** Texts that only staff may read. */
const SECRETS =
  /Current password|Huidige wagwoord|Recent Leads|Total Leads|New Post|Onlangse belangstellendes|Nuwe artikel/

const paths = [
  '/admin/dashboard',
  '/af/admin/dashboard',
  '/en/admin/dashboard',
  '/admin/account',
  '/af/admin/account',
  '/blog/admin',
  '/af/blog/admin',
  '//admin/dashboard',
  '/admin//dashboard',
  '/admin/dashboard/',
  '/ADMIN/dashboard',
  '/%61dmin/dashboard',
  '/admin%2Fdashboard',
  '/admin/dashboard.rsc',
  '/admin/dashboard.txt',
  '/admin/dashboard/..%2fdashboard',
  '/blog/../admin/dashboard',
  '/_next/data/build/admin/dashboard.json',
  '/admin/dashboard?_rsc=1',
]

const bypasses: [string, Record<string, string>][] = [
  ['plain', {}],
  ['x-middleware-subrequest', { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') }],
  [
    'x-middleware-subrequest of src',
    { 'x-middleware-subrequest': Array(5).fill('src/middleware').join(':') },
  ],
  ['RSC', { rsc: '1' }],
  ['prefetch', { rsc: '1', 'next-router-prefetch': '1' }],
  ['segment prefetch', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
  ['rewritten url', { 'x-rewrite-url': '/admin/dashboard', 'x-original-url': '/admin/dashboard' }],
  ['invented session', { cookie: 'sb-127-auth-token=base64-eyJhY2Nlc3NfdG9rZW4iOiJ4In0' }],
]

for (const [name, headers] of bypasses) {
  test(`an anonymous request gets nothing of the staff pages: ${name}`, async () => {
    for (const path of paths) {
      const answer = await ask(path, { headers })
      expect(answer.body, `${path} (${answer.status})`).not.toMatch(SECRETS)
      expect(answer.status, path).not.toBe(500)
    }
  })
}

test('a staff address redirects to the sign-in page, which leads back', async ({ page }) => {
  await page.goto('/af/blog/admin?page=1')
  await expect(page).toHaveURL('/af/admin/login?next=%2Faf%2Fblog%2Fadmin%3Fpage%3D1')
})

test('the editor’s requests are refused without a session, its actions also from another origin', async ({
  page,
  context,
}) => {
  await signIn(page, await makeAccount('editor'), '/blog/admin')
  const reads: string[] = []
  const calls = recordActionCalls(page)
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/posts/')) reads.push(pathname)
  })
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.locator('.post')).toBeVisible()
  await page.getByRole('button', { name: /^Update(?: draft)?$/ }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  // A preview and a save; reads of the post, its versions and so on.
  expect(calls.length).toBeGreaterThanOrEqual(2)
  expect(reads.length).toBeGreaterThanOrEqual(2)

  await context.clearCookies()
  for (const path of reads) {
    const answer = await ask(path)
    expect(answer.status).toBe(401)
    expect(JSON.parse(answer.body)).toEqual({ ok: false, code: 'notAuthenticated' })
  }
  for (const { id, body, type } of calls) {
    const headers = { 'next-action': id, 'content-type': type, origin: site, accept: 'text/x-component' }
    // The sign-in page accepts all POSTs: the action itself must refuse.
    const elsewhere = await ask('/admin/login', { method: 'POST', headers }, body)
    expect(elsewhere.body).toMatch(/notAuthenticated/)
    const foreign = await ask(
      '/admin/login',
      { method: 'POST', headers: { ...headers, origin: 'https://example.org' } },
      body,
    )
    expect(foreign.status).toBeGreaterThanOrEqual(400)
  }
})

test('staff pages and sign-in are not cacheable', async () => {
  for (const path of [
    '/admin/login',
    '/admin/forgot-password',
    '/admin/new-password?token_hash=x',
    '/admin/account',
    '/admin/dashboard',
    '/blog/admin',
  ]) {
    expect(String((await ask(path)).headers['cache-control'])).toMatch(/no-store/)
  }
})
