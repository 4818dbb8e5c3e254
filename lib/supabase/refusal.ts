import { z } from 'zod'
import { withoutValues } from '@/lib/log/redact'

/** The errors whose messages quote a value: class 22 of PostgreSQL, "data exception", and what PostgREST cannot read. */
const QUOTING = /^(?:22|PGRST)/

const refusal = z.looseObject({ code: z.string(), message: z.string() })

/**
 * The body of a refusal of the database without the values that it is about: whatever is thrown and not caught, Next writes to
 * the log. Any other body is given as it is.
 */
export function redactRefusedValues(body: string): string {
  try {
    const { code, message, ...rest } = refusal.parse(JSON.parse(body))
    const said = QUOTING.test(code) ? withoutValues(message) : message
    return JSON.stringify({ ...rest, code, message: said, details: null, hint: null })
  } catch {
    return body
  }
}
