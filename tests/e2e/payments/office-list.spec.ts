/** The list of payments, its export, and the switch for card payments. */
import { unique } from '../support/data'
import { exported } from '../support/export'
import { openStep } from '../support/payment-office'
import { payButton } from '../support/payfast'
import { asAdmin, askForPayment } from '../support/payments'
import { expect, signIn, test, waitForHydration } from '../support/test'

test('the filtered list is exported as a workbook with numeric amounts and no formulas', async ({ page }) => {
  const mark = unique()
  const formula = '=HYPERLINK("https://example.org")'
  const { id } = await askForPayment({ first_name: formula, surname: mark, amount: '26260.50' })
  await askForPayment({ first_name: 'Zoë', surname: `${mark}, "Sê"`, language: 'af', level: 2 })
  const { id: left } = await askForPayment({ first_name: '@SUM(1)', surname: mark })
  await asAdmin('cancel_payment', { payment_id: left })
  await signIn(page)
  await page.goto(`/admin/payments?q=${mark}`)
  const { name, rows } = await exported(page, 'Export')
  expect(name).toMatch(/^payments-\d{4}-\d\d-\d\d\.xlsx$/)
  const [head, ...cells] = rows
  const column = (name: string) => cells.map((row) => row[head!.indexOf(name)])
  expect(column('First name').sort()).toEqual([formula, 'Zoë'])
  expect(column('Surname').sort()).toEqual([mark, `${mark}, "Sê"`])
  expect(column('Amount').sort()).toEqual([2500, 26260.5])
  expect(JSON.stringify(rows)).not.toContain(id)
})

test('card payments are paused for everybody, and resumed', async ({ page, browser }) => {
  const { token } = await askForPayment()
  const student = await browser.newPage()
  await signIn(page, undefined, '/admin/payments')
  try {
    await waitForHydration(page.getByLabel('Name, e-mail, reference'))
    await openStep(page, 'Pause card payments')
    await page.getByRole('button', { name: 'Yes, pause them' }).click()
    await expect(page.getByText('Card payments are paused: students can pay')).toBeVisible()
    await student.goto(`/pay/${token}`)
    await expect(student.getByText('Card payments are paused at the moment.')).toBeVisible()
    await expect(payButton(student)).toHaveCount(0)
    await expect(student.getByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible()
    await openStep(page, 'Resume card payments')
    await page.getByRole('button', { name: 'Yes, resume them' }).click()
    await expect(page.getByText('Card payments are paused')).toHaveCount(0)
    await student.reload()
    await expect(payButton(student)).toBeVisible()
  } finally {
    await asAdmin('pause_card_payments', { paused: false })
  }
})
