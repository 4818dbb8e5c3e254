import { env } from '@/lib/env'
import { Missing } from './missing'

afterEach(() => jest.restoreAllMocks())

test('on Vercel a page fails if the database does not answer, so that the last good one is kept', () => {
  const unanswered = () => Missing({ doNotCache: true, children: null })
  expect(unanswered).not.toThrow()
  jest.replaceProperty(env, 'VERCEL', '1')
  expect(unanswered).toThrow('does not answer')
  expect(() => Missing({ children: null })).not.toThrow()
})
