import { randomUUID } from 'node:crypto'
import { metrics } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { build, env } from '@/lib/env'
import { provider } from '@/lib/provider/provider'
import { requestsOfSpans } from './requests'
import { withoutSpanValues } from './spans'

/**
 * Sends Next's spans of each request, without values, and once a minute the metrics to OTEL_EXPORTER_OTLP_ENDPOINT. The
 * packages read other variables themselves, such as OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME and
 * OTEL_TRACES_SAMPLER. Traces begin here: a browser's trace header is not trusted, and none is sent to other servers.
 */
export function startTelemetry(): void {
  const resource = resourceFromAttributes({
    'service.name': `${provider.segment}-site`,
    'service.version': build.commit || build.version,
    // The counts of each process are its own.
    'service.instance.id': randomUUID(),
  }).merge(detectResources({ detectors: [envDetector] }))
  const sent = new BatchSpanProcessor(withoutSpanValues(new OTLPTraceExporter()))
  new NodeTracerProvider({
    resource,
    spanProcessors: env.VERCEL ? [sent, requestsOfSpans] : [sent],
  }).register({ propagator: null })
  const reader = new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() })
  metrics.setGlobalMeterProvider(new MeterProvider({ resource, readers: [reader] }))
}
