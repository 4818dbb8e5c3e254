import { fetchWithTimeout } from '@/lib/supabase/timeout'
import { type Progress, shared } from './shared'

/** The progress of a request that calls an address. */
async function progressOf(address: string) {
  const progress: Progress = { isForm: false }
  await shared.progress.run(progress, () => fetchWithTimeout(address))
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
  expect(all.map(({ isUnavailable }) => isUnavailable)).toEqual([true, undefined])
})
