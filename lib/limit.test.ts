import { BusyError, createLimit } from './limit'

/** A task that ends on demand. */
function piece() {
  let end!: (result: string) => void
  let fail!: (error: Error) => void
  const promise = new Promise<string>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  const work = jest.fn(() => promise)
  return { work, end, fail }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('tasks up to the limit run at a time, the rest in order of arrival', async () => {
  const run = createLimit({ concurrency: 2, queueSize: 5, timeout: 1000 })
  const pieces = [piece(), piece(), piece(), piece()]
  const results = pieces.map(({ work }) => run(work))
  const begun = () => pieces.map(({ work }) => work.mock.calls.length)
  expect(begun()).toEqual([1, 1, 0, 0])
  pieces[1]!.end('second')
  await expect(results[1]).resolves.toBe('second')
  await jest.advanceTimersByTimeAsync(0)
  expect(begun()).toEqual([1, 1, 1, 0])
  pieces[0]!.fail(new Error('broken'))
  await expect(results[0]).rejects.toThrow('broken')
  await jest.advanceTimersByTimeAsync(0)
  expect(begun()).toEqual([1, 1, 1, 1])
  pieces[2]!.end('third')
  pieces[3]!.end('fourth')
  await expect(Promise.all(results.slice(2))).resolves.toEqual(['third', 'fourth'])
})

test('without a timeout a task waits until its turn', async () => {
  const run = createLimit({ concurrency: 1, queueSize: 1 })
  const [running, patient] = [piece(), piece()]
  const first = run(running.work)
  const second = run(patient.work)
  await jest.advanceTimersByTimeAsync(86_400_000)
  expect(patient.work).not.toHaveBeenCalled()
  running.end('done')
  patient.end('done at last')
  await expect(Promise.all([first, second])).resolves.toEqual(['done', 'done at last'])
})

test('a task that finds the queue full, or waits too long, is refused and never runs', async () => {
  const run = createLimit({ concurrency: 1, queueSize: 1, timeout: 1000 })
  const [running, late, refused, next] = [piece(), piece(), piece(), piece()]
  const first = run(running.work)
  const second = run(late.work)
  await expect(run(refused.work)).rejects.toThrow(BusyError)
  const outcome = expect(second).rejects.toThrow(BusyError)
  await jest.advanceTimersByTimeAsync(1000)
  await outcome
  const third = run(next.work)
  running.end('done')
  await first
  await jest.advanceTimersByTimeAsync(0)
  expect([late, refused, next].map(({ work }) => work.mock.calls.length)).toEqual([0, 0, 1])
  next.end('done')
  await expect(third).resolves.toBe('done')
})
