import { postBySlug, resolveRedirect } from './queries'
import { foundSummary } from './search-queries'

test.each(['<b>', '%00', 'A-post', 'a--b', 'ê', 'a'.repeat(201)])(
  'there is no post at %j, whether the database answers or not',
  async (slug) => {
    expect(await postBySlug(slug)).toEqual({ state: 'fresh', data: null })
    expect(await resolveRedirect(slug)).toEqual({ state: 'fresh', data: null })
  },
)

test('a post that may exist is looked up in the database', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  expect(await postBySlug('a-post')).toEqual({ state: 'unavailable' })
})

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
