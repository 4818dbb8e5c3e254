import { columnsOf, toColumns, toFields } from '@/lib/supabase/columns'
import { adminPostRow, editablePost, postSummary, revisionLine } from './schema'

const row = {
  title: 'Sê dit sag',
  slug: 'se-dit-sag',
  excerpt: null,
  featuredImage: '/a.webp',
  featuredImageAlt: 'A lamp',
  language: 'af',
  category: 'faith',
  publishedAt: '2026-11-01T08:00:00.123456+02:00',
}

test('a summary has its time in UTC, and only fields that lists show', () => {
  expect(postSummary.parse({ ...row, total: '7' })).toEqual({
    ...row,
    publishedAt: '2026-11-01T06:00:00.123Z',
  })
})

test.each([
  ['an unknown category', { category: 'all' }],
  ['no time of publication', { publishedAt: null }],
])('a summary with %s is refused', (_name, change) => {
  expect(() => postSummary.parse({ ...row, ...change })).toThrow()
})

test('a query selects the columns of a schema under its field names', () => {
  expect(columnsOf(postSummary)).toBe(
    'title,slug,excerpt,featuredImage:featured_image,featuredImageAlt:featured_image_alt,language,category,publishedAt:published_at',
  )
})

test('fields become columns and columns fields', () => {
  const fields = { title: 'a', featuredImageAlt: null }
  const columns = { title: 'a', featured_image_alt: null }
  expect(toColumns(fields)).toEqual(columns)
  expect(toFields(columns)).toEqual(fields)
})

test('a version saved with the secret key names nobody, wherever its editor is shown', () => {
  for (const [stored, shown] of [
    ['system', null],
    ['a@example.org', 'a@example.org'],
  ]) {
    expect(editablePost.shape.updatedBy.parse(stored)).toBe(shown)
    expect(adminPostRow.shape.updatedBy.parse(stored)).toBe(shown)
    expect(revisionLine.shape.savedBy.parse(stored)).toBe(shown)
  }
})
