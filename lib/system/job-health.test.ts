import { jobHealthResponse } from './job-health'
import { readJobHealth } from './job-queries'
import type { JobHealth } from './schema'

jest.mock('./job-queries')
const read = jest.mocked(readJobHealth)

const queues: JobHealth['queues'] = []
const askJobs = async (takesCards = true) => {
  const response = await jobHealthResponse(takesCards)
  return [response.status, await response.json(), response.headers.get('cache-control')]
}

beforeEach(() => {
  jest.clearAllMocks()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] })
})
afterEach(async () => {
  // The answer is shared for ten seconds.
  await jest.advanceTimersByTimeAsync(10_000)
  jest.useRealTimers()
})

test('jobs are on time: the answer says only that', async () => {
  read.mockResolvedValue({ late: [], queues })
  expect(await askJobs()).toEqual([200, { status: 'ok' }, 'no-store'])
})

test('jobs are late: the answer says only that, and the log what', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => {})
  read.mockResolvedValue({ late: ['mail-queue', 'purge-job'], queues })
  expect(await askJobs()).toEqual([503, { status: 'late' }, 'no-store'])
  expect(log).toHaveBeenCalledWith(expect.stringContaining('late=mail-queue purge-job'))
})

test('jobs pass for late if the database does not answer', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  read.mockRejectedValue(new Error('Supabase did not answer'))
  expect(await askJobs()).toEqual([503, { status: 'late' }, 'no-store'])
})

test('jobs are asked about once in ten seconds, however many ask', async () => {
  read.mockResolvedValue({ late: [], queues })
  await Promise.all(Array.from({ length: 500 }, () => askJobs()))
  read.mockResolvedValue({ late: ['mail-job'], queues })
  await jest.advanceTimersByTimeAsync(9900)
  expect((await askJobs())[0]).toBe(200)
  expect(read).toHaveBeenCalledTimes(1)
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  await jest.advanceTimersByTimeAsync(200)
  expect((await askJobs())[0]).toBe(503)
  expect(read).toHaveBeenCalledTimes(2)
})
