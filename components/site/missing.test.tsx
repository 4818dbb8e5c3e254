import { env } from '@/lib/env'
import { Missing } from './missing'

afterEach(() => jest.restoreAllMocks())

test('on Vercel a page missing for lack of a database fails, so that the last good one stays cached', () => {
  const unanswered = () => Missing({ doNotCache: true, children: null })
  expect(unanswered).not.toThrow()
  jest.replaceProperty(env, 'VERCEL', '1')
  expect(unanswered).toThrow('does not answer')
  expect(() => Missing({ children: null })).not.toThrow()
})
