import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { build } from '@/lib/env'
import { withoutSpanValues } from './spans'

/**
 * Sends Next's spans of each request to OTEL_EXPORTER_OTLP_ENDPOINT, without values. The packages read other variables
 * themselves, such as OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME and OTEL_TRACES_SAMPLER. Traces begin here: a
 * browser's trace header is not trusted, and none is sent to other servers.
 */
export function startTelemetry(): void {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'biblical-counselling-site',
      'service.version': build.commit || build.version,
    }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(withoutSpanValues(new OTLPTraceExporter()))],
  })
  provider.register({ propagator: null })
}
