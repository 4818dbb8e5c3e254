import { GET as sitemap } from '@/app/sitemap.xml/route'
import { env } from '@/lib/env'
import { rss } from './formats'
import { feedRoute } from './route'

// A database address that nothing answers; failures are logged.
beforeEach(() => {
  jest.replaceProperty(env, 'SUPABASE_URL', 'http://127.0.0.1:9')
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const request = new Request('http://localhost/')

test.each([
  ['the sitemap', () => sitemap(request)],
  ['a feed', () => feedRoute(rss)(request, { params: Promise.resolve({ locale: 'af' }) })],
])('without a database %s asks robots to come later, uncached', async (_, ask) => {
  const answer = await ask()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('120')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
