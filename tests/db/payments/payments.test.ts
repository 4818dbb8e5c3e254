/** A visitor's view of a payment: its state by an unguessable id, the rest by its link's token. */
import { randomUUID } from 'node:crypto'
import { notified } from './gateway'
import { askedPayment, done, entriesOf, pageOf, paymentFields, paymentRow, transfer } from './payments'
import { type Caller, anon, call } from '../rest'
import { makeUser, newUser } from '../samples'
import { query } from '../second-database'

const status = (caller: Caller, payment_id: unknown) => call(caller, 'payment_status', { payment_id })
let callers: Caller[]

const admin = newUser('admin')
beforeAll(async () => {
  callers = [anon, await makeUser(), await makeUser('editor'), admin]
})

describe('by its id', () => {
  test('it has reference, status, amount and whether anything was paid; nothing else', async () => {
    const { id } = await askedPayment(admin, { amount: '2500.50' })
    await transfer(admin, id, '2500.50')
    const { reference } = await paymentRow(id)
    expect(reference).toMatch(/^[2-9A-Z]{8}$/)
    for (const caller of callers) {
      const [{ amount_gross, ...rest } = {}, ...others] = (await status(caller, id)).rows
      // A number in a hosted project, a string in the embedded backend.
      expect(Number(amount_gross)).toBe(2500.5)
      expect([rest, others]).toEqual([{ reference, status: 'complete', nothing_paid: false }, []])
      expect((await status(caller, id.toUpperCase())).rows).toHaveLength(1)
    }
  })

  test('an unrequested payment and an unknown id give nothing', async () => {
    const id = randomUUID()
    await done(admin, 'create_payment', { payment_id: id, fields: paymentFields() })
    for (const caller of callers)
      for (const unknown of [id, randomUUID()])
        expect(await status(caller, unknown)).toMatchObject({ status: 200, body: [] })
    expect((await status(anon, null)).rows).toEqual([])
  })

  test('nothing counts as paid until money arrives', async () => {
    const { id } = await askedPayment(admin)
    await notified(id, { status: 'failed' })
    expect((await status(anon, id)).rows).toMatchObject([{ status: 'failed', nothing_paid: true }])
    await transfer(admin, id, '10')
    expect((await status(anon, id)).rows).toMatchObject([{ status: 'failed', nothing_paid: false }])
  })

  test.each(['', '1', '%', "' or true --", '00000000-0000-4000-8000-00000000000*'])(
    'an invalid id is refused: %p',
    async (id) => {
      expect(await status(anon, id)).toMatchObject({ status: 400, code: '22P02' })
    },
  )

  test('the function has no other arguments', async () => {
    expect(await call(anon, 'payment_status')).toMatchObject({ status: 404, code: 'PGRST202' })
    expect((await call(anon, 'payment_status', { status: 'complete' })).status).toBe(404)
  })
})

describe('by the token of its link', () => {
  test('the page shows the request, and the amount outstanding after a part payment', async () => {
    const { id, token } = await askedPayment(admin, { level: 2, purpose: 'full' })
    expect(await pageOf(token)).toMatchObject({
      state: 'pending',
      payment_id: id,
      amount: '2500.00',
      outstanding: '2500.00',
      purpose: 'full',
      level: 2,
      receipt: null,
      can_try_again: false,
    })
    await transfer(admin, id, '1000')
    expect(await pageOf(token)).toMatchObject({ state: 'pending', paid: '1000.00', outstanding: '1500.00' })
    await transfer(admin, id, '1500')
    const paid = (await pageOf(token))!
    expect(paid).toMatchObject({ state: 'complete', outstanding: '0' })
    expect(paid.receipt).toMatchObject({ year: new Date().getFullYear(), number: expect.any(Number) })
  })

  test('the token contains another id than the payment’s, and no other token works', async () => {
    const { id, token } = await askedPayment(admin)
    const [link, proof] = token.split('_') as [string, string]
    expect(link).not.toBe(id)
    for (const wrong of [id, link, `${id}_${proof}`, `${link}_${'0'.repeat(64)}`, `${token}0`, ''])
      expect(await pageOf(wrong)).toBeNull()
  })

  test('renewing a link invalidates the former one', async () => {
    const { id, token } = await askedPayment(admin)
    const renewed = await done(admin, 'renew_payment_link', { payment_id: id })
    expect(await pageOf(token)).toBeNull()
    expect(await pageOf(String(renewed))).toMatchObject({ payment_id: id })
  })

  test('its first opening is recorded once, and again for a renewed link', async () => {
    const { id, token } = await askedPayment(admin)
    const opened = async (given: string) => {
      await call(anon, 'note_payment_opened', { token: given })
      return (await paymentRow(id)).opened_at
    }
    expect(await opened(`${token}0`)).toBeNull()
    const first = await opened(token)
    expect(first).not.toBeNull()
    expect(await opened(token)).toBe(first)
    const renewed = await done(admin, 'renew_payment_link', { payment_id: id })
    expect(await opened(token)).toBeNull()
    expect(await opened(String(renewed))).not.toBeNull()
  })

  test('it expires 60 days after the due day, then takes no proof or attempt', async () => {
    const { token } = await askedPayment(admin, { due_on: '2026-01-01' })
    expect(await pageOf(token)).toMatchObject({ state: 'expired' })
    expect((await call(anon, 'try_payment_again', { token })).body).toBe(false)
    expect((await call(anon, 'open_proof_slot', { token, file_kind: 'pdf' })).body).toBeNull()
  })

  test('a new attempt may follow a failure or the payer’s own cancellation only', async () => {
    const again = async (token: string) => (await call(anon, 'try_payment_again', { token })).body
    const { id, token } = await askedPayment(admin)
    expect(await again(token)).toBe(false)
    for (const state of ['failed', 'cancelled']) {
      await notified(id, { status: state })
      expect(await pageOf(token)).toMatchObject({ state, can_try_again: true })
      expect(await again(token)).toBe(true)
      expect((await paymentRow(id)).status).toBe('pending')
    }
    await done(admin, 'cancel_payment', { payment_id: id })
    expect(await pageOf(token)).toMatchObject({ state: 'cancelled', can_try_again: false })
    expect(await again(token)).toBe(false)
    expect(await entriesOf(id)).toEqual([])
  })
})

test('a reference’s check digit detects a wrong character and swapped neighbours', async () => {
  const [{ reference } = { reference: '' }] = await query<{ reference: string }>(
    'select private.new_payment_reference() as reference',
  )
  expect(reference).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  const check = async (body: string) =>
    (await query<{ digit: string }>('select private.reference_check($1) as digit', [body]))[0]!.digit
  const body = 'A2B3C4D'
  const right = await check(body)
  for (let place = 0; place < 7; place++) {
    const letters = [...body]
    letters[place] = 'Z'
    expect(await check(letters.join(''))).not.toBe(right)
    if (place === 6) continue
    const swapped = [...body]
    ;[swapped[place], swapped[place + 1]] = [swapped[place + 1]!, swapped[place]!]
    expect(await check(swapped.join(''))).not.toBe(right)
  }
})
