/** Forged and repeated notifications. */
import {
  confirmNotifications,
  forgedFields,
  notify,
  numberIn,
  signed,
  trueNotification,
} from '../support/payfast'
import { askForPayment, entriesOf, stateOf } from '../support/payments'
import { type Page, expect, signIn, test } from '../support/test'

const PAGE = '/admin/payments/notifications'

/** Expects a processed notification in the office's list. */
async function expectListed(page: Page, body: string, words: string | RegExp, refused = true) {
  const list = page.getByRole('list', { name: refused ? 'Check failed' : 'Other notifications' })
  const item = list.getByRole('listitem').filter({ hasText: `PayFast number ${numberIn(body)}` })
  await expect(async () => {
    await page.goto(PAGE)
    await expect(item.first()).toContainText(words, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  return item
}

/** Changes only the signature's last digit. */
const otherSignature = (body: string) => body.replace(/.$/, (last) => (last === '0' ? '1' : '0'))

const WRONG_SIGNATURE =
  'The signature is wrong: it does not come from PayFast, or the passphrase is not the same.'
const WRONG_AMOUNT = 'The amount is wrong. Expected: R2\u00a0500'

/** Forged notifications, and the reasons that the office reads. */
const faults: [make: (id: string) => string, words: string][] = [
  [(id) => signed(forgedFields(id, { merchant_id: '10000101' })), 'It is for another merchant account.'],
  [(id) => signed(forgedFields(id, { amount_gross: '2499.98' })), WRONG_AMOUNT],
  [() => signed(forgedFields(crypto.randomUUID())), 'There is no such payment.'],
]

test('a wrong signature changes nothing, and the office sees the reason', async ({ page, request }) => {
  const { id } = await askForPayment()
  const body = otherSignature(signed(forgedFields(id)))
  expect(await notify(request, body)).toBe(200)
  expect((await request.post('/api/payfast/notify', { form: { a: '1' } })).status()).toBe(400)
  expect((await request.post('/api/payfast/notify', { form: { a: 'x'.repeat(20_000) } })).status()).toBe(413)
  await signIn(page)
  const item = await expectListed(page, body, WRONG_SIGNATURE)
  const colour = (text: string) => item.getByText(text).evaluate((found) => getComputedStyle(found).color)
  expect(await colour(WRONG_SIGNATURE)).not.toBe(await colour('PayFast says:'))
  expect(await stateOf(id)).toBe('pending')
  expect(await entriesOf(id)).toEqual([])
  await page.goto('/admin/payments')
  await expect(page.getByText(/notifications? from PayFast failed a check\./)).toBeVisible()
})

test('nor does one with another fault, each with its reason @wide', async ({ page, request }) => {
  await signIn(page)
  for (const [make, words] of faults) {
    const { id } = await askForPayment()
    const body = make(id)
    expect(await notify(request, body)).toBe(200)
    await expectListed(page, body, words)
    expect(await stateOf(id)).toBe('pending')
    expect(await entriesOf(id)).toEqual([])
  }
})

test.describe('while PayFast does not confirm', () => {
  test.afterEach(() => confirmNotifications('normal'))

  test('a payment waits, and is not complete before PayFast confirms it @wide', async ({ page, request }) => {
    const { id } = await askForPayment()
    const body = await trueNotification(id)
    await signIn(page)
    await confirmNotifications('error')
    expect(await notify(request, body)).toBe(200)
    await expectListed(page, body, 'Being checked', false)
    expect(await stateOf(id)).toBe('pending')
    await confirmNotifications('normal')
    expect(await notify(request, body)).toBe(200)
    await expect.poll(() => stateOf(id)).toBe('complete')
    expect(await entriesOf(id)).toHaveLength(1)
  })

  test('an admin can recheck a denied notification any number of times @wide', async ({ page, request }) => {
    const { id } = await askForPayment()
    const body = await trueNotification(id)
    await confirmNotifications('invalid')
    expect(await notify(request, body)).toBe(200)
    await signIn(page)
    for (const way of ['invalid', 'normal'] as const) {
      const item = await expectListed(page, body, 'PayFast did not confirm that it sent this.')
      expect(await stateOf(id)).toBe('pending')
      await confirmNotifications(way)
      await item.getByRole('button', { name: 'Check with PayFast again' }).click()
      await expect(page.getByText('The notification is being checked with PayFast again.')).toBeVisible()
    }
    await expect.poll(() => stateOf(id)).toBe('complete')
    expect(await entriesOf(id)).toHaveLength(1)
  })
})
