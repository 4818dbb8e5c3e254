const { overdue } = jest.requireActual<{
  overdue(tags: readonly string[], madeAt: number, now: number): boolean
}>('./expiry.mjs')

const moment = Date.parse('2026-11-21T10:00:00.000Z')
const due = ['posts', 'due:2026-11-21T10:00:00.000Z']

test.each([
  ['before the moment what was made before it is good', due, moment - 60_000, moment - 1, false],
  ['at the moment it is not', due, moment - 60_000, moment, true],
  ['nor long after it', due, moment - 60_000, moment + 86_400_000, true],
  ['what was made with the moment past is good', due, moment + 5000, moment + 6000, false],
  ['made in its first seconds it is not believed', due, moment + 1000, moment + 60_000, true],
  ['a tag that names no moment says nothing', ['posts', 'due:never', 'due:'], 0, moment, false],
  ['nor does the tag of a post', ['post:due:2026-11-21T10:00:00.000Z'], 0, moment, false],
  ['the earliest of several decides', [...due, 'due:2027-01-01T00:00:00.000Z'], 0, moment, true],
  ['without tags nothing is due', [], 0, moment, false],
])('%s', (_name, tags, madeAt, now, expected) => {
  expect(overdue(tags, madeAt, now)).toBe(expected)
})
