import type { Instrumentation } from 'next'
import { logEvent, logFailure } from './log'
import { isMalformed } from './received-form'
import { requestIdOf } from './request-id'

/** Logs errors of pages, actions, route handlers and the middleware: Next calls and awaits it. */
export const logRequestError: Instrumentation.onRequestError = (error, { method, headers }, context) =>
  isMalformed(error)
    ? logEvent('debug', 'malformedForm', { route: context.routePath })
    : logFailure('request', error, {
        method,
        route: context.routePath,
        kind: context.routeType,
        source: context.renderSource,
        requestId: requestIdOf({ get: (name) => [headers[name]].flat()[0] ?? null }),
      })
