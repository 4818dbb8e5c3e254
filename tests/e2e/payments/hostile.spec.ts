/** Forged and repeated notifications. */
import { selectRows } from '../support/data'
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

const verdictsOf = async (id: string) => {
  const rows = await selectRows(`payment_notifications?payment_id=eq.${id}&order=received_at`)
  return rows.map(({ verdict }) => verdict)
}

/** Changes only the signature's last digit. */
const otherSignature = (body: string) => body.replace(/.$/, (last) => (last === '0' ? '1' : '0'))

const WRONG_SIGNATURE =
  'The signature is wrong: it does not come from PayFast, or the passphrase is not the same.'
const WRONG_AMOUNT = 'The amount is wrong. Expected: R2\u00a0500'

/** Forged notifications, and the reasons that the office reads. */
const faults: [make: (id: string) => string, words: string][] = [
  [(id) => signed(forgedFields(id), 'jt7NOE43FZPN'), WRONG_SIGNATURE],
  [(id) => signed(forgedFields(id), null), WRONG_SIGNATURE],
  [(id) => signed(forgedFields(id, { merchant_id: '10000101' })), 'It is for another merchant account.'],
  [(id) => signed(forgedFields(id, { amount_gross: '2499.98' })), WRONG_AMOUNT],
  [(id) => signed(forgedFields(id, { amount_gross: '2500.02' })), WRONG_AMOUNT],
  [(id) => signed(forgedFields(id)), 'PayFast did not confirm that it sent this.'],
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

test('money for one payment does not count for another @wide', async ({ page, request }) => {
  const [own, other] = [await askForPayment(), await askForPayment()]
  const body = await trueNotification(own.id)
  const moved = body.replace(own.id, other.id)
  expect(await notify(request, moved)).toBe(200)
  const fields = Object.fromEntries(new URLSearchParams(moved.replace(/&signature=.*/, '')))
  // Even a correct signature fails: PayFast does not confirm it.
  const signedAnew = signed(fields)
  expect(await notify(request, signedAnew)).toBe(200)
  await expect.poll(() => verdictsOf(other.id)).toEqual(['refused', 'refused'])
  const nobody = signed(forgedFields(crypto.randomUUID()))
  expect(await notify(request, nobody)).toBe(200)
  await signIn(page)
  await expectListed(page, nobody, 'There is no such payment.')
  expect([await stateOf(own.id), await stateOf(other.id)]).toEqual(['pending', 'pending'])
  expect(await notify(request, body)).toBe(200)
  await expect.poll(() => stateOf(own.id)).toBe('complete')
})

test('fifty copies at once and one later are one payment @wide', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { id } = await askForPayment()
  const body = await trueNotification(id)
  // Like PayFast, repeats each copy until accepted: a busy database may refuse it at first.
  const deliver = () => expect.poll(() => notify(request, body), { timeout: 30_000 }).toBe(200)
  await Promise.all(Array.from({ length: 50 }, deliver))
  await expect.poll(() => stateOf(id), { timeout: 30_000 }).toBe('complete')
  await deliver()
  const verdicts = await verdictsOf(id)
  expect(verdicts.length).toBeGreaterThan(50)
  expect(verdicts.at(-1)).toBe('repeated')
  expect(verdicts).not.toContain('refused')
  expect(verdicts.filter((verdict) => verdict === 'accepted')).toHaveLength(1)
  expect(await entriesOf(id)).toMatchObject([{ kind: 'card', amount: '2500.00', surplus: false }])
  expect(await selectRows(`payment_receipts?payment_id=eq.${id}`)).toHaveLength(1)
  expect(await selectRows(`mail_messages?payment_id=eq.${id}&kind=eq.payment-receipt`)).toHaveLength(1)
  await signIn(page)
  await expectListed(page, body, 'Repeated', false)
})

test.describe('while PayFast does not confirm', () => {
  test.afterEach(() => confirmNotifications('normal'))

  test('a payment waits, and is not complete before PayFast confirms it @wide', async ({ page, request }) => {
    const { id } = await askForPayment()
    const body = await trueNotification(id)
    await signIn(page)
    for (const way of ['error', 'slow'] as const) {
      await confirmNotifications(way)
      expect(await notify(request, body)).toBe(200)
      await expectListed(page, body, 'Being checked', false)
      expect(await stateOf(id)).toBe('pending')
    }
    // The site gives up asking after ten seconds.
    await expect
      .poll(
        async () => {
          const [, last] = await selectRows(`payment_notifications?payment_id=eq.${id}&order=received_at`)
          return Date.parse(String(last!.next_attempt_at)) - Date.parse(String(last!.received_at))
        },
        { timeout: 25_000 },
      )
      .toBeLessThan(100_000)
    expect(await verdictsOf(id)).toEqual(['waiting', 'waiting'])
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

  test('the job confirms waiting notifications, for the scheduler alone @wide', async ({ request }) => {
    test.setTimeout(120_000)
    const { id } = await askForPayment()
    await confirmNotifications('error')
    expect(await notify(request, await trueNotification(id))).toBe(200)
    await expect.poll(() => verdictsOf(id)).toEqual(['waiting'])
    await confirmNotifications('normal')
    const run = (secret: string) =>
      request.post('/api/jobs/payments', { headers: { authorization: `Bearer ${secret}` } })
    expect((await run(`${process.env.CRON_SECRET}x`)).status()).toBe(401)
    // It is due a minute after the first attempt.
    await expect(async () => {
      expect((await run(process.env.CRON_SECRET!)).status()).toBe(202)
      await expect.poll(() => stateOf(id), { timeout: 2000 }).toBe('complete')
    }).toPass({ timeout: 90_000 })
    expect(await entriesOf(id)).toHaveLength(1)
  })
})
