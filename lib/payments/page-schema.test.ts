import { PAGE } from '@/tests/payment-page'
import { paymentPageRow, proofPlace } from './page-schema'

const TODAY = '2026-11-30'
const placeOf = (change: object, outcome: Parameters<typeof proofPlace>[1]) =>
  proofPlace(paymentPageRow.parse({ ...PAGE, ...change }), outcome, TODAY)

test('a payment with a form for proofs says in it what became of one, without it above', () => {
  const plan = { way: 'subscription', instalments: 12, recurring_amount: '1980.00', ended: false }
  const charged = { plan: { ...plan, charged_by_gateway: true } }
  expect(placeOf({}, 'received')).toBe('form')
  expect(placeOf({}, 'wrongKind')).toBe('form')
  expect(placeOf(charged, 'received')).toBe('page')
  expect(placeOf(charged, 'gone')).toBe('page')
  for (const state of ['complete', 'failed', 'cancelled', 'expired'])
    expect(placeOf({ state }, 'gone')).toBe('page')
})

test('a proof that was received before a payment was settled, or refused before it was restarted, is past', () => {
  expect(placeOf({ state: 'complete' }, 'received')).toBeNull()
  expect(placeOf({ proofs: 0 }, 'gone')).toBeNull()
  // The link takes no more.
  expect(placeOf({ proofs: 20 }, 'gone')).toBe('form')
})
