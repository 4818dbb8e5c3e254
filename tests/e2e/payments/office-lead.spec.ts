/** Payments on their lead's page: history, status, erasure. */
import { newEmail } from '../support/data'
import { entryRows, moneyForm, openPayment, openStep } from '../support/payment-office'
import { asAdmin, askForPayment, entriesOf, recordTransfer } from '../support/payments'
import { expect, test } from '../support/test'

test('money for a cancelled payment is moved to another payment of the same person @wide', async ({
  page,
}) => {
  const email = newEmail()
  const { id } = await askForPayment({ email })
  const { id: other } = await askForPayment({ email, amount: '1980.00', purpose: 'instalment' })
  await recordTransfer(id, '1000')
  await openPayment(page, id)
  await expect(page.locator('summary', { hasText: 'Move to another payment' })).toHaveCount(0)
  await asAdmin('cancel_payment', { payment_id: id })
  await page.reload()
  await openStep(page, 'Move to another payment')
  const form = moneyForm(page, 'Move the money')
  await form.getByLabel('Which money').selectOption('R1\u00a0000 that counts towards this payment')
  await form.getByLabel('To which payment').selectOption({ index: 1 })
  await form.getByRole('button', { name: 'Move the money' }).click()
  await expect(page.getByText('The money is moved.')).toBeVisible()
  await expect(entryRows(page)).toHaveText([/Bank transfer.*R1\s000/s, /Moved.*−R1\s000/s])
  expect((await entriesOf(other)).map(({ kind, amount }) => [kind, Number(amount)])).toEqual([
    ['correction', 1000],
  ])
  await page.goto(`/admin/payments/${other}`)
  await expect(entryRows(page)).toHaveText([/Moved.*R1\s000/s])
})
