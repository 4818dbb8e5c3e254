import { isProduction } from '@/lib/env'
import type { ErrorFacts } from './error-facts'

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
export function writeLine(json: string): void {
  const line = JSON.parse(json) as Line
  if (!isProduction) return console[line.level](readable(line))
  const output = line.level === 'error' || line.level === 'warn' ? process.stderr : process.stdout
  output.write(output.isTTY ? `${readable(line)}\n` : json)
}
