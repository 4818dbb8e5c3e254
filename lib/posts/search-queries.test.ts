import { foundSummary } from './search-queries'

test.each([
  ['en', 1, 'luister', '1 article for “luister”'],
  ['en', 2000, 'rou', '2000 articles for “rou”'],
  ['en', 3, '$& {count} {query}', '3 articles for “$& {count} {query}”'],
  ['en', 2, '', '2 articles'],
  ['en', 0, 'zzz', 'No posts found. Please try a different search term.'],
  ['af', 1, 'rou', '1 artikel vir “rou”'],
  ['af', 2, 'rou', '2 artikels vir “rou”'],
  ['af', 1, '', '1 artikel'],
] as const)('in %s, %i found for %j: %s', (locale, total, query, sentence) => {
  expect(foundSummary(locale, query, { total, isMore: false })).toBe(sentence)
})

test('a capped count says that there are more', () => {
  const found = { total: 240, isMore: true }
  expect(foundSummary('en', 'the', found)).toBe('More than 240 articles for “the”')
  expect(foundSummary('af', 'die', found)).toBe('Meer as 240 artikels vir “die”')
})
