import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'
import { env } from '@/lib/env'
import { withoutValues } from './redact'

/** Attributes without personal data: patterns of addresses, kinds, numbers. */
const KEPT = [
  'error.type',
  'http.method',
  'http.route',
  'http.status_code',
  'next.page',
  'next.route',
  'next.rsc',
  'next.segment',
  'next.span_type',
]

/** A table or function of the project; only the host of any other server. */
function calledPlace(address: string): string {
  if (!URL.canParse(address)) return 'unknown'
  const { origin, host, pathname } = new URL(address)
  if (origin !== new URL(env.SUPABASE_URL).origin) return host
  const place = /^\/(?:rest\/v1(?:\/rpc)?\/\w+|auth\/v1\/[a-z]+|storage\/v1\/object)/.exec(pathname)
  return place?.[0] ?? 'project'
}

function nameOf({ name, attributes }: ReadableSpan): string {
  const address = attributes['http.url']
  if (typeof address !== 'string') return withoutValues(name)
  return `fetch ${attributes['http.method'] ?? ''} ${calledPlace(address)}`
}

/** Without events and messages, which hold those of errors. */
function cleaned(span: ReadableSpan): ReadableSpan {
  const attributes: Attributes = {}
  for (const name of KEPT) {
    const value = span.attributes[name]
    if (value !== undefined) attributes[name] = typeof value === 'string' ? withoutValues(value) : value
  }
  const status = { code: span.status.code }
  // Its prototype is the span, for ids, times and the description of the process.
  return Object.assign(Object.create(span), { name: nameOf(span), attributes, status, events: [], links: [] })
}

/** Wraps an exporter, removing possible personal data from spans. */
export function withoutSpanValues(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(cleaned), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  }
}
