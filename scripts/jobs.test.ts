/** The scheduler of `npm start` and of the containers, which says when a job does not start. */
import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { type LocalServer, localServer } from '../tests/local-server'
import { startJobs } from './jobs.mjs'

const SECRET = 'the secret of the site'
const PAUSE = 20

/** Called with each job; answers it. */
let answer: (path: string, response: ServerResponse) => void
const calls: string[] = []
let site: LocalServer
const said: string[] = []
let stop: () => void

beforeAll(async () => {
  site = await localServer(({ method, url, headers }, response) => {
    calls.push(`${method} ${url}`)
    if (headers.authorization !== `Bearer ${SECRET}`) response.writeHead(401).end()
    else answer(url!, response)
  })
})
afterAll(() => site.close())
beforeEach(() => {
  answer = (_, response) => response.writeHead(202).end('{"ok":true}')
  calls.length = said.length = 0
})
afterEach(() => stop())

function start(secret = SECRET, at = site.url) {
  stop = startJobs(at, secret, (sentence) => said.push(sentence), PAUSE)
}

/** Waits until both jobs were called this often. */
async function rounds(count: number) {
  const until = calls.length + 2 * count
  while (calls.length < until) await setTimeout(PAUSE)
  await setTimeout(2 * PAUSE)
}

test('both jobs are called again and again, in silence while they start', async () => {
  start()
  await rounds(3)
  expect(new Set(calls)).toEqual(new Set(['POST /api/jobs/payments', 'POST /api/jobs/mail']))
  expect(said).toEqual([])
})

test('a wrong secret is said once for each job', async () => {
  start('another secret')
  await rounds(3)
  expect(said.sort()).toEqual(
    ['mail', 'payments'].map(
      (job) =>
        `${site.url}/api/jobs/${job} answered 401 instead of 202. CRON_SECRET is not the secret of the site.`,
    ),
  )
  expect(String(said)).not.toContain('another secret')
})

test('another answer is said when it comes, changes and ends', async () => {
  const statuses = [202, 500, 500, 302, 202]
  answer = (path, response) => {
    const status = path.endsWith('/mail') ? (statuses.shift() ?? 202) : 202
    response.writeHead(status, { location: '/elsewhere' }).end()
  }
  start()
  await rounds(7)
  const mail = `${site.url}/api/jobs/mail`
  expect(said).toEqual([
    `${mail} answered 500 instead of 202.`,
    `${mail} answered 302 instead of 202.`,
    `${mail} runs again.`,
  ])
})

test('an answer that breaks off is said, and the job is called again', async () => {
  let isBroken = true
  answer = (path, response) => {
    response.writeHead(202, { 'content-length': '11' })
    if (!isBroken || !path.endsWith('/mail')) return void response.end('{"ok":true}')
    isBroken = false
    response.write('{"ok"', () => response.destroy())
  }
  start()
  await rounds(3)
  const mail = `${site.url}/api/jobs/mail`
  expect(said).toEqual([expect.stringContaining(`${mail} does not answer (`), `${mail} runs again.`])
})

test('a site that does not answer is said, and after the stop nothing is', async () => {
  answer = (path, response) => void (path.endsWith('/mail') && response.destroy())
  start()
  while (said.length < 1) await setTimeout(PAUSE)
  expect(said).toEqual([expect.stringMatching(/\/api\/jobs\/mail does not answer \(\w+\)\.$/)])
  stop()
  await site.close()
  await setTimeout(5 * PAUSE)
  expect(said).toHaveLength(1)
})
