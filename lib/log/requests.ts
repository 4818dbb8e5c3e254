import { type Histogram, SpanKind, metrics, trace } from '@opentelemetry/api'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node'

/** Upper limits of its ranges in seconds, as OpenTelemetry's conventions for HTTP advise. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

/** Made on first use, after telemetry has started. */
let durations: Histogram | undefined

interface AnsweredRequest {
  readonly method: string
  /** The pattern of its address. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** Counts a request with its duration, for rate, errors and latency by route. */
function count({ method, route, status, seconds }: AnsweredRequest): void {
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

interface ServedRequest extends Omit<AnsweredRequest, 'seconds'> {
  /** Arrival time, on the process's clock. */
  readonly begun: number
  /** Whether the page came from the server's memory, so that Next made no span of the request. */
  readonly isFromMemory: boolean
}

/** Counts a request of our own server, and traces those that Next does not see; nothing without telemetry. */
export function noteRequest({ begun, isFromMemory, ...request }: ServedRequest): void {
  count({ ...request, seconds: (performance.now() - begun) / 1000 })
  if (!isFromMemory) return
  const { method, route, status } = request
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
    if (kind !== SpanKind.SERVER || route === undefined) return
    count({
      method: String(method),
      route: String(route),
      status: Number(status),
      seconds: seconds + nanoseconds / 1e9,
    })
  },
  shutdown: () => Promise.resolve(),
  forceFlush: () => Promise.resolve(),
}
