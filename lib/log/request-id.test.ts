import { env } from '@/lib/env'
import { requestIdOf } from './request-id'

const headers = (given: Record<string, string>) => new Headers(given)
afterEach(() => jest.restoreAllMocks())

test('a request has the id this server gave it', () => {
  const id = '3f2b9c1e-7f64-4a7e-9a55-0123456789ab'
  expect(requestIdOf(headers({ 'x-request-id': id }))).toBe(id)
  expect(requestIdOf(headers({}))).toBeUndefined()
  expect(requestIdOf(null)).toBeUndefined()
})

test("behind a trusted proxy it has the proxy's id", () => {
  jest.replaceProperty(env, 'TRUSTED_REQUEST_ID_HEADER', 'x-vercel-id')
  const id = 'cpt1::iad1::k2x9p-1732387509123-0a1b2c3d4e5f'
  expect(requestIdOf(headers({ 'x-vercel-id': id, 'x-request-id': 'another-id' }))).toBe(id)
})

test.each([['short'], ['a'.repeat(129)], ['two words of it'], ['<b>bold</b>'], ['thandi@example.org']])(
  'a malformed id is ignored: %s',
  (id) => {
    expect(requestIdOf(headers({ 'x-request-id': id }))).toBeUndefined()
  },
)
