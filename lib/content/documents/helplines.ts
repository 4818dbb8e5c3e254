import { z } from 'zod'
import { line, list, localizedLine } from '../fields'

/** Helplines, checked by the provider; 112, 10111 and 10177 are shown everywhere without them. */
export const helplinesSchema = z.strictObject({
  lines: list(z.strictObject({ name: line(90), number: line(30), for: localizedLine(160) }), { max: 12 }),
})

export type Helplines = z.infer<typeof helplinesSchema>

export const helplines: Helplines = { lines: [] }
