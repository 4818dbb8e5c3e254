import { shared } from '@/lib/next/shared'
import { exposeChanges } from './change-queries'

test('the log says once that changes cannot be read', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  exposeChanges()
  const read = shared.changesSince!
  // In unit tests nothing answers at the project's address.
  for (const since of [null, '1:1: 0']) await expect(read(since)).rejects.toThrow()
  expect(log).toHaveBeenCalledTimes(1)
})
