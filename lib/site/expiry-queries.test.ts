import { shareExpiry } from './expiry-queries'

test('the log says once that the tags cannot be read', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  shareExpiry()
  const read = Reflect.get(globalThis, Symbol.for('the reader of expired tags'))
  // In unit tests nothing answers at the address of the project.
  for (const since of [null, 1]) await expect(read(since)).rejects.toThrow()
  expect(log).toHaveBeenCalledTimes(1)
})
