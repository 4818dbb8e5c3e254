import { expect, test } from '../support/test'

const MIGRATION = /^\d{14}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

test('monitors learn that the site works and its version, and nothing else', async ({ request }) => {
  const answer = await request.get('/api/health')
  expect(answer.status()).toBe(200)
  const body = await answer.json()
  expect(body).toEqual({
    status: 'ok',
    build: expect.any(String),
    migrations: { applied: expect.stringMatching(MIGRATION), expected: expect.stringMatching(MIGRATION) },
  })
  expect(body.migrations.applied).toBe(body.migrations.expected)
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect((await request.head('/api/health')).status()).toBe(200)
  expect((await request.post('/api/health')).status()).toBe(405)

  const jobs = await request.get('/api/health/jobs')
  expect([
    [200, { status: 'ok' }],
    [503, { status: 'late' }],
  ]).toContainEqual([jobs.status(), await jobs.json()])

  const live = await request.get('/api/health/live')
  expect([live.status(), await live.json()]).toEqual([200, { status: 'ok', build: body.build }])
  expect((await request.get('/api/health/other')).status()).toBe(404)
})

test('a response rendered per request has a request id that no client can choose', async ({ request }) => {
  const mine = { 'x-request-id': 'chosen-by-a-stranger' }
  const ids = await Promise.all(
    ['/api/health', '/api/health', '/payment-notification', '/admin/login'].map(
      async (path) => (await request.get(path, { headers: mine })).headers()['x-request-id'],
    ),
  )
  for (const id of ids) expect(id).toMatch(UUID)
  expect(new Set(ids).size).toBe(ids.length)
  for (const path of ['/', '/af/blog', '/robots.txt', '/feed.xml'])
    expect((await request.get(path)).headers()['x-request-id'], path).toBeUndefined()
})
