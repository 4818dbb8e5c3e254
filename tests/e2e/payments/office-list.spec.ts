/** The list of payments, its export, and the switch for card payments. */
import { unique } from '../support/data'
import { exported } from '../support/export'
import { openFilters } from '../support/fields'
import { openStep } from '../support/payment-office'
import { payButton } from '../support/payfast'
import { asAdmin, askForPayment, setPaymentState } from '../support/payments'
import { type Page, expect, signIn, site, test, waitForHydration } from '../support/test'

const rows = (page: Page) => page.getByRole('table', { name: 'Payments' }).locator('tbody').getByRole('row')

test('the list is filtered by state, level, month and text, and the address keeps the filter @wide', async ({
  page,
}) => {
  const mark = unique()
  const make = (first_name: string, level: number, due_on: string) =>
    askForPayment({ first_name, surname: mark, level, due_on })
  await make('Anna', 1, '2098-03-01')
  await make('Bertus', 2, '2098-03-31')
  const { id: paid } = await make('Carel', 2, '2098-04-01')
  const { id: failed } = await make('Dina', 3, '2098-03-15')
  await make('Elsa', 1, '2025-01-31')
  await setPaymentState(paid, 'complete')
  await setPaymentState(failed, 'failed')
  await signIn(page)
  await page.goto(`/admin/payments?q=${mark}`)
  const expectNames = (...names: string[]) => expect(rows(page)).toContainText(names)
  await expectNames('Elsa', 'Anna', 'Dina', 'Bertus')
  await expect(rows(page)).toHaveCount(4)
  for (const [tab, name] of [
    ['Overdue', 'Elsa'],
    ['Paid', 'Carel'],
    ['Failed', 'Dina'],
  ] as const) {
    await page.getByRole('link', { name: new RegExp(`^${tab}\\b`) }).click()
    await expect(rows(page)).toHaveCount(1)
    await expectNames(name)
  }
  await page.getByRole('link', { name: /^All\b/ }).click()
  await expect(rows(page)).toHaveCount(5)
  await openFilters(page)
  await page.getByLabel('Level').selectOption('Level 2')
  await expect(rows(page)).toHaveCount(2)
  // The filter is named, and removed with a press.
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Level', { exact: true })).toBeHidden()
  await expect(page.locator('summary').filter({ hasText: 'Filter (1)' })).toBeFocused()
  await page.getByRole('link', { name: 'Remove the filter Level: Level 2' }).click()
  await expect(rows(page)).toHaveCount(5)
  await page.goto(`/admin/payments?q=${mark}&state=all&month=2098-03`)
  await expectNames('Anna', 'Dina', 'Bertus')
  await page.reload()
  await expect(page.getByLabel('Due in', { exact: true })).toHaveValue('2098-03')
  await expect(rows(page)).toHaveCount(3)
  await page.getByLabel('Name, e-mail, reference').fill(unique())
  await expect(page.getByText('No payments match these filters.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(`${site}/admin/payments?state=all`)
})

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
