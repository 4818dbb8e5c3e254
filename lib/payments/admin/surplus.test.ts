import { cancelledMoney, isDepositPaid, surplusLeft } from './surplus'

const came = { id: 2, kind: 'card', amount: '1980.50', surplus: true, ofEntry: 1 } as const
const counted = { id: 1, kind: 'card', amount: '2500.00', surplus: false, ofEntry: null } as const

test('a surplus is whole until it is paid back or moved', () => {
  expect(surplusLeft(came, [counted, came])).toBe('1980.50')
  const back = { id: 3, kind: 'refund', amount: '-80.50', surplus: true, ofEntry: 2 } as const
  const moved = { id: 4, kind: 'correction', amount: '-1900.00', surplus: true, ofEntry: 2 } as const
  expect(surplusLeft(came, [counted, came, back])).toBe('1900.00')
  expect(surplusLeft(came, [counted, came, back, moved])).toBe('0.00')
  expect(surplusLeft(back, [counted, came, back])).toBeNull()
})

test('what counts is no surplus, and what came beside it takes nothing from it', () => {
  expect(surplusLeft(counted, [counted, came])).toBeNull()
  const other = { id: 5, kind: 'card', amount: '10.00', surplus: true, ofEntry: 2 } as const
  expect(surplusLeft(came, [counted, came, other])).toBe('1980.50')
})

test('of a cancelled payment the first money that counts stands for all of it, as long as any is left', () => {
  const back = { id: 3, kind: 'refund', amount: '-80.50', surplus: false, ofEntry: null } as const
  const entries = [back, came, counted]
  const cancelled = { status: 'cancelled', paid: '2419.50', entries } as const
  expect(cancelledMoney(cancelled)).toBe(1)
  expect(cancelledMoney({ ...cancelled, paid: '0.00' })).toBeNull()
  for (const status of ['pending', 'failed', 'complete'] as const)
    expect(cancelledMoney({ ...cancelled, status })).toBeNull()
})

test('a deposit is paid that is complete and was not paid back', () => {
  const deposit = { purpose: 'deposit', status: 'complete', paid: '2500.00' } as const
  expect(isDepositPaid(deposit)).toBe(true)
  expect(isDepositPaid({ ...deposit, paid: '0.00' })).toBe(false)
  expect(isDepositPaid({ ...deposit, status: 'pending' })).toBe(false)
  expect(isDepositPaid({ ...deposit, purpose: 'full' })).toBe(false)
})
