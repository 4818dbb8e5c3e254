import type { Instrumentation } from 'next'

/** Called once by Next as its server starts, before the first request. */
export async function register(): Promise<void> {
  // Next inlines this variable at build, to drop the imports outside Node.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ env }, { shared }] = await Promise.all([import('./lib/env'), import('./lib/next/shared')])
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const [{ startTelemetry }, { measureQueues }, { gateway }] = await Promise.all([
      import('./lib/log/telemetry'),
      import('./lib/system/queue-metrics'),
      import('./lib/payments/gateways/current'),
    ])
    startTelemetry()
    measureQueues(gateway.isOn())
  }
  // Vercel sets the headers of next.config.ts, and itself refuses malformed requests.
  if (env.VERCEL) (await import('./lib/next/sent-pages')).protectSentPages()
  else Object.assign(shared, (await import('./lib/http/server-parts')).serverParts)
  const { exposeChanges } = await import('./lib/site/change-queries')
  exposeChanges()
}

/** Called by Next with each uncaught error of a page, action, route handler or the middleware. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logRequestError } = await import('./lib/log/request-error')
  await logRequestError(...failure)
}
