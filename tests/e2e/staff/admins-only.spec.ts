/** Pages and data refused to editors and visitors. */
import { storeSending, storeSubscriber } from '../support/issues'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { askForPayment } from '../support/payments'
import { test } from '../support/posts'
import { expect, makeAccount, signIn, site } from '../support/test'

/** Exports for admins, and their pages. */
const exports = {
  leads: '/admin/leads',
  newsletter: '/admin/newsletter',
  person: '/admin/privacy',
  audit: '/admin/audit',
  statement: '/admin/payments',
  demand: '/admin/payments/owed',
  books: '/admin/books',
  payments: '/admin/payments',
  report: '/admin/report',
  content: '/admin/site/import',
}

test('pages for administrators say so to an editor, who gets no export', async ({ page, store }) => {
  const person = newEnquiry()
  await store({ status: 'draft' })
  const [lead] = await storeEnquiries(person)
  const { id: payment } = await askForPayment({ surname: person.surname })
  await signIn(page, await makeAccount('editor'))
  for (const path of [
    '/admin/dashboard',
    ...['', `/${lead}`, '/spam', '/held', '/new', '/import'].map((part) => `/admin/leads${part}`),
    ...['', `/${payment}`, '/new', '/notifications', '/owed', '?state=all'].map(
      (part) => `/admin/payments${part}`,
    ),
    ...['', '/bank', '/bank/versions', '/fees', '/import', '/checklist'].map((part) => `/admin/site${part}`),
    ...['/admin/newsletter', '/admin/newsletter/subscribers', '/admin/mail', '/admin/privacy'],
    ...[
      '/admin/report',
      '/admin/books',
      '/admin/audit',
      '/admin/system',
      '/admin/staff',
      `/admin/staff/${crypto.randomUUID()}`,
    ],
  ]) {
    const html = await (await page.request.get(path)).text()
    expect(html, path).toMatch(/>(?:This page is|Enquiries are) for administrators(?: and the office)?\./)
    expect(html, path).not.toContain(person.surname)
  }
  await page.goto('/admin/dashboard')
  await expect(page.getByText('Enquiries are for administrators and the office.')).toBeVisible()
  const toDo = page.getByRole('list', { name: 'To do today' }).getByRole('listitem')
  await expect(toDo.filter({ hasText: 'Draft' }).first()).toBeVisible()
  await expect(page.getByText('Total Leads')).toHaveCount(0)
  await expect(page.getByText(/Sample content/)).toHaveCount(0)
  for (const name of ['Leads', 'Newsletter'])
    await expect(page.getByRole('navigation').getByRole('link', { name })).toHaveCount(0)
  for (const [route, back] of Object.entries(exports)) {
    const answer = await page.request.post(`/api/exports/${route}`, {
      headers: { origin: site, 'sec-fetch-site': 'same-origin' },
      form: { locale: 'en', address: person.email },
      maxRedirects: 0,
    })
    expect([answer.status(), answer.headers().location]).toEqual([303, `${back}?failed=notAdmin`])
  }
  await page.getByRole('link', { name: 'Go to Blog Admin' }).click()
  await expect(page.getByRole('button', { name: 'New Post' })).toBeVisible()
})

test('exports are for admins, and only from a page of this site', async ({ page, request }) => {
  for (const route of Object.keys(exports)) {
    const post = (headers: Record<string, string>, data = 'locale=af') =>
      request.post(`/api/exports/${route}`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        data,
        maxRedirects: 0,
      })
    const own = { origin: site }
    const stranger = await post(own)
    expect(stranger.status()).toBe(303)
    expect(stranger.headers().location).toMatch(/^\/af\/admin\/login\?next=%2Faf%2Fadmin%2F/)
    const foreign: Record<string, string>[] = [{ origin: 'https://example.org' }, { origin: 'null' }, {}]
    for (const headers of foreign) expect((await post(headers)).status()).toBe(403)
    expect((await post({ ...own, 'content-type': 'application/json' }, '{}')).status()).toBe(400)
    expect((await post(own, `q=${'x'.repeat(20_000)}`)).status()).toBe(400)
    expect((await request.get(`/api/exports/${route}`)).status()).toBe(405)
  }
  await signIn(page)
  for (const [path, sentence] of [
    ['/admin/leads?failed=tooMany', 'More than 10 000 leads match'],
    ['/af/admin/leads?failed=failed', 'Die uitvoer het misluk. Geen data is uitgevoer nie;'],
    ['/admin/privacy?failed=invalid', 'The request for the export was not valid.'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence)
  }
  await page.goto('/admin/leads?failed=nonsense')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('previews of messages and issues are for admins', async ({ page, request }) => {
  const issue = await storeSending(await storeSubscriber())
  const previews = [`/api/newsletter/issues/${issue}/en`, '/api/mail/lead-answer/en'] as const
  const statuses = (from: typeof request) =>
    Promise.all(previews.map(async (path) => (await from.get(path)).status()))
  expect(await statuses(request)).toEqual([401, 401])
  await signIn(page, await makeAccount('editor'))
  expect(await statuses(page.request)).toEqual([403, 403])
  await signIn(page)
  for (const path of [`/api/newsletter/issues/${issue}/af`, '/api/mail/no-such-kind/en'])
    expect((await page.request.get(path)).status(), path).toBe(404)
  const shown = await page.request.get(previews[0])
  expect(shown.headers()['content-security-policy']).toContain("style-src 'unsafe-inline'")
  expect(await (await page.request.get(`${previews[0]}?part=text`)).text()).toContain('As it was sent.')
  const text = await page.request.get(`${previews[1]}?part=text`)
  expect(text.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await text.text()).toContain('Dear Thandi')
})

test('the former address of suspected spam redirects permanently to the current one', async ({ request }) => {
  for (const prefix of ['', '/af']) {
    const answer = await request.get(`${prefix}/admin/leads/suspects`, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers().location).toMatch(new RegExp(`^(?:https?://[^/]+)?${prefix}/admin/leads/spam$`))
  }
})
