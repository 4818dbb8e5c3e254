import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { build } from '@/lib/env'
import { withoutSpanValues } from './spans'

/**
 * Has the spans that Next makes of each request sent to OTEL_EXPORTER_OTLP_ENDPOINT, without values. The packages read
 * OpenTelemetry's other variables themselves, such as OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME and OTEL_TRACES_SAMPLER. The trace of a
 * request begins here: what a browser says of one is not believed, and nothing of it is sent on to other servers.
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
