import type { ChildProcess } from 'node:child_process'
import type { APIRequestContext, Page } from 'playwright/test'
import { startBackend } from '../../../scripts/local/services.mjs'
import { end } from '../../../scripts/process/child.mjs'
import { axeViolations } from '../support/axe'
import { forgedFields, notify, payButton, signed, trueNotification } from '../support/payfast'
import { askForPayment, entriesOf, stateOf } from '../support/payments'
import { asServiceRole, expect, makeAccount, signIn, site, test, waitForHydration } from '../support/test'

/** A new backend: earlier outage tests may have ended the site's. */
let backend: ChildProcess | undefined

const answers = () =>
  fetch(process.env.SUPABASE_URL!).then(
    () => true,
    () => false,
  )

test.beforeAll(async () => {
  if (await answers()) process.kill(Number(process.env.BACKEND_PID), 'SIGTERM')
  await expect.poll(answers).toBe(false)
  backend = await startBackend()
})

test.afterAll(async () => {
  if (backend) await end(backend)
})

const health = (request: APIRequestContext) => request.get('/api/health')

/** Expects the health address and the System page to report the outage, but not its cause. */
async function expectOutageTold(page: Page, request: APIRequestContext) {
  await expect.poll(async () => (await health(request)).status()).toBe(503)
  expect(await (await health(request)).json()).toEqual({
    status: 'unavailable',
    build: expect.any(String),
    migrations: { applied: null, expected: expect.any(String) },
  })
  expect((await request.get('/api/health/live')).status()).toBe(200)
  await page.goto('/admin/system')
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible()
  await expect(page.getByText('The database is not responding')).toBeVisible()
  await expect(page.getByRole('region')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
}

test('without the database PayFast must retry, and payments, health and System report it', async ({
  page,
  context,
  request,
  allowError,
}) => {
  allowError(/50[0-4]|Server Components render|React error|ErrorBoundary/)
  const { id, token } = await askForPayment()
  const body = await trueNotification(id)
  await signIn(page, await makeAccount('admin'), '/admin/payments')
  await end(backend!)

  for (const told of [body, signed(forgedFields(id))]) {
    const answer = await request.post('/api/payfast/notify', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      data: told,
    })
    expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '60'])
  }
  const receipt = await request.get(`/api/pay/${token}/receipt`)
  expect([receipt.status(), receipt.headers()['retry-after']]).toEqual([503, '60'])
  expect(await (await request.get(`/api/payments/${id}`)).json()).toEqual({
    state: 'unverified',
    reference: id,
  })
  const student = await context.newPage()
  const pdf = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
  const sent = await request.post(`/api/pay/${token}/proof`, {
    multipart: { file: pdf },
    headers: { origin: site },
    maxRedirects: 0,
  })
  await student.goto(sent.headers().location!)
  await expect(student.getByText('Your file did not reach us.')).toBeVisible()
  await expect(student.getByText('Our server is not responding at the moment.')).toBeVisible()
  const reload = student.getByRole('link', { name: 'Try again' })
  await expect(reload).toBeVisible()
  await expectOutageTold(page, request)
  await page.goto('/admin/payments')
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()

  backend = await startBackend()
  // A new database may be too slow for the first request.
  await expect.poll(async () => (await health(request)).status(), { timeout: 60_000 }).toBe(200)
  await expect(async () => {
    if (await reload.isVisible()) await reload.click()
    await expect(payButton(student)).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 30_000 })
  expect(await stateOf(id)).toBe('pending')
  expect(await notify(request, body)).toBe(200)
  await expect.poll(() => stateOf(id)).toBe('complete')
  expect(await entriesOf(id)).toHaveLength(1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
})

test('without the database the lead pages say so and keep the input @wide', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/50[0-4]/)
  const email = `${crypto.randomUUID()}@example.org`
  const person = { first_name: 'Geduldige', surname: 'Wagter', email, phone: '+27821238888' }
  const [lead] = (await asServiceRole('landing_form_submissions', { method: 'POST', body: person })) as {
    lead_id: string
  }[]
  await asServiceRole('landing_form_submissions', {
    method: 'POST',
    body: { ...person, spam_reason: 'trap' },
  })
  await signIn(page, await makeAccount('admin'), `/admin/leads/${lead!.lead_id}`)
  const [suspects, privacy] = [await context.newPage(), await context.newPage()]
  await suspects.goto('/admin/leads/spam')
  await privacy.goto('/admin/privacy')
  const rescue = suspects.getByRole('button', { name: 'Not spam: Geduldige Wagter’s enquiry' })
  const lookUp = privacy.getByRole('button', { name: 'Search' })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  for (const control of [save, rescue, lookUp]) await waitForHydration(control)
  await end(backend!)

  const failed = 'This could not be saved.'
  const status = page.getByRole('combobox', { name: 'Status' })
  const day = page.getByLabel('Follow up on')
  const note = page.getByLabel('What was said, what was agreed')
  const last = (await day.getAttribute('max'))!
  await status.selectOption('contacted')
  await day.fill(last)
  await note.fill('Phones on Friday.')
  await save.click()
  await expect(page.getByText(failed)).toBeVisible()
  await expect(status).toHaveValue('contacted')
  await expect(day).toHaveValue(last)
  await expect(note).toHaveValue('Phones on Friday.')

  await rescue.click()
  await expect(suspects.getByText(failed)).toBeVisible()
  await expect(rescue).toBeEnabled()
  await privacy.getByLabel('E-mail address, phone number or name').fill(email)
  await lookUp.click()
  await expect(privacy.getByText('This could not be done, and nothing was changed.')).toBeVisible()
  await expect(privacy.getByLabel('E-mail address, phone number or name')).toHaveValue(email)
})
