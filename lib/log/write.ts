import { isProduction } from '@/lib/env'
import type { ErrorFacts } from './error-facts'

interface Line {
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  readonly time: string
  readonly event: string
  readonly error?: ErrorFacts
  readonly [fact: string]: unknown
}

/** An error as people read it: what it is, then where it arose, a line each. */
function asText({ name, code, message, frames = [], cause }: ErrorFacts): string {
  const what = [name, code, message].filter(Boolean).join(' ')
  const because = cause ? `\n  because of ${asText(cause)}` : ''
  return [what, ...frames.map((frame) => `    ${frame}`)].join('\n') + because
}

/** A line of the log as people read it: `21:05:09 ERROR decideMail requestId=… PostgrestError 57014 …`. */
function readable({ level, time, event, error, ...facts }: Line): string {
  const rest = Object.entries(facts).map(([name, value]) => `${name}=${value}`)
  const parts = [time.slice(11, 19), level.toUpperCase(), event, ...rest, ...(error ? [asText(error)] : [])]
  return parts.join(' ')
}

/**
 * Writes a line of JSON that pino has made: as it is for whatever collects the log; as text at a terminal. What is wrong
 * goes to the error output, all else to the other. Development and tests have a console of their own.
 */
export function writeLine(json: string): void {
  const line = JSON.parse(json) as Line
  if (!isProduction) return console[line.level](readable(line))
  const output = line.level === 'error' || line.level === 'warn' ? process.stderr : process.stdout
  output.write(output.isTTY ? `${readable(line)}\n` : json)
}
