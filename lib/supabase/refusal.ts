import { z } from 'zod'
import { withoutValues } from '@/lib/log/redact'

/** Errors that quote a value: class 22 of PostgreSQL, "data exception", and input PostgREST cannot read. */
const QUOTING = /^(?:22|PGRST)/

const refusal = z.looseObject({ code: z.string(), message: z.string() })

/** A database refusal without the values it quotes, because Next logs uncaught errors. Any other body is unchanged. */
export function redactRefusedValues(body: string): string {
  try {
    const { code, message, ...rest } = refusal.parse(JSON.parse(body))
    const said = QUOTING.test(code) ? withoutValues(message) : message
    return JSON.stringify({ ...rest, code, message: said, details: null, hint: null })
  } catch {
    return body
  }
}
