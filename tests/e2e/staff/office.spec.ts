/** The role office: its way from an enquiry to the money, and what it is refused. */
import { storeSending, storeSubscriber } from '../support/issues'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { askForPayment, entriesOf, recordTransfer } from '../support/payments'
import { test } from '../support/posts'
import { type Page, expect, makeAccount, signIn, site, waitForHydration } from '../support/test'
import { wideIf } from '../../scope'

const ways = [
  {
    language: 'English',
    prefix: '',
    ...{ toDo: 'To do today', owner: 'Assigned to', note: 'What was said, what was agreed', save: 'Save' },
    ...{ saved: 'Saved.', ask: 'Ask for a payment', create: 'Create payment request' },
    ...{
      step: 'Record a bank transfer',
      record: 'Record the transfer',
      done: 'The bank transfer is recorded.',
      report: 'Money received',
    },
    more: /^(?:Record a (?:refund|correction)|Move to another payment)$/,
  },
  {
    language: 'Afrikaans',
    prefix: '/af',
    ...{
      toDo: 'Vandag te doen',
      owner: 'Toegewys aan',
      note: 'Wat gesê is, wat afgespreek is',
      save: 'Stoor',
    },
    ...{ saved: 'Gestoor.', ask: 'Vra ’n betaling', create: 'Skep betaalversoek' },
    ...{ step: 'Teken ’n bankoorplasing aan', record: 'Teken die oorplasing aan' },
    ...{ done: 'Die bankoorplasing is aangeteken.', report: 'Geld ontvang' },
    more: /^(?:Teken ’n (?:terugbetaling|regstelling) aan|Dra oor na ’n ander betaling)$/,
  },
] as const

const steps = (page: Page, name: string | RegExp) => page.locator('summary').filter({ hasText: name })

for (const { language, prefix, ...words } of ways)
  test(`the office follows an enquiry up, asks for a payment and records the transfer: ${language}${wideIf(language === 'English')}`, async ({
    page,
  }) => {
    const person = newEnquiry()
    const [lead] = await storeEnquiries(person)
    const office = await makeAccount('office')
    await signIn(page, office, `${prefix}/admin/dashboard`)
    const toDo = page.getByRole('region', { name: words.toDo })
    await expect(toDo.getByRole('link', { name: `Naomi ${person.surname}`, exact: true })).toBeVisible()
    await page.goto(`${prefix}/admin/leads/${lead}`)
    await page.getByLabel(words.owner).selectOption(office.email)
    await page.getByLabel(words.note).fill('Wants to begin in January.')
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByText(words.saved)).toBeVisible()
    await expect(page.getByRole('main').locator('a[href*="/admin/privacy"]')).toHaveCount(0)

    await page.getByRole('link', { name: words.ask }).click()
    const create = page.getByRole('button', { name: words.create })
    await waitForHydration(create)
    await page.locator('select[name="level"]').selectOption('1')
    await create.click()
    await expect(page).toHaveURL(/\/admin\/payments\/[\da-f-]{36}/)
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    await steps(page, words.step).click()
    await page.getByRole('button', { name: words.record }).click()
    await expect(page.getByText(words.done)).toBeVisible()
    expect((await entriesOf(id)).map(({ kind, amount }) => [kind, Number(amount)])).toEqual([
      ['transfer', 2500],
    ])
    await page.reload()
    await expect(steps(page, words.step)).toBeVisible()
    await expect(steps(page, words.more)).toHaveCount(0)

    await page.goto(`${prefix}/admin/report`)
    const month = page.getByRole('main').getByRole('row', { name: words.report })
    await expect(month.getByRole('cell').first()).toHaveText(/R[1-9]/)

    const subscriber = await storeSubscriber()
    for (const path of ['leads', 'payments', 'newsletter/subscribers', 'mail']) {
      await page.goto(`${prefix}/admin/${path}`)
      await expect(page.getByRole('main').getByRole('list').first()).toBeVisible()
      await expect(page.getByRole('main').locator('form[action*="/api/exports"]')).toHaveCount(0)
    }
    await page.goto(`${prefix}/admin/newsletter/subscribers?q=${encodeURIComponent(subscriber)}`)
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
