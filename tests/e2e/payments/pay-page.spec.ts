import { payAtPayfast, payButton } from '../support/payfast'
import { asAdmin, askForPayment, factOf, recordTransfer, setPaymentState } from '../support/payments'
import { expect, site, test, waitForHydration } from '../support/test'

const refund = (payment_id: string, money: string) =>
  asAdmin('record_refund', { once: crypto.randomUUID(), payment_id, money, on_day: '2026-02-28' })
const pathOf = (token: string) => `/pay/${token}`
const PDF = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }

test('whoever has the link sees the payment request, pays it by card, and finds the receipt there', async ({
  page,
}) => {
  const { id, token } = await askForPayment({ first_name: 'Anna', surname: 'Nel' })
  await page.goto(pathOf(token))
  await expect(factOf(page, 'For')).toHaveText('Deposit for Level 1')
  await expect(factOf(page, 'Name')).toHaveText('Anna Nel')
  await expect(factOf(page, 'Amount due')).toHaveText('R2\u00a0500')
  await expect(factOf(page, 'Due date')).toHaveText('31 January 2099')
  await payAtPayfast(page, 'Pay')
  await expect(page).toHaveURL(`/payment-notification?m_payment_id=${id}`)
  await expect(page.getByRole('heading', { name: 'Payment completed successfully' })).toBeVisible({
    timeout: 15_000,
  })
  await page.goto(pathOf(token))
  await expect(page.getByText('This amount was paid in full on')).toBeVisible()
  await expect(factOf(page, 'Amount')).toHaveText('R2\u00a0500')
  await expect(page.getByRole('link', { name: /^Download receipt \d{4}-\d{4}$/ })).toHaveAttribute(
    'href',
    `/api/pay/${token}/receipt`,
  )
  await expect(payButton(page)).toHaveCount(0)
})

test('whoever cancels at PayFast comes back to the page, and may begin again @wide', async ({ page }) => {
  const { token } = await askForPayment()
  await page.goto(pathOf(token))
  await payAtPayfast(page, 'Cancel')
  await expect(page).toHaveURL(pathOf(token))
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('You cancelled this payment on PayFast’s page.')).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  const again = page.getByRole('button', { name: 'Try again' })
  await waitForHydration(again)
  await again.click()
  await expect(payButton(page)).toBeVisible()
})

test('once a part is paid, the page asks for what is outstanding @wide', async ({ page }) => {
  const { id, token } = await askForPayment()
  await recordTransfer(id, '1000.00')
  await page.goto(pathOf(token))
  await expect(factOf(page, 'Paid so far')).toHaveText('R1\u00a0000')
  await expect(factOf(page, 'Outstanding')).toHaveText('R1\u00a0500')
  await expect(page.locator('input[name=amount]')).toHaveValue('1500.00')
})

test('after a refund the page says what was paid back, with the credit note', async ({ page }) => {
  const { id, token } = await askForPayment()
  await recordTransfer(id, '2500.00')
  await refund(id, '1000')
  await page.goto(pathOf(token))
  await expect(page.getByText('This amount was paid in full on 31 January 2026.')).toBeVisible()
  await expect(page.getByText('We paid back R1\u00a0000 on 28 February 2026.')).toBeVisible()
  await expect(factOf(page, 'Refunded')).toHaveText('R1\u00a0000')
  const href = (await page.getByRole('link', { name: /^Download credit note / }).getAttribute('href'))!
  const file = await page.request.get(href)
  expect(file.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  expect((await page.request.get(href.replace(/\d$/, 'x'))).status()).toBe(404)
})

test('a proof of payment is taken, and what is none is not', async ({ page }) => {
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
  await refused('Choose a file first.')
  await field.setInputFiles({ ...PDF, buffer: Buffer.concat([PDF.buffer, Buffer.alloc(4 * 1024 * 1024)]) })
  await send.click()
  await refused('This file is larger than 4 MB.')
  await field.setInputFiles({ ...PDF, buffer: Buffer.from('<html>') })
  await send.click()
  await refused('This file is not a PDF, JPEG, PNG or WebP.')
  for (const count of [1, 2, 3, 4, 5]) {
    await field.setInputFiles(PDF)
    await waitForHydration(send)
    await send.click()
    await expect(page.getByText(new RegExp(`^We have received ${count} proofs? of payment`))).toBeVisible()
    await expect(page.getByText('We received your proof of payment.')).toBeFocused()
  }
  await field.setInputFiles(PDF)
  await waitForHydration(send)
  await send.click()
  await refused('We can accept no more files for this payment today.')
  await expect(payButton(page)).toBeVisible()
})

test('the other language is that of the same payment', async ({ page }) => {
  const { token } = await askForPayment()
  await page.goto(pathOf(token))
  await page.getByRole('link', { name: 'AF: Lees hierdie bladsy in Afrikaans' }).click()
  await expect(page).toHaveURL(`/af${pathOf(token)}`)
  await expect(factOf(page, 'Vir')).toHaveText('Deposito vir vlak 1')
  await expect(page.locator('input[name=cancel_url]')).toHaveValue(`${site}/af${pathOf(token)}`)
})

test('a link that leads to nothing, and a request that was withdrawn, say whom to ask', async ({ page }) => {
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

test('its address is kept by no cache, listed by no search engine and passed to no other site', async ({
  request,
}) => {
  const { token } = await askForPayment()
  const headers = (await request.get(pathOf(token))).headers()
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  })
  expect(headers['content-security-policy']).toContain(
    `form-action 'self' ${new URL(process.env.PAYFAST_HOST!).origin};`,
  )
  const other = (await request.get('/payment-notification')).headers()['content-security-policy']
  expect(other).toContain("form-action 'self';")
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  // The browser gives up the scripts for which the page asks early.
  test.beforeEach(({ allowError }) => allowError(/_next\/static\/chunks/))

  test('a payment that failed is begun again, paid by card, or proved', async ({ page }) => {
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

test('a notification that PayFast did not send changes nothing', async ({ page, request }) => {
  const { id, token } = await askForPayment()
  const form = {
    m_payment_id: id,
    pf_payment_id: '1',
    payment_status: 'COMPLETE',
    amount_gross: '2500.00',
    merchant_id: '10000100',
    signature: '0'.repeat(32),
  }
  expect((await request.post('/api/payfast/notify', { form })).status()).toBe(200)
  expect((await request.post('/api/payfast/notify', { form: { a: '1' } })).status()).toBe(400)
  expect((await request.post('/api/payfast/notify', { form: { a: 'x'.repeat(20_000) } })).status()).toBe(413)
  expect((await request.post('/api/jobs/payments')).status()).toBe(401)
  await page.goto(pathOf(token))
  await expect(payButton(page)).toBeVisible()
})
