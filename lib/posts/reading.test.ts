import { changedAt, hasContents, readingMinutes } from './reading'

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
  [1001, 6],
])('%i words are read in %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})

const headings = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: `h-${place}`, depth: 2 as const, text: 'Title' }))

test('a long text with three headings or more has a table of contents', () => {
  expect(hasContents({ words: 600, headings: headings(3) })).toBe(true)
  expect(hasContents({ words: 599, headings: headings(30) })).toBe(false)
  expect(hasContents({ words: 6000, headings: headings(2) })).toBe(false)
})

test('a change is shown if it came more than a day after publication', () => {
  const publishedAt = '2026-01-02T03:04:05.000Z'
  const changed = (updatedAt: string) => changedAt({ publishedAt, updatedAt })
  expect(changed('2026-01-03T03:04:05.000Z')).toBeNull()
  expect(changed('2026-01-03T03:04:05.001Z')).toBe('2026-01-03T03:04:05.001Z')
  expect(changed('2025-12-01T00:00:00.000Z')).toBeNull()
})
