import { fetchWithTimeout } from '@/lib/supabase/timeout'
import { beginRequest } from './unanswered'

/** What is known of a request in which an address is called. */
async function progressOf(address: string) {
  // A new asynchronous context, as each request has one.
  await new Promise((resolve) => setImmediate(resolve))
  const progress = beginRequest()
  await fetchWithTimeout(address)
  return progress
}

test('a request knows whether one of its own calls was not answered', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if (String(input).endsWith('/down')) throw new Error('no connection')
    return Response.json([])
  })
  const all = await Promise.all(
    ['http://localhost/down', 'http://localhost/up'].map((address) => progressOf(address)),
  )
  jest.restoreAllMocks()
  expect(all).toEqual([{ isUnanswered: true }, { isUnanswered: false }])
})
