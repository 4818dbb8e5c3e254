import { z } from 'zod'
import { line, list, localizedLine, localizedText, picture } from '../fields'
import type { InEveryLanguage } from '../localized'

const person = z.strictObject({
  name: line(90),
  role: localizedLine(120),
  about: localizedText().optional(),
  photo: picture().optional(),
})

/** A teacher or staff member of the provider. */
export type Person = InEveryLanguage<z.infer<typeof person>>

/** Teachers and other staff of the provider. */
export const peopleSchema = z.strictObject({ teachers: list(person), staff: list(person) })

export type People = z.infer<typeof peopleSchema>

/** Nobody has been named yet, and nobody is invented. */
export const people: People = { teachers: [], staff: [] }
