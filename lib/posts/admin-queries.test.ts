import { toAdminPost, toBinnedPost } from './admin-queries'
import { adminPostRow, binnedPostRow } from './schema'

const now = Date.parse('2026-11-21T10:00:00Z')
const row = {
  id: '3f2b9c1e-7f64-4a7e-9a55-0123456789ab',
  title: 'Sê dit sag',
  status: 'published',
  language: 'af',
  category: null,
  publishedAt: '2026-11-01 08:00:00+02',
  updatedAt: '2026-11-02T08:00:00+02:00',
  updatedBy: 'a@example.org',
}
const line = (change: object) => toAdminPost(adminPostRow.parse({ ...row, ...change }), now)
const binned = (change: object) => toBinnedPost(binnedPostRow.parse({ ...row, ...change }), now)

test.each([
  ['published at a time that has come', {}, null],
  [
    'published at a time still to come',
    { publishedAt: '2026-11-21T10:00:00.001Z' },
    '2026-11-21T10:00:00.001Z',
  ],
  ['a draft, whatever its time', { status: 'draft', publishedAt: '2027-01-01T00:00:00Z' }, null],
  ['a draft without a time', { status: 'draft', publishedAt: null }, null],
])('the list shows when a post that is %s will be published', (_name, change, expected) => {
  expect(line(change).scheduledAt).toBe(expected)
})

test('a row not changed by staff names no editor', () => {
  expect(line({}).updatedBy).toBe('a@example.org')
  expect(line({ updatedBy: 'system' }).updatedBy).toBeNull()
  expect(line({ updatedBy: null }).updatedBy).toBeNull()
})

test.each([
  ['2026-11-21T10:00:00Z', 30],
  ['2026-11-21T09:59:59Z', 30],
  ['2026-11-20T09:59:59Z', 29],
  ['2026-10-22T10:00:01Z', 1],
  ['2026-10-22T10:00:00Z', 1],
])('a post deleted at %s has %i days left', (deletedAt, days) => {
  expect(binned({ deletedAt }).daysLeft).toBe(days)
})

test('nothing is published from the bin', () => {
  const scheduled = { publishedAt: '2027-01-01T00:00:00Z', deletedAt: '2026-11-20T00:00:00Z' }
  expect(binned(scheduled).scheduledAt).toBeNull()
})
