import { askForPayment, recordTransfer, setPaymentState } from '../support/payments'
import { expect, test } from '../support/test'
import { wideIf } from '../../scope'

/** A payment in a state: its id. */
async function makePayment(state: 'pending' | 'complete' | 'failed' | 'cancelled', amount = '2500') {
  const { id } = await askForPayment({ amount })
  if (state !== 'pending') await setPaymentState(id, state, amount)
  return id
}

const address = (reference: string) => `/payment-notification?m_payment_id=${reference}`

const states = [
  ['complete', 'Payment completed successfully', true],
  ['cancelled', 'Payment was cancelled', false],
  ['failed', 'Payment failed', false],
] as const

for (const [status, words, amount] of states) {
  test(`${status}: says so${amount ? ' with the amount' : ''}, the reference and the way home${wideIf(status !== 'complete')}`, async ({
    page,
  }) => {
    const reference = await makePayment(status)
    await page.goto(address(reference))
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByText(reference)).toBeVisible()
    await expect(page.getByText('R2\u00a0500,00')).toHaveCount(amount ? 1 : 0)
    await page.getByRole('link', { name: 'Return Home' }).click()
    await expect(page).toHaveURL('/')
  })
}

test('pending: is shown as processing, without amount or way home', async ({ page }) => {
  await page.goto(address(await makePayment('pending')))
  await expect(page.getByRole('heading', { name: 'Processing payment...' })).toBeVisible()
  await expect(page.getByText('2\u00a0500,00')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Return Home' })).toHaveCount(0)
})

test('the page updates itself when the payment is complete @wide', async ({ page }) => {
  const reference = await makePayment('pending', '26260.50')
  await page.goto(address(reference))
  await expect(page.getByRole('heading', { name: 'Processing payment...' })).toBeVisible()
  await recordTransfer(reference, '26260.50')
  await expect(page.getByText('Payment completed successfully')).toBeVisible({ timeout: 8000 })
  await expect(page.getByText('R26\u00a0260,50')).toBeVisible()
})

test('the status is polled every five seconds, not in a hidden tab, and no more once the page is left @wide', async ({
  page,
}) => {
  const reference = await makePayment('pending')
  await page.clock.install()
  let reads = 0
  page.on('request', (request) => request.url().includes('/api/payments/') && reads++)
  await page.goto(address(reference))
  await expect(page.getByRole('heading', { name: 'Processing payment...' })).toBeVisible()
  // The first request shows that the page has begun to poll.
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return reads
    })
    .toBe(1)
  await page.clock.runFor(10_100)
  await expect.poll(() => reads).toBe(3)
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
  await page.clock.runFor(20_000)
  expect(reads).toBe(3)
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false, configurable: true }))
  await page
    .getByRole('link', { name: /home page/ })
    .first()
    .click()
  await expect(page).toHaveURL('/')
  await page.clock.runFor(20_000)
  expect(reads).toBe(3)
})

test('a missing reference is invalid', async ({ page }) => {
  await page.goto('/payment-notification')
  await expect(page.getByText('Invalid payment reference')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
})

for (const reference of [
  '00000000-0000-4000-8000-000000000000',
  '1',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  'x'.repeat(3000),
]) {
  test(`a reference of no payment cannot be verified: ${reference.slice(0, 30)}${wideIf(!reference.startsWith('<'))}`, async ({
    page,
  }) => {
    await page.goto(address(encodeURIComponent(reference)))
    await expect(page.getByText('Failed to verify payment status')).toBeVisible()
  })
}
