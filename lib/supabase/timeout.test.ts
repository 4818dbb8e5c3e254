import type { RequestListener } from 'node:http'
import { shared } from '@/lib/next/shared'
import { type LocalServer, localServer } from '@/tests/local-server'
import { fetchWithTimeout, withTimeout } from './timeout'

const REFUSAL = JSON.stringify({
  code: '22P02',
  message: 'invalid input syntax for type uuid: "a@b.example"',
  details: 'Key (email)=(a@b.example)',
  hint: 'a@b.example',
})

/** Answers at once, late, never, or begins an endless answer. */
const answer: RequestListener = (request, response) => {
  if (request.url === '/now') response.end('now')
  if (request.url === '/slow') setTimeout(() => response.end('slow'), 1200)
  if (request.url === '/refused') response.writeHead(400).end(REFUSAL)
  if (request.url === '/none') response.writeHead(204).end()
  if (request.url?.endsWith('/half')) response.write('half')
}
let server: LocalServer
beforeAll(async () => {
  server = await localServer(answer)
})
afterAll(() => server.close())

/** Runs `work` as part of one request. */
const asRequest = <Value>(work: () => Promise<Value>) => shared.progress.run({ isForm: false }, work)

const address = (path: string) => `${server.url}${path}`

async function timed<Value>(promise: Promise<Value>) {
  const begun = performance.now()
  const value = await promise
  return { value, milliseconds: performance.now() - begun }
}

test('an answer in time is passed on unchanged', async () => {
  const answer = await fetchWithTimeout(address('/now'))
  expect([answer.status, await answer.text()]).toEqual([200, 'now'])
  expect((await fetchWithTimeout(address('/none'))).status).toBe(204)
})

test.each(['/never', '/half'])('%s: a missing or unfinished answer is a 502', async (path) => {
  const { value, milliseconds } = await timed(fetchWithTimeout(address(path), {}, 200))
  expect(value.status).toBe(502)
  expect(milliseconds).toBeLessThan(1500)
})

test('a file must begin in time, and may then take longer', async () => {
  const answer = await fetchWithTimeout(address('/storage/v1/half'), {}, 500)
  const reader = answer.body!.getReader()
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('half')
  await reader.cancel()
})

test('a call late in a request gets the rest of its time', async () => {
  const texts = await asRequest(async () => {
    const slow = await (await fetchWithTimeout(address('/slow'))).text()
    return [slow, await (await fetchWithTimeout(address('/now'))).text()]
  })
  expect(texts).toEqual(['slow', 'now'])
})

test('ten calls of one request wait no longer than the request may', async () => {
  const { value, milliseconds } = await asRequest(() =>
    timed(
      (async () => {
        const statuses = []
        for (let call = 0; call < 10; call++)
          statuses.push((await fetchWithTimeout(address('/never'))).status)
        await withTimeout(new Promise(() => {})).catch(() => statuses.push('late'))
        return statuses
      })(),
    ),
  )
  expect(value).toEqual([...Array<number>(10).fill(502), 'late'])
  expect(milliseconds).toBeLessThan(4500)
})

test('a call late in a request works with a fractional remaining time', async () => {
  const wait = { calls: 0, since: 0, before: 2000.25 }
  const answer = await shared.progress.run({ isForm: false, wait }, () => fetchWithTimeout(address('/now')))
  expect(answer.status).toBe(200)
})

test('time in which a request waits for nothing, as for a slow upload or a delayed sign-in, does not count', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000)
  const statuses = await asRequest(async () => {
    const first = await Promise.all([fetchWithTimeout(address('/now')), fetchWithTimeout(address('/now'))])
    now.mockReturnValue(30_000)
    return [...first, await fetchWithTimeout(address('/now'))].map(({ status }) => status)
  })
  now.mockRestore()
  expect(statuses).toEqual([200, 200, 200])
})

test('work after the answer has the full time for each call', async () => {
  const wait = { calls: 0, since: 0, before: 5000 }
  const answer = await shared.progress.run({ isForm: false, isAnswered: true, wait }, () =>
    fetchWithTimeout(address('/now')),
  )
  expect(answer.status).toBe(200)
})

test('a database refusal arrives without the values it quotes', async () => {
  const answer = await fetchWithTimeout(address('/refused'))
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: '22P02', message: 'invalid input syntax for type uuid: "…"', details: null, hint: null },
  ])
})
