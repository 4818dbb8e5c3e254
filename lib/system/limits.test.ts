import { type Limit, readLimits } from './limits'

const limits: Limit[] = [
  { key: 'leads_per_hour', value: 300, lowest: 0, highest: 10_000 },
  { key: 'leads_held', value: 2000, lowest: 0, highest: 100_000 },
]
const read = (leads_per_hour: string, leads_held = '2000') =>
  readLimits(
    {
      ...{ leads_per_hour, leads_held, 'leads_per_hour-shown': '300', 'leads_held-shown': '2000' },
    } as Parameters<typeof readLimits>[0],
    limits,
  )

test('only what was changed is sent', () => {
  expect(read('300')).toEqual({ wrong: [], changed: {} })
  expect(read(' 10 000 ', '0')).toEqual({ wrong: [], changed: { leads_per_hour: 10_000, leads_held: 0 } })
})

test.each(['', '-1', '1.5', '1e3', '10001', '9999999999', 'many'])('%j is refused', (typed) => {
  expect(read(typed).wrong).toEqual(['leads_per_hour'])
})

test('a value beyond the range that an operator has set with SQL may stay while another limit changes', () => {
  const beyond = limits.map((limit) => ({ ...limit, ...(limit.key === 'leads_held' && { highest: 1000 }) }))
  const values = { leads_per_hour: '400', leads_held: '2000', 'leads_per_hour-shown': '300' }
  const given = { ...values, 'leads_held-shown': '2000' } as Parameters<typeof readLimits>[0]
  expect(readLimits(given, beyond)).toEqual({ wrong: [], changed: { leads_per_hour: 400 } })
})
