/** The office's actions on a payment. */
import { readPdf } from '../../read-pdf'
import { newEmail, selectRows, unique } from '../support/data'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { mailTo } from '../support/mail'
import {
  decide,
  entryRows,
  makeLink,
  moneyForm,
  openPayment,
  openStep,
  transfer,
} from '../support/payment-office'
import { payButton } from '../support/payfast'
import { asAdmin, askForPayment, factOf } from '../support/payments'
import { expect, signIn, site, test, waitForHydration } from '../support/test'

test('from a lead to the enrolled student: link, part payments, surplus, refund, receipt', async ({
  page,
  context,
  browser,
}) => {
  const person = newEnquiry()
  const [lead] = await storeEnquiries(person)
  await signIn(page, undefined, `/admin/leads/${lead}`)
  await page
    .getByRole('region', { name: 'Payments' })
    .getByRole('link', { name: 'New payment request' })
    .click()
  const create = page.getByRole('button', { name: 'Create payment request' })
  await waitForHydration(create)
  await expect(page.getByLabel('First name')).toHaveValue(person.first_name)
  await expect(page.getByLabel('E-mail address')).toHaveValue(person.email)
  await page.getByLabel('Level', { exact: true }).selectOption('Level 2')
  await expect(page.getByLabel('Amount in rand')).toHaveValue('2500')
  await page.getByLabel('Full fee').check()
  await expect(page.getByLabel('Amount in rand')).toHaveValue('26260')
  await page.getByLabel('Deposit', { exact: true }).check()
  await expect(page.getByLabel('Amount in rand')).toHaveValue('2500')
  await create.click()
  await expect(page).toHaveURL(/\/admin\/payments\/[\da-f-]{36}$/)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const link = await makeLink(page)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  expect(link).toMatch(new RegExp(`^${site}/pay/`))

  await transfer(page, 'R 1 000,00')
  await expect(page.getByText('The bank transfer is recorded.')).toBeVisible()
  await expect(entryRows(page)).toHaveCount(1)
  const student = await browser.newPage()
  await student.goto(link)
  await expect(factOf(student, 'Paid so far')).toHaveText('R1\u00a0000')
  await expect(factOf(student, 'Outstanding')).toHaveText('R1\u00a0500')
  await expect(student.locator('input[name=amount]')).toHaveValue('1500.00')
  const amount = moneyForm(page, 'Record the transfer').getByLabel('Amount in rand')
  await expect(amount).toHaveValue('1500')
  await transfer(page, '1600')
  await expect(entryRows(page)).toHaveCount(3)
  await expect(page.getByText('to be refunded: R100', { exact: true })).toBeVisible()
  await student.reload()
  await expect(student.getByText('This amount was paid in full on')).toBeVisible()
  await student.close()

  const refund = moneyForm(page, 'Record the refund')
  await openStep(page, 'Record a refund')
  await expect(refund.getByLabel('Which money').locator('option:checked')).toHaveText(
    /^R100, paid too much on /,
  )
  await refund.getByLabel('Amount in rand').fill('100,01')
  await refund.getByLabel('Note').fill('To the account it came from')
  await refund.getByRole('button', { name: 'Record the refund' }).click()
  await expect(page.getByText('Nothing was recorded: this is more than can be refunded')).toBeVisible()
  await expect(refund.getByLabel('Note')).toHaveValue('To the account it came from')
  await expect(refund.getByLabel('Amount in rand')).toHaveValue('100,01')
  await refund.getByLabel('Amount in rand').fill('100')
  await refund.getByRole('button', { name: 'Record the refund' }).click()
  await expect(page.getByText('The refund is recorded.')).toBeVisible()
  await expect(page.getByText('refunded or moved', { exact: true })).toBeVisible()
  await expect(entryRows(page)).toHaveCount(4)
  await refund.getByLabel('Amount in rand').fill('1000')
  await refund.getByRole('button', { name: 'Record the refund' }).click()
  await expect(page.getByText('Partly refunded', { exact: true })).toBeVisible()
  const notes = page.getByRole('link', { name: /^Credit note \d{4}-\d{4,}$/ })
  const note = await page.request.get((await notes.nth(1).getAttribute('href'))!)
  const title = await notes.nth(1).innerText()
  for (const text of [title, 'Refunded to', 'R1 000'])
    expect((await readPdf(await note.body())).pages[0]!.text).toContain(text)
  await mailTo(String(person.email), new RegExp(title))
  const receipt = page.getByRole('link', { name: /^Receipt \d{4}-\d{4,}$/ })
  const file = await page.request.get((await receipt.getAttribute('href'))!)
  const [sheet] = (await readPdf(await file.body())).pages
  for (const text of [
    await receipt.innerText(),
    String(person.surname),
    'R2 500',
    'Bank transfer (EFT)',
    'We refunded R1 000',
  ])
    expect(sheet!.text).toContain(text)

  await page.getByRole('link', { name: /^Enrol / }).click()
  await page.getByRole('button', { name: 'Enrol', exact: true }).click()
  await expect(page.getByRole('link', { name: 'View student' })).toBeVisible()
  expect((await selectRows(`leads?id=eq.${lead}`))[0]!.status).toBe('enrolled')
  await page.goto(`/admin/leads/${lead}`)
  const [statement] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Statement (PDF)' }).click(),
  ])
  expect(statement.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-\d\d\.pdf$/)
})

test('a payment is cancelled and reopened, and its link says so @wide', async ({ page, browser }) => {
  const { id, token } = await askForPayment()
  const student = await browser.newPage()
  await openPayment(page, id)
  await decide(page, 'Cancel the payment', 'Yes, cancel it')
  await expect(page.getByText('The payment is cancelled.')).toBeVisible()
  await student.goto(`/pay/${token}`)
  await expect(student.getByText('This payment request was withdrawn')).toBeVisible()
  await decide(page, 'Reopen', 'Yes, reopen it')
  await expect(page.getByText('The payment is open again.')).toBeVisible()
  await student.reload()
  await expect(payButton(student)).toBeVisible()
  await decide(page, 'Renew the link', 'Yes, renew it')
  await expect(page.getByText('There is a new link.')).toBeVisible()
  await student.reload()
  await expect(student.getByText('This payment link does not work.')).toBeVisible()
})

test('an admin opens a student’s proof, which waits in a separate list', async ({ page, browser }) => {
  const [email, surname] = [newEmail(), unique()]
  const { id, token } = await askForPayment({ surname, email })
  const bytes = Buffer.from('%PDF-1.7\nThe money was sent.\n%%EOF\n')
  const student = await browser.newPage()
  await student.goto(`/pay/${token}`)
  await student
    .getByLabel('Proof of payment')
    .setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: bytes })
  await student.getByRole('button', { name: 'Send proof of payment' }).click()
  await expect(student.getByText('We received your proof of payment.')).toBeVisible()
  await signIn(page, undefined, '/admin/payments')
  await page.getByRole('link', { name: /^Proof received/ }).click()
  await expect(page).toHaveURL(/state=proof/)
  await page
    .getByRole('table', { name: 'Payments' })
    .getByRole('link', { name: `Thandi ${surname}` })
    .click()
  await expect(page).toHaveURL(`/admin/payments/${id}?state=proof`)
  const address = (await page.getByRole('link', { name: 'Open the proof' }).getAttribute('href'))!
  const file = await page.request.get(address)
  expect(file.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(await file.body()).toEqual(bytes)
  expect((await student.request.get(address)).status()).toBe(404)
  await asAdmin('erase_person', { address: email })
  // An admin's visit deletes unused files.
  await page.goto('/admin/payments')
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404)
})
