/** Paying by card: PayFast's simulator, the status page, the receipt and its mail. */
import { readPdf } from '../../read-pdf'
import { newEmail, unique } from '../support/data'
import { linksIn, mailTo } from '../support/mail'
import { payAtPayfast, payButton } from '../support/payfast'
import { askForPayment, entriesOf, factOf } from '../support/payments'
import { type Page, expect, site, test, waitForHydration } from '../support/test'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Expects the status page to turn complete without a reload. */
const expectComplete = (page: Page) =>
  expect(heading(page, 'Payment completed successfully')).toBeVisible({ timeout: 15_000 })

/** Reloads a payment's page until it shows the words: the notification may arrive after the browser. */
async function expectOnPage(page: Page, path: string, words: string) {
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByText(words)).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** Starts another attempt. */
async function tryAgain(page: Page) {
  const again = page.getByRole('button', { name: 'Try again' })
  await waitForHydration(again)
  await again.click()
  await expect(payButton(page)).toBeVisible()
}

const textOf = async (bytes: Uint8Array) => {
  const { pages } = await readPdf(bytes)
  expect(pages).toHaveLength(1)
  return pages[0]!.text
}

/** Expects these texts in the receipt, from the page and from the mail. */
async function expectReceipt(page: Page, token: string, email: string, texts: string[]) {
  const link = page.getByRole('link', { name: /^Download receipt \d{4}-\d{4,}/ })
  const number = /\d{4}-\d{4,}/.exec(await link.innerText())![0]
  const answer = await page.request.get((await link.getAttribute('href'))!)
  expect(new URL(answer.url()).pathname).toBe(`/api/pay/${token}/receipt`)
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  const mail = await mailTo(email, new RegExp(`^Receipt ${number}: `))
  const files = mail.attachments.filter(({ disposition }) => disposition === 'attachment')
  expect(files.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    [`receipt-${number}.pdf`, 'application/pdf'],
  ])
  for (const bytes of [await answer.body(), new Uint8Array(files[0]!.content as ArrayBuffer)]) {
    const text = await textOf(bytes)
    for (const part of [number, ...texts]) expect(text).toContain(part)
  }
  return mail
}

test('a deposit is paid, and status page, receipt and mail say so', async ({ page }) => {
  const [email, surname] = [newEmail(), unique()]
  const { id, token } = await askForPayment({ first_name: 'Zoë', surname, email })
  await page.goto(`/pay/${token}`)
  for (const [name, value] of [
    ['For', 'Deposit for Level 1'],
    ['Name', `Zoë ${surname}`],
    ['Amount due', 'R2\u00a0500'],
    ['Due date', '31 January 2099'],
  ] as const)
    await expect(factOf(page, name)).toHaveText(value)
  const reference = (await factOf(page, 'Reference').innerText()).trim()
  await payAtPayfast(page, 'Pay')
  await expect(page).toHaveURL(`/payment-notification?m_payment_id=${id}`)
  await expectComplete(page)
  await expect(page.getByText('R2\u00a0500,00')).toBeVisible()
  await page.goto(`/pay/${token}`)
  await expect(page.getByText('This amount was paid in full on')).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  const texts = [`Zoë ${surname}`, 'R2 500', reference, 'Deposit for Level 1', 'Card payment']
  const { html } = await expectReceipt(page, token, email, texts)
  expect(linksIn(html)).toContain(`${site}/pay/${token}`)
})

test('after “Let it fail” the same payment is retried and paid', async ({ page }) => {
  const { id, token } = await askForPayment()
  const path = `/pay/${token}`
  await page.goto(path)
  await payAtPayfast(page, 'Let it fail')
  await expectOnPage(page, path, 'PayFast could not complete this payment.')
  await expect(payButton(page)).toHaveCount(0)
  await tryAgain(page)
  await payAtPayfast(page, 'Pay')
  await expectComplete(page)
  expect(await entriesOf(id)).toHaveLength(1)
})

test('with a late notification the page shows processing, then completion without a reload @wide', async ({
  page,
}) => {
  const { token } = await askForPayment()
  await page.goto(`/pay/${token}`)
  await payAtPayfast(page, 'Pay', 'Late')
  await expect(heading(page, 'Processing payment...')).toBeVisible()
  await expectComplete(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  // The browser cancels scripts that the page preloads.
  test.beforeEach(({ allowError }) => allowError(/_next\/static\/chunks/))

  test('a cancelled payment is retried and paid, and has its receipt @wide', async ({ page }) => {
    const email = newEmail()
    const { id, token } = await askForPayment({ email })
    const path = `/pay/${token}`
    await page.goto(path)
    await payAtPayfast(page, 'Cancel')
    await expectOnPage(page, path, 'You cancelled this payment on PayFast’s page.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await payAtPayfast(page, 'Pay')
    const status = `/payment-notification?m_payment_id=${id}`
    await expect(page).toHaveURL(status)
    await expectOnPage(page, status, 'Payment completed successfully')
    await page.goto(path)
    await expectReceipt(page, token, email, ['Thandi Jacobs', 'R2 500'])
  })
})
