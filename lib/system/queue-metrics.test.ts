/** The metrics that a collector receives: of requests to our own server, of Next's spans, and of the outbox. */
import { metrics, trace, SpanKind } from '@opentelemetry/api'
import type { MeterProvider } from '@opentelemetry/sdk-metrics'
import { text } from 'node:stream/consumers'
import { env } from '@/lib/env'
import { prepareResponse } from '@/lib/http/prepare-response'
import { noteRequest } from '@/lib/log/requests'
import { startTelemetry } from '@/lib/log/telemetry'
import { SOURCE_HEADER } from '@/lib/next/last-change.mjs'
import { type LocalServer, localServer } from '@/tests/local-server'
import { readJobHealth } from './job-queries'
import { measureQueues } from './queue-metrics'

jest.mock('./job-queries')

const TOKEN = '0a'.repeat(32)

/** The last body that the collector got at each path. */
const received: Record<string, string> = {}
let collector: LocalServer

beforeAll(async () => {
  jest.mocked(readJobHealth).mockResolvedValue({
    late: [],
    queues: [
      { of: 'newsletter', waiting: 90_000, seconds: 3600 },
      { of: 'other', waiting: 2, seconds: 40 },
    ],
  })
  collector = await localServer(async (request, response) => {
    received[request.url!] = await text(request)
    response.end('{}')
  })
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url
  jest.replaceProperty(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  jest.replaceProperty(env, 'VERCEL', '1')
  startTelemetry()
  measureQueues(true)
})
afterAll(async () => {
  await (metrics.getMeterProvider() as MeterProvider).shutdown()
  trace.disable()
  metrics.disable()
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  await collector.close()
})

interface Point {
  readonly attributes: { key: string; value: Record<string, string | number> }[]
  readonly [fact: string]: unknown
}

/** The points of a metric, each with its attributes by name. */
async function points(name: string) {
  await (metrics.getMeterProvider() as MeterProvider).forceFlush()
  const { resource, scopeMetrics } = JSON.parse(received['/v1/metrics']!).resourceMetrics[0]
  expect(JSON.stringify(resource)).toMatch(/service\.instance\.id.*[0-9a-f-]{36}/)
  const metric = scopeMetrics[0].metrics.find((each: { name: string }) => each.name === name)
  return (metric?.histogram ?? metric?.gauge).dataPoints.map(({ attributes, ...facts }: Point) => ({
    ...facts,
    of: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
  }))
}

const route = (pattern: string, status: number) => ({
  'http.request.method': 'GET',
  'http.route': pattern,
  'http.response.status_code': status,
})

test('requests are counted with their duration by method, route pattern and status', async () => {
  const begun = performance.now() - 300
  for (let each = 0; each < 3; each++)
    noteRequest({ method: 'GET', route: '/blog/_', status: 200, begun, isFromMemory: each > 0 })
  noteRequest({ method: 'GET', route: '/pay/_', status: 503, begun, isFromMemory: false })
  // A span as Next makes it.
  const span = trace.getTracer('next.js').startSpan('GET', {
    kind: SpanKind.SERVER,
    attributes: { 'http.method': 'GET', 'http.target': `/pay/${TOKEN}`, 'http.status_code': 200 },
  })
  span.setAttribute('http.route', '/[locale]/pay/[token]').end()
  trace
    .getTracer('next.js')
    .startSpan('fetch', { attributes: { 'http.method': 'GET' } })
    .end()

  const found = await points('http.server.request.duration')
  expect(found).toEqual([
    expect.objectContaining({ of: route('/blog/_', 200), count: expect.any(Number) }),
    expect.objectContaining({ of: { ...route('/pay/_', 503), 'error.type': '503' }, count: 1 }),
    expect.objectContaining({ of: route('/[locale]/pay/[token]', 200), count: 1 }),
  ])
  expect(found[0].sum / found[0].count).toBeGreaterThan(0.29)
  expect(found[0].explicitBounds).toContain(0.25)
  expect(received['/v1/metrics']).not.toContain(TOKEN)
})

test('the outbox has its length and age, an issue of the newsletter apart', async () => {
  const values = async (name: string) =>
    (await points(name)).map((point: Record<string, unknown>) => [point.of, point.asDouble ?? point.asInt])
  expect(await values('mail.queue.length')).toEqual([
    [{ 'mail.queue': 'newsletter' }, 90_000],
    [{ 'mail.queue': 'other' }, 2],
  ])
  expect(await values('mail.queue.age')).toEqual([
    [{ 'mail.queue': 'newsletter' }, 3600],
    [{ 'mail.queue': 'other' }, 40],
  ])
})

test('requests that only the memory of the server answers are traced, too', async () => {
  const common = { method: 'GET', isRefused: false, page: null, stored: null, begun: performance.now() }
  const arrival = (address: string) => ({ ...common, id: 'a', address, progress: { isForm: false } })
  prepareResponse({ status: 200, headers: { [SOURCE_HEADER]: 'memory' } }, arrival('/about'))
  prepareResponse({ status: 200, headers: {} }, arrival('/courses'))
  const provider = trace.getTracerProvider() as unknown as { getDelegate(): { forceFlush(): Promise<void> } }
  await provider.getDelegate().forceFlush()
  expect(received['/v1/traces']).toContain('"name":"GET /about"')
  expect(received['/v1/traces']).not.toContain('/courses')
})
