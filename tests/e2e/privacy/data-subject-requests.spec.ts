import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { horizontalOverflow, axeViolations } from '../support/axe'
import { replay, recordActionCalls } from '../support/server-actions'
import { type Page, asServiceRole, expect, makeAccount, signIn, test } from '../support/test'

type Row = Record<string, unknown>
const rows = (path: string): Promise<Row[]> => asServiceRole(path)
const address = () => `${crypto.randomUUID()}@example.org`
const newPhone = () => `+2784${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

/** A person in every table: two enquiries, two kept apart, a note, a follow-up, the newsletter. */
async function makePerson() {
  const mark = crypto.randomUUID()
  const [email, phone] = [address(), newPhone()]
  const sent = { first_name: 'Vergeet', surname: mark, email, phone }
  const [{ lead_id }] = (await asServiceRole('landing_form_submissions', {
    method: 'POST',
    body: [sent, sent],
  })) as unknown as [Row]
  await asServiceRole('lead_events', { method: 'POST', body: { lead_id, note: `About ${mark}` } })
  await asServiceRole(`leads?id=eq.${lead_id}`, { method: 'PATCH', body: { follow_up_on: '2026-12-01' } })
  await asServiceRole('suspect_submissions', {
    method: 'POST',
    body: [
      { ...sent, reason: 'limit' },
      { ...sent, reason: 'trap' },
    ],
  })
  await asServiceRole('newsletter_subscriptions', {
    method: 'POST',
    body: { email, language: 'af' },
  })
  return { mark, email, phone, lead: String(lead_id) }
}

const TABLES = [
  'leads',
  'lead_events',
  'landing_form_submissions',
  'suspect_submissions',
  'newsletter_subscriptions',
  'privacy_log',
]

/** Every table's rows as one text, in which nothing of an erased person may be found. */
async function everything(): Promise<string> {
  const all = await Promise.all(TABLES.map((table) => rows(`${table}?select=*&limit=5000`)))
  return JSON.stringify(all)
}

async function lookUp(page: Page, email: string) {
  await page.getByLabel('E-mail address of the person').fill(email)
  await page.getByRole('button', { name: 'Look up' }).click()
}

const hash = (email: string) => createHash('sha256').update(email).digest('hex')

test('a person gets everything that is kept about them, and then nothing is kept', async ({
  page,
  context,
}) => {
  const person = await makePerson()
  const other = await makePerson()
  await signIn(page)
  await page.goto('/admin/privacy')
  await lookUp(page, ` ${person.email.toUpperCase()} `)
  await expect(page.getByRole('heading', { name: `What is kept about ${person.email}` })).toBeVisible()
  const count = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd')
  await expect(count('Enquiries sent in')).toHaveText('2')
  await expect(count('Notes and changes')).toHaveText('2')
  await expect(count('Enquiries kept apart')).toHaveText('2')
  await expect(count('Newsletter')).toHaveText('1')
  await expect(page.getByRole('heading', { name: 'Enquiries shared with somebody else' })).toHaveCount(0)
  // Looking is no export.
  expect(await rows(`privacy_log?detail=eq.${hash(person.email)}`)).toEqual([])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.json$/)
  const file = JSON.parse(Buffer.concat(await (await download.createReadStream()).toArray()).toString())
  expect(file).toMatchObject({ address: person.email })
  const kept: Record<string, Row[]> = file.kept
  expect(kept.leads).toMatchObject([{ surname: person.mark, follow_up_on: '2026-12-01' }])
  expect(kept.submissions!.map(({ email }) => email)).toEqual([person.email, person.email])
  expect(kept.events!.map(({ note }) => note)).toContain(`About ${person.mark}`)
  expect(kept.suspects).toHaveLength(2)
  expect(kept.newsletter).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain(other.mark)

  const confirmation = page.getByLabel('Type the address once more')
  await confirmation.fill(other.email)
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText('The two addresses differ, so nothing was erased.')).toBeVisible()
  await expect(confirmation).toHaveValue(other.email)
  expect(await everything()).toContain(person.mark)

  const calls = recordActionCalls(page)
  await confirmation.fill(person.email)
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText('Erased: 8 entries.')).toBeVisible()
  const left = await everything()
  for (const trace of [person.mark, person.email, person.phone]) expect(left).not.toContain(trace)
  expect(left).toContain(other.mark)
  expect(await rows(`privacy_log?detail=eq.${hash(person.email)}&order=created_at`)).toMatchObject([
    { kind: 'person-exported', rows: 8, actor: process.env.STAFF_EMAIL },
    { kind: 'person-erased', rows: 8, actor: process.env.STAFF_EMAIL },
  ])
  const record = page.getByRole('table', { name: 'The record' })
  await expect(record.getByRole('row').nth(1)).toContainText('A person’s data erased')
  await expect(record.getByRole('row').nth(1)).toContainText(hash(person.email).slice(0, 16))

  // Twice at once: the second finds nothing.
  expect(await replay(context.request, calls[0]!)).toContain('"data":0')
  await lookUp(page, person.email)
  await expect(page.getByText(`Nothing is kept about ${person.email}.`)).toBeVisible()
  await lookUp(page, 'no address')
  await expect(page.getByText('Give a full e-mail address, such as name@example.org.')).toBeVisible()
})

test('who gives a stranger’s number gets nothing of the stranger, and takes nothing along', async ({
  page,
}) => {
  const stranger = await makePerson()
  const [email, surname] = [address(), `Nuuskierig ${crypto.randomUUID()}`]
  await asServiceRole('landing_form_submissions', {
    method: 'POST',
    body: { first_name: 'Piet', surname, email, phone: stranger.phone },
  })
  await signIn(page)
  await page.goto('/admin/privacy')
  await lookUp(page, email)
  const shared = page.getByRole('region', { name: 'Enquiries shared with somebody else' })
  await expect(shared).toContainText(`Vergeet ${stranger.mark}`)
  await expect(shared).toContainText(stranger.email)
  await expect(shared).toContainText('1 note, or entry about a joined enquiry, goes with an erasure')
  await expect(shared.getByRole('link', { name: 'Open the enquiry' })).toHaveAttribute(
    'href',
    `/admin/leads/${stranger.lead}`,
  )
  await expect(page.locator('dl > div').filter({ hasText: /^Lead/ }).locator('dd')).toHaveText('0')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await horizontalOverflow(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ])
  const file = Buffer.concat(await (await download.createReadStream()).toArray()).toString()
  expect(file).toContain(surname)
  for (const theirs of [stranger.mark, stranger.email]) expect(file).not.toContain(theirs)

  await page.getByLabel('Type the address once more').fill(email)
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText('Erased: 2 entries.')).toBeVisible()
  const left = await everything()
  for (const trace of [surname, email]) expect(left).not.toContain(trace)
  expect(await rows(`leads?id=eq.${stranger.lead}`)).toMatchObject([
    { surname: stranger.mark, email: stranger.email, submissions: 2 },
  ])
})

test('looking up and erasing are an admin’s, whoever sends the call', async ({ page, context }) => {
  const [person, other] = [await makePerson(), address()]
  await signIn(page)
  await page.goto('/admin/privacy')
  const calls = recordActionCalls(page)
  await lookUp(page, person.email)
  await page.getByLabel('Type the address once more').fill(other)
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText('The two addresses differ')).toBeVisible()
  const [look, erase] = calls as [(typeof calls)[0], (typeof calls)[0]]
  const meant = (body: string) => body.replaceAll(other, person.email)
  expect(await replay(context.request, erase, (body) => body.replaceAll(person.email, 'x'))).toContain(
    '"addressInvalid"',
  )
  await context.clearCookies()
  expect(await replay(context.request, look)).toContain('"notAuthenticated"')
  expect(await replay(context.request, erase, meant)).toContain('"notAuthenticated"')
  await signIn(page, await makeAccount('editor'))
  expect(await replay(context.request, look)).toContain('"notAdmin"')
  expect(await replay(context.request, erase, meant)).toContain('"notAdmin"')
  expect(await everything()).toContain(person.mark)
})

test('the desk works without JavaScript, and in Afrikaans', async ({ browser, baseURL }) => {
  const person = await makePerson()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await signIn(page)
  await page.goto('/af/admin/privacy')
  await page.getByLabel('E-posadres van die persoon').fill(person.email)
  await page.getByRole('button', { name: 'Soek' }).click()
  await expect(page.getByRole('heading', { name: `Wat oor ${person.email} gehou word` })).toBeVisible()
  await context.close()
})

test('the newsletter’s addresses as a file, counted on the dashboard and recorded', async ({ page }) => {
  await asServiceRole('newsletter_subscriptions', {
    method: 'POST',
    body: [{ email: `+${address()}`, language: 'af' }],
  })
  const all = await rows('newsletter_subscriptions?select=email&limit=5000')
  await signIn(page)
  await page.goto('/admin/dashboard')
  const part = page.getByRole('region', { name: 'Newsletter' })
  await expect(part).toContainText(`${all.length} address`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  const table: string[][] = parse(Buffer.concat(await (await download.createReadStream()).toArray()), {
    bom: true,
  })
  expect(table[0]).toEqual(['E-mail address', 'Language', 'Since'])
  expect(table).toHaveLength(all.length + 1)
  expect(table.flat().some((cell) => /^[=+\-@]/.test(cell))).toBe(false)
  const [entry] = await rows('privacy_log?kind=eq.newsletter-exported&order=created_at.desc&limit=1')
  expect(entry).toMatchObject({ rows: all.length, actor: process.env.STAFF_EMAIL })
})

test('what is erased after its time stands in the record', async ({ page }) => {
  const email = address()
  const [{ lead_id }] = (await asServiceRole('landing_form_submissions', {
    method: 'POST',
    body: { first_name: 'Lank', surname: 'Gelede', email, phone: newPhone() },
  })) as unknown as [Row]
  await asServiceRole(`leads?id=eq.${lead_id}`, {
    method: 'PATCH',
    body: { touched_at: '2020-01-01T00:00:00Z' },
  })
  await asServiceRole('privacy_log', {
    method: 'POST',
    body: { kind: 'retention', rows: 1, detail: 'of long ago', created_at: '2020-01-01T00:00:00Z' },
  })
  await asServiceRole('rpc/purge_expired', { method: 'POST', body: {} })
  expect(await rows(`landing_form_submissions?email=eq.${email}`)).toEqual([])
  expect(await rows('privacy_log?detail=eq.of%20long%20ago')).toEqual([])
  await signIn(page)
  await page.goto('/admin/privacy')
  await expect(page.getByRole('table', { name: 'The record' })).toContainText('Erased after its time')
})
