import 'server-only'
import { trace } from '@opentelemetry/api'
import { pino } from 'pino'
import { env } from '@/lib/env'
import { progress } from '@/lib/next/shared'
import { errorFacts } from './error-facts'
import { withoutValues } from './redact'
import { report, reportAfterResponse } from './report'
import { inSources } from './source-frames'
import { writeLine } from './write'

/** Numbers, and words of the program. Never user input. */
export type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>

/** The current request, to find its lines together and with its trace. */
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

/** Texts are redacted like those of errors. */
function cleaned(facts: Facts): Facts {
  const isKept = (name: string) => name === 'requestId' || name === 'route'
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' && !isKept(name) ? withoutValues(value) : value,
    ]),
  )
}

/** Logs an event, named in a word or two of the program. */
export function logEvent(level: 'debug' | 'info' | 'warn', event: string, facts: Facts = {}): void {
  if (logger.isLevelEnabled(level)) logger[level](cleaned(facts), event)
}

/** Already logged: parts of a page may await the same read, which fails once. */
const noted = new WeakSet<object>()

/** Logs a failure and returns its report; null if already logged. */
function note(event: string, error: unknown, facts: Facts) {
  if (typeof error === 'object' && error !== null) {
    if (noted.has(error)) return null
    noted.add(error)
  }
  const known = inSources(errorFacts(error))
  const clean = cleaned(facts)
  logger.error({ ...clean, error: known }, event)
  return { ...context(), ...clean, event, error: known }
}

/**
 * Logs a failure, and reports it to the error service, if any, after the answer. Never throws.
 * @param event the name of the failed function, never a value
 * @param error logged without personal data
 */
export function logError(event: string, error: unknown, facts: Facts = {}): void {
  const failure = note(event, error, facts)
  if (failure) reportAfterResponse(failure)
}

/** The same for a failed answer: resolves once it has been reported. */
export async function logFailure(event: string, error: unknown, facts: Facts = {}): Promise<void> {
  const failure = note(event, error, facts)
  if (failure) await report(failure)
}
