import { rss } from './formats'
import { feedRoute } from './route'
import { sitemapAnswer } from './sitemap'

// Nothing answers at the address of the unit tests' database (jest.config.mjs); that is logged.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))

const request = new Request('http://localhost/')

test.each([
  ['the sitemap', () => sitemapAnswer(request, null)],
  ['a part of it', () => sitemapAnswer(request, 1)],
  ['a feed', () => feedRoute(rss)(request, { params: Promise.resolve({ locale: 'af' }) })],
])('without a database %s asks robots to come later, and nobody keeps that', async (_, ask) => {
  const answer = await ask()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('120')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
