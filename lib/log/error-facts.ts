import { withoutValues } from './redact'

/** The kind and origin of an error, without the values it was about. */
export interface ErrorFacts {
  /** Its kind, such as `TypeError`. */
  readonly name: string
  /** A code of PostgreSQL, PostgREST or Node. */
  readonly code?: string
  readonly status?: number
  /** Shown by Next in the browser instead of the message. */
  readonly digest?: string
  readonly message?: string
  /** The stack frames, innermost first. */
  readonly frames?: readonly string[]
  readonly cause?: ErrorFacts
}

const MOST_FRAMES = 15

/** A stack frame: the function, and the file with line and column. */
const FRAME = /^\s+at .*(?::\d+:\d+\)?|\((?:native|<anonymous>|index \d+)\))$/

/** Only those after the message, whose lines may look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const [, ...after] = message ? stack.split(message) : ['', stack]
  return (after.at(-1) ?? '')
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) =>
      line
        .trim()
        .replace('file://', '')
        .replace(`${process.cwd()}/`, '')
        .replace(/\?[^:)]*/, ''),
    )
}

const word = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

/** An identifier, but no id or token that looks like one. */
function kind(name: unknown): string | undefined {
  const said = word(name, /^[A-Za-z_$][\w$]{0,59}$/)
  return said !== undefined && withoutValues(said) === said ? said : undefined
}

/** The facts of any thrown value; for a non-error, only its kind and code. */
export function errorFacts(error: unknown, depth = 2): ErrorFacts {
  if (typeof error !== 'object' || error === null) return { name: typeof error }
  const { name, code, status, digest, message, cause } = error as Record<string, unknown>
  const isError = error instanceof Error
  const frames = isError ? framesOf(error) : []
  return {
    name: kind(name) ?? (isError ? 'Error' : 'object'),
    ...(word(code, /^[A-Za-z0-9][\w.-]{0,49}$/) && { code: withoutValues(code as string) }),
    ...(typeof status === 'number' && { status }),
    ...(word(digest, /^[\w@.;-]{1,60}$/) && { digest: digest as string }),
    ...(typeof message === 'string' && message && { message: withoutValues(message) }),
    ...(frames.length > 0 && { frames }),
    ...(depth > 0 && cause !== undefined && { cause: errorFacts(cause, depth - 1) }),
  }
}
