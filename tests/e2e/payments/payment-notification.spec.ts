import { askForPayment, setPaymentState } from '../support/payments'
import { expect, test } from '../support/test'

/** Creates a payment in a state; returns its id. */
async function makePayment(state: 'pending' | 'complete' | 'failed' | 'cancelled', amount = '2500') {
  const { id } = await askForPayment({ amount })
  if (state !== 'pending') await setPaymentState(id, state, amount)
  return id
}

const address = (reference: string) => `/payment-notification?m_payment_id=${reference}`

test('the status is polled every five seconds, but not in a hidden tab or after leaving @wide', async ({
  page,
}) => {
  const reference = await makePayment('pending')
  await page.clock.install()
  let reads = 0
  page.on('request', (request) => request.url().includes('/api/payments/') && reads++)
  await page.goto(address(reference))
  await expect(page.getByRole('heading', { name: 'Processing payment...' })).toBeVisible()
  // The first request shows that polling has begun.
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

test('a missing reference is invalid, and an unknown one cannot be verified', async ({ page }) => {
  await page.goto('/payment-notification')
  await expect(page.getByText('Invalid payment reference')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
  for (const reference of [crypto.randomUUID(), '<script>alert(1)</script>', 'x'.repeat(3000)]) {
    await page.goto(address(encodeURIComponent(reference)))
    await expect(page.getByText('Failed to verify payment status')).toBeVisible()
  }
})
