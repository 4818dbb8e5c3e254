/** The office's payments without a mouse, and without scripts. */
import { axeViolations } from '../support/axe'
import { unique } from '../support/data'
import { tabTo } from '../support/fields'
import { entryRows, moneyForm, openPayment, transfer } from '../support/payment-office'
import { askForPayment, entriesOf } from '../support/payments'
import { expect, signIn, test } from '../support/test'

test('a bank transfer is recorded with the keyboard alone @wide', async ({ page }) => {
  const { id } = await askForPayment()
  await openPayment(page, id)
  const form = moneyForm(page, 'Record the transfer')
  await tabTo(page, page.locator('summary', { hasText: 'Record a bank transfer' }), 60)
  await page.keyboard.press('Enter')
  // The field holds the outstanding amount, selected on focus.
  await tabTo(page, form.getByLabel('Amount in rand'))
  await page.keyboard.type('1,980')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Amount in rand')).toHaveAccessibleDescription(/Type an amount in rand/)
  expect(await axeViolations(page)).toEqual([])
  await expect(form.getByLabel('Amount in rand')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1 980,50')
  await tabTo(page, form.getByLabel('The bank’s reference'))
  await page.keyboard.type('FNB 42')
  await tabTo(page, form.getByRole('button', { name: 'Record the transfer' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('The bank transfer is recorded.')).toBeVisible()
  await expect(page.getByText('The bank transfer is recorded.')).toBeFocused()
  await expect(entryRows(page)).toHaveText([/Bank transfer.*R1\s980,50.*FNB 42/])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  // The browser cancels scripts that the page preloads.
  test.beforeEach(({ allowError }) => allowError(/_next\/static\/chunks/))

  test('a payment is requested, and a transfer recorded, once @wide', async ({ page }) => {
    const surname = unique()
    await signIn(page, undefined, '/admin/payments/new')
    const create = page.getByRole('button', { name: 'Create payment request' })
    await page.getByLabel('First name').fill('Naledi')
    await page.getByLabel('Amount in rand').fill('two')
    await create.click()
    await expect(page.getByText('Please check the highlighted fields.')).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Naledi')
    await expect(page.getByLabel('Amount in rand')).toHaveValue('two')
    await page.getByLabel('Surname').fill(surname)
    await page.getByLabel('Language', { exact: true }).selectOption('Afrikaans')
    await page.getByLabel('Level', { exact: true }).selectOption('Level 3')
    // Empty means the published fee.
    await page.getByLabel('Amount in rand').fill('')
    await create.click()
    await expect(page).toHaveURL(/\/admin\/payments\/[\da-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Naledi ${surname}`)
    const id = new URL(page.url()).pathname.split('/').at(-1)!

    await transfer(page, '2500,001')
    await expect(page.getByText('Type an amount in rand')).toBeVisible()
    await transfer(page, '2500')
    await expect(page.getByText('The bank transfer is recorded.')).toBeVisible()
    await expect(entryRows(page)).toHaveText([/Bank transfer.*R2\s500/])
    await page.reload()
    await expect(entryRows(page)).toHaveCount(1)
    expect(await entriesOf(id)).toHaveLength(1)
  })
})
