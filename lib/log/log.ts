import 'server-only'
import { trace } from '@opentelemetry/api'
import { pino } from 'pino'
import { env, isProduction } from '@/lib/env'
import { progress } from '@/lib/next/shared'
import { type ErrorFacts, errorFacts } from './error-facts'
import { withoutValues } from './redact'
import { report, reportAfterResponse } from './report'
import { inSources } from './source-frames'

interface Line {
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  readonly time: string
  readonly event: string
  readonly error?: ErrorFacts
  readonly [fact: string]: unknown
}

/** Kind, code and message, then one frame per line. */
function asText({ name, code, message, frames = [], cause }: ErrorFacts): string {
  const what = [name, code, message].filter(Boolean).join(' ')
  const because = cause ? `\n  because of ${asText(cause)}` : ''
  return [what, ...frames.map((frame) => `    ${frame}`)].join('\n') + because
}

/** `21:05:09 ERROR decideMail requestId=… PostgrestError 57014 …`. */
function readable({ level, time, event, error, ...facts }: Line): string {
  const rest = Object.entries(facts).map(([name, value]) => `${name}=${value}`)
  const parts = [time.slice(11, 19), level.toUpperCase(), event, ...rest, ...(error ? [asText(error)] : [])]
  return parts.join(' ')
}

/**
 * Writes pino's JSON line: as JSON for log collectors, as text on a terminal; problems to stderr, the rest to stdout.
 * Development and tests print text to the console.
 */
function writeLine(json: string): void {
  const line = JSON.parse(json) as Line
  if (!isProduction) return console[line.level](readable(line))
  const output = line.level === 'error' || line.level === 'warn' ? process.stderr : process.stdout
  output.write(output.isTTY ? `${readable(line)}\n` : json)
}

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
