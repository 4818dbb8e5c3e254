import { expect, makeAccount, signIn, site, test } from '../support/test'
import { newEnquiry, storeEnquiries } from '../support/leads'

test('an editor is told on every page of administrators for whom it is, and gets no export', async ({
  page,
}) => {
  const person = newEnquiry()
  const [id] = await storeEnquiries(person)
  await signIn(page, await makeAccount('editor'))
  for (const path of [
    '/admin/dashboard',
    '/admin/leads',
    `/admin/leads/${id}`,
    '/admin/leads/spam',
    '/admin/leads/held',
    '/admin/leads/new',
    '/admin/leads/import',
    '/admin/mail',
    '/admin/privacy',
    '/admin/audit',
    '/admin/system',
    '/admin/site',
    '/admin/site/bank',
    '/admin/site/bank/versions',
    '/admin/staff',
    `/admin/staff/${crypto.randomUUID()}`,
  ]) {
    await page.goto(path)
    const what = path === '/admin/dashboard' ? 'Enquiries are' : 'This page is'
    await expect(page.getByText(`${what} for administrators.`), path).toBeVisible()
    expect(await page.content(), path).not.toContain(person.surname)
  }
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('region', { name: 'Drafts and scheduled posts' })).toContainText('Drafts')
  await expect(page.getByText('Total Leads')).toHaveCount(0)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Leads' })).toHaveCount(0)
  for (const [route, back] of [
    ['leads', '/admin/leads'],
    ['newsletter', '/admin/newsletter'],
    ['person', '/admin/privacy'],
    ['audit', '/admin/audit'],
    ['statement', '/admin/payments'],
  ] as const) {
    const answer = await page.request.post(`/api/exports/${route}`, {
      headers: { origin: site, 'sec-fetch-site': 'same-origin' },
      form: { locale: 'en', address: person.email },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(303)
    expect(answer.headers().location).toBe(`${back}?failed=notAdmin`)
  }
})

test('exports are for admins, from a page of this site', async ({ page, request }) => {
  for (const route of ['leads', 'newsletter', 'person', 'audit', 'statement']) {
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

test('the former address of suspected spam leads to the present one for good', async ({ request }) => {
  for (const prefix of ['', '/af']) {
    const answer = await request.get(`${prefix}/admin/leads/suspects`, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers().location).toMatch(new RegExp(`^(?:https?://[^/]+)?${prefix}/admin/leads/spam$`))
  }
})
