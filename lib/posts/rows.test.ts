import { toBinnedPost, toPost, toPostRow, toSummary } from './rows'

const now = new Date('2026-11-21T10:00:00Z')
const summary = {
  title: 'Sê dit sag',
  slug: 'se-dit-sag',
  excerpt: null,
  featured_image: '/a.webp',
  featured_image_alt: 'A lamp',
  language: 'af',
  category: 'faith',
  published_at: '2026-11-01T08:00:00.123456+02:00',
}
const row = {
  id: '1',
  title: 'Sê dit sag',
  status: 'published',
  language: 'af',
  category: null,
  published_at: '2026-11-01 08:00:00+02',
  updated_at: '2026-11-02T08:00:00+02:00',
  updated_by: 'a@example.org',
}

test('a summary has its time in UTC, and nothing that lists do not show', () => {
  expect(toSummary({ ...summary, total: '7' })).toEqual({
    title: 'Sê dit sag',
    slug: 'se-dit-sag',
    excerpt: null,
    featuredImage: '/a.webp',
    featuredImageAlt: 'A lamp',
    language: 'af',
    category: 'faith',
    publishedAt: '2026-11-01T06:00:00.123Z',
  })
})

test.each([
  ['a language of no site', { language: 'de' }],
  ['a category of no list', { category: 'all' }],
  ['no time of publication', { published_at: null }],
])('a summary with %s is refused', (_name, change) => {
  expect(() => toSummary({ ...summary, ...change })).toThrow()
})

test('a post knows its translation where there is one', () => {
  const post = { ...summary, content: 'Text.', updated_at: '2026-11-02T08:00:00+02:00' }
  expect(toPost(post, undefined).translation).toBeNull()
  expect(toPost(post, { slug: 'say-it-softly', language: 'en' }).translation).toEqual({
    slug: 'say-it-softly',
    language: 'en',
  })
})

test.each([
  ['published at a time that has come', {}, null],
  [
    'published at a time still to come',
    { published_at: '2026-11-21T10:00:00.001Z' },
    '2026-11-21T10:00:00.001Z',
  ],
  ['a draft, whatever its time', { status: 'draft', published_at: '2027-01-01T00:00:00Z' }, null],
  ['a draft without a time', { status: 'draft', published_at: null }, null],
])('of a post that is %s, the list says when it goes out', (_name, change, expected) => {
  expect(toPostRow({ ...row, ...change }, now).goesOutAt).toBe(expected)
})

test('what no member of staff has changed names nobody', () => {
  expect(toPostRow(row, now).updatedBy).toBe('a@example.org')
  expect(toPostRow({ ...row, updated_by: 'system' }, now).updatedBy).toBeNull()
  expect(toPostRow({ ...row, updated_by: null }, now).updatedBy).toBeNull()
})

test.each([
  ['2026-11-21T10:00:00Z', 30],
  ['2026-11-21T09:59:59Z', 30],
  ['2026-11-20T09:59:59Z', 29],
  ['2026-10-22T10:00:01Z', 1],
  ['2026-10-22T10:00:00Z', 1],
])('a post deleted at %s has %i days left', (deleted_at, days) => {
  expect(toBinnedPost({ ...row, deleted_at }, now).daysLeft).toBe(days)
})

test('nothing goes out from the bin', () => {
  const scheduled = { ...row, published_at: '2027-01-01T00:00:00Z', deleted_at: '2026-11-20T00:00:00Z' }
  expect(toBinnedPost(scheduled, now).goesOutAt).toBeNull()
})
