/** The role office: its way from an enquiry to the money, and what it is refused. */
import { storeSending, storeSubscriber } from '../support/issues'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { askForPayment, entriesOf, recordTransfer } from '../support/payments'
import { test } from '../support/posts'
import { type Page, expect, makeAccount, signIn, site, waitForHydration } from '../support/test'

const steps = (page: Page, name: string | RegExp) => page.locator('summary').filter({ hasText: name })

test('the office follows an enquiry up, asks for a payment and records the transfer, in Afrikaans', async ({
  page,
}) => {
  const person = newEnquiry()
  const [lead] = await storeEnquiries(person)
  const office = await makeAccount('office')
  await signIn(page, office, '/af/admin/dashboard')
  const toDo = page.getByRole('region', { name: 'Vandag te doen' })
  await expect(toDo.getByRole('link', { name: `Naomi ${person.surname}`, exact: true })).toBeVisible()
  await page.goto(`/af/admin/leads/${lead}`)
  await page.getByLabel('Toegewys aan').selectOption(office.email)
  await page.getByLabel('Wat gesê is, wat afgespreek is').fill('Wants to begin in January.')
  await page.getByRole('button', { name: 'Stoor', exact: true }).click()
  await expect(page.getByText('Gestoor.')).toBeVisible()
  await expect(page.getByRole('main').locator('a[href*="/admin/privacy"]')).toHaveCount(0)

  await page.getByRole('link', { name: 'Vra ’n betaling' }).click()
  const create = page.getByRole('button', { name: 'Skep betaalversoek' })
  await waitForHydration(create)
  await page.locator('select[name="level"]').selectOption('1')
  await create.click()
  await expect(page).toHaveURL(/\/admin\/payments\/[\da-f-]{36}/)
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  await steps(page, 'Teken ’n bankoorplasing aan').click()
  await page.getByRole('button', { name: 'Teken die oorplasing aan' }).click()
  await expect(page.getByText('Die bankoorplasing is aangeteken.')).toBeVisible()
  expect((await entriesOf(id)).map(({ kind, amount }) => [kind, Number(amount)])).toEqual([
    ['transfer', 2500],
  ])
  await page.reload()
  await expect(steps(page, 'Teken ’n bankoorplasing aan')).toBeVisible()
  await expect(
    steps(page, /^(?:Teken ’n (?:terugbetaling|regstelling) aan|Dra oor na ’n ander betaling)$/),
  ).toHaveCount(0)

  await page.goto('/af/admin/report')
  const month = page.getByRole('main').getByRole('row', { name: 'Geld ontvang' })
  await expect(month.getByRole('cell').first()).toHaveText(/R[1-9]/)

  const subscriber = await storeSubscriber()
  for (const path of ['leads', 'payments', 'newsletter/subscribers', 'mail']) {
    await page.goto(`/af/admin/${path}`)
    await expect(page.getByRole('main').getByRole('list').first()).toBeVisible()
    await expect(page.getByRole('main').locator('form[action*="/api/exports"]')).toHaveCount(0)
  }
  await page.goto(`/af/admin/newsletter/subscribers?q=${encodeURIComponent(subscriber)}`)
  await expect(page.getByRole('main').getByText(subscriber)).toBeVisible()
})

test('pages for other roles say so to the office, in both languages', async ({ page, store }) => {
  const { title } = await store({ status: 'draft' })
  await signIn(page, await makeAccount('office'))
  for (const path of [
    ...['', '/bank', '/bank/versions', '/fees', '/import', '/checklist'].map((part) => `/admin/site${part}`),
    ...['/admin/newsletter', `/admin/newsletter/${crypto.randomUUID()}`, '/admin/payments/notifications'],
    ...['/admin/privacy', '/admin/audit', '/admin/system', '/admin/staff'],
    `/admin/staff/${crypto.randomUUID()}`,
  ]) {
    const [en, af] = await Promise.all(
      ['', '/af'].map(async (prefix) => (await page.request.get(prefix + path)).text()),
    )
    expect(en, path).toContain('>This page is for administrators.')
    expect(af, path).toContain('>Hierdie bladsy is vir administrateurs.')
  }
  for (const path of ['/blog/admin', '/blog/admin?view=bin', '/admin/media']) {
    const html = await (await page.request.get(path)).text()
    expect(html, path).toContain('>This page is for administrators and editors.')
    expect(html, path).not.toContain(title)
  }
  await page.goto('/admin/audit')
  for (const name of ['Posts', 'Content', 'Newsletter', 'Notifications', 'Staff', 'Privacy', 'System'])
    await expect(page.getByRole('navigation').getByRole('link', { name, exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to Leads' }).click()
  await expect(page).toHaveURL(`${site}/admin/leads`)
})

test('the office gets no export, preview or upload, and a person’s statement', async ({ page }) => {
  const person = newEnquiry()
  await storeEnquiries(person)
  const { id } = await askForPayment({ email: person.email })
  await recordTransfer(id, '2500')
  const issue = await storeSending(await storeSubscriber())
  await signIn(page, await makeAccount('office'))
  const post = (kind: string) =>
    page.request.post(`/api/exports/${kind}`, {
      headers: { origin: site, 'sec-fetch-site': 'same-origin' },
      form: { locale: 'en', address: person.email, email: person.email },
      maxRedirects: 0,
    })
  for (const kind of ['leads', 'newsletter', 'person', 'audit', 'payments', 'content']) {
    const answer = await post(kind)
    expect([answer.status(), answer.headers().location], kind).toEqual([
      303,
      expect.stringMatching(/\?failed=notAdmin$/),
    ])
  }
  for (const kind of ['statement', 'report'])
    expect((await post(kind)).headers()['content-type'], kind).toBe('application/pdf')
  for (const path of [`/api/newsletter/issues/${issue}/en`, '/api/mail/lead-answer/en'])
    expect((await page.request.get(path)).status(), path).toBe(403)
  for (const path of ['/api/brochure-files', '/api/pictures']) {
    const data = Buffer.from('%PDF-1.7\n%%EOF\n')
    const answer = await page.request.post(path, { data, headers: { origin: site } })
    expect([401, 403], path).toContain(answer.status())
  }
})
