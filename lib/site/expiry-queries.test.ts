import { shared } from '@/lib/next/shared'
import { shareExpiry } from './expiry-queries'

test('the log says once that the tags cannot be read', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  shareExpiry()
  const read = shared.tagsExpiredSince!
  // In unit tests nothing answers at the address of the project.
  for (const since of [null, 1]) await expect(read(since)).rejects.toThrow()
  expect(log).toHaveBeenCalledTimes(1)
})
