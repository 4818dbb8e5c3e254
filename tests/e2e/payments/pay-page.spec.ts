import { payAtPayfast, payButton } from '../support/payfast'
import { asAdmin, askForPayment, factOf, recordTransfer, setPaymentState } from '../support/payments'
import { expect, site, test, waitForHydration } from '../support/test'

const refund = (payment_id: string, money: string) =>
  asAdmin('record_refund', { once: crypto.randomUUID(), payment_id, money, on_day: '2026-02-28' })
const pathOf = (token: string) => `/pay/${token}`
const PDF = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }

test('after a refund the page shows the amount paid back, with the credit note @wide', async ({ page }) => {
  const { id, token } = await askForPayment()
  await recordTransfer(id, '2500.00')
  await refund(id, '1000')
  await page.goto(pathOf(token))
  await expect(page.getByText('This amount was paid in full on 31 January 2026.')).toBeVisible()
  await expect(page.getByText('We refunded R1\u00a0000 on 28 February 2026.')).toBeVisible()
  await expect(factOf(page, 'Refunded')).toHaveText('R1\u00a0000')
  const href = (await page.getByRole('link', { name: /^Download credit note / }).getAttribute('href'))!
  const file = await page.request.get(href)
  expect(file.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  expect((await page.request.get(href.replace(/\d$/, 'x'))).status()).toBe(404)
})

test('a proof of payment is accepted, another file is not', async ({ page }) => {
  const { token } = await askForPayment()
  await page.goto(pathOf(token))
  const field = page.getByLabel('Proof of payment')
  const send = page.getByRole('button', { name: 'Send proof of payment' })
  const refused = async (words: string) => {
    await expect(field).toHaveAccessibleDescription(new RegExp(words))
    await expect(field).toBeFocused()
  }
  await waitForHydration(send)
  await send.click()
  await refused('Choose a file with the proof of payment first')
  await field.setInputFiles({ ...PDF, buffer: Buffer.concat([PDF.buffer, Buffer.alloc(4 * 1024 * 1024)]) })
  await send.click()
  await refused('This file is larger than 4 MB.')
  await field.setInputFiles({ ...PDF, buffer: Buffer.from('<html>') })
  await send.click()
  await refused('This file is not a PDF, JPEG, PNG or WebP.')
  await field.setInputFiles(PDF)
  await waitForHydration(send)
  await send.click()
  await expect(page.getByText('We have received 1 proof of payment')).toBeVisible()
  await expect(page.getByText('We received your proof of payment.')).toBeFocused()
  await expect(payButton(page)).toBeVisible()
})

test('the language switch leads to the same payment @wide', async ({ page }) => {
  const { token } = await askForPayment()
  await page.goto(pathOf(token))
  await page.getByRole('link', { name: 'AF: Lees hierdie bladsy in Afrikaans' }).click()
  await expect(page).toHaveURL(`/af${pathOf(token)}`)
  await expect(factOf(page, 'Vir')).toHaveText('Deposito vir vlak 1')
  await expect(page.locator('input[name=cancel_url]')).toHaveValue(`${site}/af${pathOf(token)}`)
})

test('an invalid link and a withdrawn request say where to ask', async ({ page }) => {
  const { id, token } = await askForPayment()
  for (const path of ['/pay/any', pathOf(`${token.slice(0, -1)}${token.endsWith('0') ? 1 : 0}`)]) {
    await page.goto(path)
    await expect(page.getByText('This payment link does not work.')).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
  }
  await asAdmin('cancel_payment', { payment_id: id })
  await page.goto(pathOf(token))
  await expect(page.getByText('This payment request was withdrawn')).toBeVisible()
  await expect(page.getByText('Amount due')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Cancellation' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('no cache, search engine or other site gets the page’s address', async ({ request }) => {
  const { token } = await askForPayment()
  const headers = (await request.get(pathOf(token))).headers()
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  })
  expect(headers['content-security-policy']).toContain(
    `form-action 'self' ${new URL(process.env.PAYFAST_URL!).origin};`,
  )
  const other = (await request.get('/payment-notification')).headers()['content-security-policy']
  expect(other).toContain("form-action 'self';")
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  // The browser cancels scripts that the page preloads.
  test.beforeEach(({ allowError }) => allowError(/_next\/static\/chunks/))

  test('a failed payment is restarted, paid by card, or proved @wide', async ({ page }) => {
    const { id, token } = await askForPayment()
    await setPaymentState(id, 'failed')
    await page.goto(pathOf(token))
    await expect(page.getByText('PayFast could not complete this payment.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(payButton(page)).toBeVisible()
    await page.getByLabel('Proof of payment').setInputFiles(PDF)
    await page.getByRole('button', { name: 'Send proof of payment' }).click()
    await expect(page.getByText('We received your proof of payment.')).toBeFocused()
    await payAtPayfast(page, 'Pay')
    await expect(page).toHaveURL(`/payment-notification?m_payment_id=${id}`)
  })
})
