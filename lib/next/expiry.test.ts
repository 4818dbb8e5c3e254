import { expiryOf } from './expiry.mjs'

const moment = Date.parse('2026-11-21T10:00:00.000Z')
const tags = ['posts', 'expires:2026-11-21T10:00:00.000Z']

test.each([
  ['an entry stored before the moment is good until then', tags, moment - 60_000, moment - 1, false],
  ['it has expired at the moment', tags, moment - 60_000, moment, true],
  ['and long after it', tags, moment - 60_000, moment + 86_400_000, true],
  ['an entry stored after the moment is good', tags, moment + 5000, moment + 6000, false],
  [
    'an entry stored in the first seconds after the moment is not trusted',
    tags,
    moment + 1000,
    moment + 60_000,
    true,
  ],
  ['a tag without a moment does not expire', ['posts', 'expires:never', 'expires:'], 0, moment, false],
  ['nor does the tag of a post', ['post:expires:2026-11-21T10:00:00.000Z'], 0, moment, false],
  ['the earliest of several moments counts', [...tags, 'expires:2027-01-01T00:00:00.000Z'], 0, moment, true],
  ['an entry without tags does not expire', [], 0, moment, false],
])('%s', (_name, given, storedAt, now, expected) => {
  expect(expiryOf(given, storedAt) <= now).toBe(expected)
})
