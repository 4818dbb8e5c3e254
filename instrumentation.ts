import type { Instrumentation } from 'next'

/** Next calls this once as its server starts, before the first request. */
export async function register(): Promise<void> {
  // Next reads the variable as it builds, to leave the imports out of what is no Node process.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ env }, { shared }] = await Promise.all([import('./lib/env'), import('./lib/next/shared')])
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) (await import('./lib/log/telemetry')).startTelemetry()
  // Vercel answers with the headers of next.config.ts, and refuses by itself what is no proper request.
  if (env.VERCEL) (await import('./lib/next/sent-pages')).protectSentPages()
  else Object.assign(shared, (await import('./lib/http/server-parts')).serverParts)
  const { exposeChanges } = await import('./lib/site/change-queries')
  exposeChanges()
}

/** Next calls this with each error of a page, an action, a route handler or the middleware that nothing has caught. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logRequestError } = await import('./lib/log/request-error')
  await logRequestError(...failure)
}
