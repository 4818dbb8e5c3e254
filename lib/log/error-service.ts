import { type Exception, createStackParser, createTransport } from '@sentry/core'
import { ServerRuntimeClient, nodeStackLineParser } from '@sentry/core/server'
import { build, env } from '@/lib/env'
import type { ErrorFacts } from './error-facts'

export interface Failure {
  readonly event: string
  readonly error: ErrorFacts
  readonly route?: string
  readonly [fact: string]: unknown
}

const PATIENCE_MILLISECONDS = 3000

const stackParser = createStackParser(nodeStackLineParser())

/** Without the integrations of Sentry's packages, which collect requests, cookies and addresses. */
const client = new ServerRuntimeClient({
  dsn: env.SENTRY_DSN,
  release: build.commit || build.version,
  platform: 'node',
  integrations: [],
  traceLifecycle: 'static',
  sendClientReports: false,
  stackParser,
  transport: (options) =>
    createTransport(options, async ({ body }) => {
      const { status, headers } = await fetch(options.url, {
        method: 'POST',
        headers: options.headers,
        body: body as BodyInit,
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
      })
      const limits = headers.get('x-sentry-rate-limits')
      return {
        statusCode: status,
        headers: { 'x-sentry-rate-limits': limits, 'retry-after': headers.get('retry-after') },
      }
    }),
})
client.init()

/** Paths are relative, so the parser takes all frames for Node's own. */
const stacktrace = (frames: readonly string[]) => ({
  frames: stackParser(frames.join('\n')).map((frame) => ({
    ...frame,
    in_app: !/node_modules|^node:/.test(frame.filename ?? ''),
  })),
})

/** The service wants causes first. */
const exceptions = ({ name, code, message, frames, cause }: ErrorFacts): Exception[] => [
  ...(cause ? exceptions(cause) : []),
  { type: code ? `${name} ${code}` : name, value: message, stacktrace: frames && stacktrace(frames) },
]

/** Sends a failure to the service of SENTRY_DSN. Resolves in any case; never throws. */
export async function send({ event, error, ...facts }: Failure): Promise<void> {
  client.captureEvent({
    level: 'error',
    logger: event,
    transaction: facts.route,
    tags: facts as Record<string, string>,
    exception: { values: exceptions(error) },
  })
  await client.flush(PATIENCE_MILLISECONDS)
}
