import { inOrder } from './order'
import type { ExportedLead } from './schema'

const lead = (id: string, surname: string, lastAt: string, followUpOn: string | null = null) =>
  ({ id, surname, firstName: 'A', lastAt, followUpOn }) as ExportedLead

const leads = [
  lead('b', 'Êlse', '2026-02-01T00:00:00.000Z', '2026-05-01'),
  lead('a', 'Zulu', '2026-02-01T00:00:00.000Z'),
  lead('c', 'botha', '2026-01-01T00:00:00.000Z', '2026-04-01'),
  lead('d', 'Adams', '2026-03-01T00:00:00.000Z'),
]

test.each([
  ['newest', 'dabc'],
  ['oldest', 'cabd'],
  ['name', 'dcba'],
  ['follow-up', 'cbda'],
] as const)('%s: %s', (sort, ids) => {
  expect(
    inOrder(leads, sort)
      .map(({ id }) => id)
      .join(''),
  ).toBe(ids)
})
