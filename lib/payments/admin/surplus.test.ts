import { cancelledMoney, isDepositPaid } from './surplus'

const came = { id: 2, kind: 'card', amount: '1980.50', surplus: true, ofEntry: 1 } as const
const counted = { id: 1, kind: 'card', amount: '2500.00', surplus: false, ofEntry: null } as const

test('the first counting entry of a cancelled payment represents all of its money, as long as any is left', () => {
  const back = { id: 3, kind: 'refund', amount: '-80.50', surplus: false, ofEntry: null } as const
  const entries = [back, came, counted]
  const cancelled = { status: 'cancelled', paid: '2419.50', entries } as const
  expect(cancelledMoney(cancelled)).toBe(1)
  expect(cancelledMoney({ ...cancelled, paid: '0.00' })).toBeNull()
  for (const status of ['pending', 'failed', 'complete'] as const)
    expect(cancelledMoney({ ...cancelled, status })).toBeNull()
})

test('a deposit is paid if it is complete and was not paid back', () => {
  const deposit = { purpose: 'deposit', status: 'complete', paid: '2500.00' } as const
  expect(isDepositPaid(deposit)).toBe(true)
  expect(isDepositPaid({ ...deposit, paid: '0.00' })).toBe(false)
  expect(isDepositPaid({ ...deposit, status: 'pending' })).toBe(false)
  expect(isDepositPaid({ ...deposit, purpose: 'full' })).toBe(false)
})
