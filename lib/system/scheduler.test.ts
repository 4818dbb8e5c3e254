import { env } from '@/lib/env'
import { type LocalServer, localServer } from '@/tests/local-server'
import { recordJob } from './job-queries'
import { checkScheduler, scheduledJob } from './scheduler'

jest.mock('./job-queries')

/** The work after the answer. */
let afterwards: Promise<void> | null = null
jest.mock('next/server', () => ({
  after: (work: () => Promise<void>) => {
    afterwards = work()
  },
}))

const SECRET = 'a secret of the scheduler'
const scheduler = { authorization: `Bearer ${SECRET}` }
const asked = (headers: Record<string, string> = scheduler) =>
  new Request('http://localhost/api/jobs/mail', { method: 'POST', headers })

/** What the monitor was asked, and its answer: a status, or none. */
const beats: string[] = []
let answers: number | null = 200
let monitor: LocalServer

const recorded = jest.mocked(recordJob)
const logged = jest.spyOn(console, 'warn').mockImplementation(() => {})

beforeAll(async () => {
  monitor = await localServer(({ url }, response) => {
    beats.push(url!)
    if (answers !== null) response.writeHead(answers, { location: '/elsewhere' }).end('OK')
  })
})
afterAll(() => monitor.close())
beforeEach(() => {
  jest.clearAllMocks()
  recorded.mockResolvedValue()
  beats.length = 0
  answers = 200
  afterwards = null
  jest.replaceProperty(env, 'CRON_SECRET', SECRET)
  jest.replaceProperty(env, 'HEARTBEAT_URL', `${monitor.url}/a-secret-key/{job}`)
})

/** Has the scheduler call a job that succeeds or not. */
async function run(isDone: boolean, job: 'mail' | 'payments' = 'mail') {
  const { status } = scheduledJob(job, async () => isDone)(asked())
  await afterwards
  return status
}

test('a job answers at once, works afterwards, and tells the monitor of its success', async () => {
  expect(await run(true)).toBe(202)
  expect(recorded.mock.calls).toEqual([
    ['mail', 'began'],
    ['mail', 'done'],
  ])
  expect(await run(true, 'payments')).toBe(202)
  expect(beats).toEqual(['/a-secret-key/mail', '/a-secret-key/payments'])
})

test('a job that fails tells the monitor nothing', async () => {
  expect(await run(false)).toBe(202)
  expect(recorded).toHaveBeenLastCalledWith('mail', 'failed')
  expect(beats).toEqual([])
})

test('strangers start no job, and the monitor is told nothing', async () => {
  const work = jest.fn(async () => true)
  const guess: Record<string, string> = { authorization: 'Bearer of a guess that is long enough' }
  for (const headers of [{}, guess]) expect(scheduledJob('mail', work)(asked(headers)).status).toBe(401)
  expect([afterwards, beats]).toEqual([null, []])
  expect(work).not.toHaveBeenCalled()
})

test('without a monitor nobody is told', async () => {
  jest.replaceProperty(env, 'HEARTBEAT_URL', undefined)
  expect(await run(true)).toBe(202)
  expect(beats).toEqual([])
})

test.each([[500], [302]])(
  'a monitor that answers %d is in the log, without its address, which holds a key',
  async (status) => {
    answers = status
    await run(true)
    expect(beats).toEqual(['/a-secret-key/mail'])
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/WARN heartbeat .*job=mail/)]])
    expect(String(logged.mock.calls)).toContain(`status=${status}`)
    expect(String(logged.mock.calls)).not.toMatch(/a-secret-key|127\.0\.0\.1/)
  },
)

test('a monitor that does not answer holds nothing up for more than five seconds', async () => {
  answers = null
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(5000)
    return AbortSignal.abort()
  })
  await run(true)
  expect(timeout).toHaveBeenCalledTimes(1)
  expect(String(logged.mock.calls)).toContain('status=null')
})

test('who has the secret of the scheduler can find out, without starting a job', () => {
  expect(checkScheduler(asked()).status).toBe(202)
  expect(checkScheduler(asked({})).status).toBe(401)
  expect([afterwards, recorded.mock.calls]).toEqual([null, []])
})
