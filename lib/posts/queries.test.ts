import { postBySlug, resolveRedirect } from './queries'

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
