import { z } from 'zod'
import { line, list, localizedLine } from '../fields'

/** Shown everywhere, before the provider's helplines, with the key of whose number it is (`Posts.care`). */
export const emergencyNumbers = [
  ['112', 'emergency'],
  ['10111', 'police'],
  ['10177', 'ambulance'],
] as const

/** Further helplines, checked by the provider. */
export const helplinesSchema = z.strictObject({
  lines: list(z.strictObject({ name: line(90), number: line(30), for: localizedLine(160) }), { max: 12 }),
})

export type Helplines = z.infer<typeof helplinesSchema>

export const helplines: Helplines = { lines: [] }
