import { memoise } from './memoise'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('callers within a second share one result; later ones get a new one', async () => {
  let count = 0
  const read = jest.fn(async (key: string) => `${key} ${++count}`)
  const shared = memoise(read, 1000)
  expect(await Promise.all([shared('a'), shared('a'), shared('b')])).toEqual(['a 1', 'a 1', 'b 2'])
  await jest.advanceTimersByTimeAsync(999)
  expect(await shared('a')).toBe('a 1')
  await jest.advanceTimersByTimeAsync(1)
  expect(await shared('a')).toBe('a 3')
})

test('a slow call is shared as long as it lasts', async () => {
  let resolve = (_value: string) => {}
  const read = jest.fn(() => new Promise<string>((done) => (resolve = done)))
  const shared = memoise(read, 1000)
  const first = shared('a')
  await jest.advanceTimersByTimeAsync(5000)
  expect(shared('a')).toBe(first)
  resolve('done')
  expect(await first).toBe('done')
  expect(read).toHaveBeenCalledTimes(1)
})

test('a failed call is repeated', async () => {
  const read = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('up')
  const shared = memoise(read, 1000)
  await expect(shared('a')).rejects.toThrow('down')
  await jest.advanceTimersByTimeAsync(1000)
  expect(await shared('a')).toBe('up')
})
