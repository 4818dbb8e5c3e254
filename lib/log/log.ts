import 'server-only'
import { trace } from '@opentelemetry/api'
import { pino } from 'pino'
import { env } from '@/lib/env'
import { progress } from '@/lib/next/shared'
import { errorFacts } from './error-facts'
import { withoutValues } from './redact'
import { report, reportAfterResponse } from './report'
import { writeLine } from './write'

/** What a line says beside its event: numbers, and words of the program. Never what somebody has typed. */
export type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>

/** What is being answered, so that the lines of one request can be found, together and with its trace. */
function context() {
  const { id, route } = progress()
  return { requestId: id, route, traceId: trace.getActiveSpan()?.spanContext().traceId }
}

const logger = pino(
  {
    level: env.LOG_LEVEL,
    base: undefined,
    messageKey: 'event',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: context,
  },
  { write: writeLine },
)

/** Texts among the facts may show no more of somebody than those of errors. */
function cleaned(facts: Facts): Facts {
  const isKept = (name: string) => name === 'requestId' || name === 'route'
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' && !isKept(name) ? withoutValues(value) : value,
    ]),
  )
}

/** Notes that something happened, in a word or two of the program. */
export function logEvent(level: 'debug' | 'info' | 'warn', event: string, facts: Facts = {}): void {
  if (logger.isLevelEnabled(level)) logger[level](cleaned(facts), event)
}

/** The errors that have a line already: several parts of a page may wait for the same reading, which fails once. */
const noted = new WeakSet<object>()

/** Writes the line of a failure, and gives what the error service is told of it; null where it has been told. */
function note(event: string, error: unknown, facts: Facts) {
  if (typeof error === 'object' && error !== null) {
    if (noted.has(error)) return null
    noted.add(error)
  }
  const known = errorFacts(error)
  const clean = cleaned(facts)
  logger.error({ ...clean, error: known }, event)
  return { ...context(), ...clean, event, error: known }
}

/**
 * Notes that something failed, and reports it to the error service, where there is one, after the answer. It never throws.
 * @param event what failed: the name of a function, never a value
 * @param error what it failed with, of which nothing is kept that is somebody's
 */
export function logError(event: string, error: unknown, facts: Facts = {}): void {
  const failure = note(event, error, facts)
  if (failure) reportAfterResponse(failure)
}

/** The same for what the answer itself failed with: resolves when it has been reported. */
export async function logFailure(event: string, error: unknown, facts: Facts = {}): Promise<void> {
  const failure = note(event, error, facts)
  if (failure) await report(failure)
}
