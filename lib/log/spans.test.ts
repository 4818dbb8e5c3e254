import { SpanStatusCode } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import { text } from 'node:stream/consumers'
import { env } from '@/lib/env'
import { type LocalServer, localServer } from '@/tests/local-server'
import { withoutSpanValues } from './spans'

const TOKEN = `3f2b9c1e-7f64-4a7e-9a55-0123456789ab.${'0a'.repeat(32)}`

let body = ''
let collector: LocalServer
beforeAll(async () => {
  collector = await localServer(async (request, response) => {
    body = await text(request)
    response.end('{}')
  })
})
afterAll(() => collector.close())

/** The span a collector receives after an error. */
async function sent(name: string, attributes: Record<string, string | number>) {
  const exporter = withoutSpanValues(new OTLPTraceExporter({ url: `${collector.url}/` }))
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
  const span = provider.getTracer('next.js').startSpan(name, { attributes })
  span.recordException(new Error('No such person: thandi@example.org'))
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'thandi@example.org' })
  span.end()
  await provider.shutdown()
  return JSON.parse(body).resourceSpans[0].scopeSpans[0].spans[0]
}

test('a request is its method, route and status, without address, query and errors', async () => {
  const span = await sent('GET /[locale]/pay/[token]', {
    'http.method': 'GET',
    'http.target': `/pay/${TOKEN}?email=thandi@example.org`,
    'http.status_code': 500,
    'next.route': '/[locale]/pay/[token]',
  })
  expect(span).toMatchObject({
    name: 'GET /[locale]/pay/[token]',
    attributes: [
      { key: 'http.method', value: { stringValue: 'GET' } },
      { key: 'http.status_code', value: { intValue: 500 } },
      { key: 'next.route', value: { stringValue: '/[locale]/pay/[token]' } },
    ],
    status: { code: SpanStatusCode.ERROR },
    events: [],
  })
  expect(body).not.toMatch(/thandi|0a0a/)
})

test.each([
  [`${env.SUPABASE_URL}/rest/v1/leads?email=eq.thandi@example.org`, 'fetch GET /rest/v1/leads'],
  [`${env.SUPABASE_URL}/rest/v1/rpc/claim_mail`, 'fetch GET /rest/v1/rpc/claim_mail'],
  [`${env.SUPABASE_URL}/storage/v1/object/payment-proofs/${TOKEN}.pdf`, 'fetch GET /storage/v1/object'],
  ['https://api.pwnedpasswords.com/range/ABCDE', 'fetch GET api.pwnedpasswords.com'],
  ['no address', 'fetch GET unknown'],
])('a call to %s is named %s', async (address, name) => {
  const span = await sent(`fetch GET ${address}`, { 'http.method': 'GET', 'http.url': address })
  expect(span.name).toBe(name)
  expect(span.attributes).toEqual([{ key: 'http.method', value: { stringValue: 'GET' } }])
})
