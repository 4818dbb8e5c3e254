/** Access to a payment: by its link, and for admins. */
import { newEmail, unique } from '../support/data'
import { askForPayment, setPaymentState } from '../support/payments'
import { expect, test } from '../support/test'

test('guessed, changed or combined links lead to nothing', async ({ page, request }) => {
  const surname = unique()
  const [paid, open] = [await askForPayment({ surname }), await askForPayment({ surname })]
  await setPaymentState(paid.id, 'complete')
  const [paidLink, paidSecret] = paid.token.split('_') as [string, string]
  const [openLink, openSecret] = open.token.split('_') as [string, string]
  expect((await request.get(`/api/pay/${paid.token}/receipt`)).status()).toBe(200)
  // Unpaid payments have no receipt.
  expect((await request.get(`/api/pay/${open.token}/receipt`)).status()).toBe(404)
  for (const token of [
    paid.id,
    paidLink,
    `${paid.id}_${paidSecret}`,
    `${paidLink}_${openSecret}`,
    `${openLink}_${paidSecret}`,
    `${paidLink}_${paidSecret.slice(0, -1)}`,
    `${paidLink}_${paidSecret}0`,
    `${paidLink}_${'0'.repeat(64)}`,
    `${crypto.randomUUID()}_${paidSecret}`,
    `${paidLink}_${paidSecret}'--`,
    `${paidLink}_*`,
    '%00',
    '..%2F..%2Fadmin',
  ]) {
    const html = await (await request.get(`/pay/${token}`)).text()
    expect(html, token).not.toContain(surname)
    expect((await request.get(`/api/pay/${token}/receipt`)).status(), token).toBe(404)
  }
  await page.goto(`/pay/${paidLink}_${openSecret}`)
  await expect(page.getByText('This payment link does not work.')).toBeVisible()
})

test('the id alone gives the state and amount, and nothing of other payments', async ({ request }) => {
  const surname = unique()
  const email = newEmail()
  const { id, token } = await askForPayment({ surname, email })
  await setPaymentState(id, 'complete')
  for (const path of [`/api/payments/${id}`, `/payment-notification?m_payment_id=${id}`]) {
    const text = await (await request.get(path)).text()
    expect(text, path).not.toContain(surname)
    expect(text, path).not.toContain(token.split('_')[1])
    expect(text, path).not.toContain(email)
  }
  for (const guess of [crypto.randomUUID(), `${id.slice(0, -1)}${id.endsWith('0') ? 1 : 0}`, '1', '%25']) {
    const answer = await request.get(`/api/payments/${guess}`)
    expect(await answer.text(), guess).not.toContain('complete')
  }
})
