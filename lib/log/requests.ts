import { type Histogram, SpanKind, metrics, trace } from '@opentelemetry/api'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node'

/** Upper limits of its ranges in seconds, as OpenTelemetry's conventions for HTTP advise. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

/** Made on first use, after telemetry has started. */
let durations: Histogram | undefined

/** Counts a request with its duration, for rate, errors and latency by route. */
function count(method: string, route: string, status: number, seconds: number): void {
  durations ??= metrics.getMeter('site').createHistogram('http.server.request.duration', {
    description: 'Duration of requests until the head of the answer',
    unit: 's',
    advice: { explicitBucketBoundaries: SECONDS },
  })
  durations.record(seconds, {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    ...(status >= 500 && { 'error.type': String(status) }),
  })
}

interface ServedRequest {
  readonly method: string
  /** The pattern of its address. */
  readonly route: string
  readonly status: number
  /** Arrival time, on the process's clock. */
  readonly begun: number
  /** Whether the page came from the server's memory, so that Next made no span of the request. */
  readonly isFromMemory: boolean
}

/** Counts a request of our own server, and traces those that Next does not see; nothing without telemetry. */
export function noteRequest({ method, route, status, begun, isFromMemory }: ServedRequest): void {
  count(method, route, status, (performance.now() - begun) / 1000)
  if (!isFromMemory) return
  const attributes = { 'http.method': method, 'http.route': route, 'http.status_code': status }
  const options = { startTime: begun, kind: SpanKind.SERVER, attributes, root: true }
  trace.getTracer('site').startSpan(`${method} ${route}`, options).end()
}

/** Counts requests by Next's spans, on a host without our server. */
export const requestsOfSpans: SpanProcessor = {
  onStart: () => {},
  onEnd({ kind, attributes, duration: [seconds, nanoseconds] }: ReadableSpan) {
    const { 'http.method': method, 'http.route': route, 'http.status_code': status } = attributes
    // The middleware's span has no route.
    if (kind === SpanKind.SERVER && route !== undefined)
      count(String(method), String(route), Number(status), seconds + nanoseconds / 1e9)
  },
  shutdown: () => Promise.resolve(),
  forceFlush: () => Promise.resolve(),
}
