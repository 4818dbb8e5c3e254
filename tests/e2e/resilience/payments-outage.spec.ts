import type { ChildProcess } from 'node:child_process'
import { startBackend } from '../../../scripts/local.mjs'
import { forgedFields, notify, payButton, signed, trueNotification } from '../support/payfast'
import { askForPayment, entriesOf, stateOf } from '../support/payments'
import { stop } from '../support/servers.mjs'
import { expect, makeAccount, signIn, test } from '../support/test'

/** A backend of this test: that of the site is gone where the other tests of an outage ran before. */
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
  if (backend) await stop(backend)
})

test('without the database PayFast is asked to come again, and the pages of payments say so', async ({
  page,
  context,
  request,
  allowError,
}) => {
  test.setTimeout(90_000)
  allowError(/50[0-4]|Server Components render|React error|ErrorBoundary/)
  const { id, token } = await askForPayment()
  const body = await trueNotification(id)
  await signIn(page, await makeAccount('admin'), '/admin/payments')
  await stop(backend!)

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
  await student.goto(`/pay/${token}`)
  await expect(student.getByText('Our server does not answer at the moment.')).toBeVisible()
  const reload = student.getByRole('link', { name: 'Try again' })
  await expect(reload).toBeVisible()
  await page.goto('/admin/payments')
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()

  backend = await startBackend()
  // A database that has only begun may be too slow for the first who asks.
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
