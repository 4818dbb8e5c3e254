import { randomUUID } from 'node:crypto'
import { after } from 'next/server'
import { build, env, isBuilding } from '@/lib/env'
import type { ErrorFacts } from './error-facts'

/** A failure as it is reported. */
interface Failure {
  readonly event: string
  readonly error: ErrorFacts
  readonly [fact: string]: unknown
}

/** How many failures a process reports in a minute: where all requests fail, the first of them say why. */
const MOST_PER_MINUTE = 20
const PATIENCE_MILLISECONDS = 3000

/** Where the service takes events, and the key that it asks for, both from its DSN. */
function destination(dsn: string) {
  const { protocol, host, pathname, username } = new URL(dsn)
  const [, prefix, project] = /^(.*)\/(\d+)$/.exec(pathname)!
  return { address: `${protocol}//${host}${prefix}/api/${project}/envelope/`, key: username }
}

function frame(text: string) {
  const [, called, file, line, column] =
    /^at (?:async )?(?:(.+) \()?(.+?)(?::(\d+):(\d+))?\)?$/.exec(text) ?? []
  return {
    function: called,
    filename: file,
    lineno: line && Number(line),
    colno: column && Number(column),
    in_app: !file?.includes('node_modules') && !file?.startsWith('node:'),
  }
}

/** The exception and what caused it; the service wants the cause, and the outermost place, first. */
const exceptions = ({ name, code, message, frames = [], cause }: ErrorFacts): object[] => [
  ...(cause ? exceptions(cause) : []),
  {
    type: code ? `${name} ${code}` : name,
    value: message,
    stacktrace: frames.length > 0 ? { frames: frames.map(frame).reverse() } : undefined,
  },
]

/** The event in the form that Sentry's servers take, and those that imitate them (develop.sentry.dev/sdk/envelopes). */
function envelope({ event, error, ...facts }: Failure): string {
  const event_id = randomUUID().replaceAll('-', '')
  const sent_at = new Date().toISOString()
  const body = {
    event_id,
    timestamp: sent_at,
    platform: 'node',
    level: 'error',
    logger: event,
    transaction: facts.route,
    release: build.commit || build.version,
    tags: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    exception: { values: exceptions(error) },
  }
  return [{ event_id, sent_at }, { type: 'event' }, body].map((part) => JSON.stringify(part)).join('\n')
}

async function send(dsn: string, failure: Failure): Promise<void> {
  const { address, key } = destination(dsn)
  try {
    await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=site/${build.version || '0'}, sentry_key=${key}`,
      },
      body: envelope(failure),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    })
  } catch {
    // The log has the failure; that the service did not take it would only add to it.
  }
}

let minute = 0
let reported = 0

/** Whether one more may be reported in this minute. */
function isWithinLimit(): boolean {
  const now = Math.floor(Date.now() / 60_000)
  if (now !== minute) [minute, reported] = [now, 0]
  return ++reported <= MOST_PER_MINUTE
}

/** Reports a failure to the error service, where there is one. It never throws. */
export async function report(failure: Failure): Promise<void> {
  if (env.SENTRY_DSN && !isBuilding && isWithinLimit()) await send(env.SENTRY_DSN, failure)
}

/** The same, without keeping anybody waiting: once what is being answered has its answer. */
export function reportLater(failure: Failure): void {
  if (!env.SENTRY_DSN) return
  try {
    after(() => report(failure))
  } catch {
    // Nothing is being answered.
    void report(failure)
  }
}
