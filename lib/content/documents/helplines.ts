import { z } from 'zod'
import { line, list, localizedLine } from '../fields'

/** Further helplines, checked by the provider. */
export const helplinesSchema = z.strictObject({
  lines: list(z.strictObject({ name: line(90), number: line(30), for: localizedLine(160) }), { max: 12 }),
})

export type Helplines = z.infer<typeof helplinesSchema>

export const helplines: Helplines = { lines: [] }
