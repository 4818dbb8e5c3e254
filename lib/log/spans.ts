import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'
import { env } from '@/lib/env'
import { withoutValues } from './redact'

/** The attributes that say nothing of anybody: patterns of addresses, kinds, numbers. */
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

/**
 * Where a call goes: of the project the table or the function; of any other server only its host.
 */
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

/** A span as it leaves this server: a span's own events and messages hold those of errors. */
function cleaned(span: ReadableSpan): ReadableSpan {
  const attributes: Attributes = {}
  for (const name of KEPT) {
    const value = span.attributes[name]
    if (value !== undefined) attributes[name] = typeof value === 'string' ? withoutValues(value) : value
  }
  const status = { code: span.status.code }
  // Its prototype is the span, which gives the rest: ids, times and what describes the process.
  return Object.assign(Object.create(span), { name: nameOf(span), attributes, status, events: [], links: [] })
}

/** An exporter that gives another one the spans without what may be somebody's. */
export function withoutSpanValues(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(cleaned), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  }
}
