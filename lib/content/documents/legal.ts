import { z } from 'zod'
import { day, list, localizedLine, localizedMarkdown, slug } from '../fields'
import type { InEveryLanguage } from '../localized'

const change = z.strictObject({ day: day(), what: localizedLine() })

const section = z.strictObject({
  /** The anchor in the address, the same in every language. */
  id: slug(),
  title: localizedLine(120),
  text: localizedMarkdown(),
})

/** A legal text: the privacy policy or the terms. */
export const legalSchema = z.strictObject({
  /** The day of the last rewrite. */
  updated: day(),
  /** Changes since that day, each with its own day. */
  changes: list(change, { max: 40 }).optional(),
  sections: list(section, { min: 1, max: 40 }),
})

/** A legal text as the office edits it. */
export type LegalDocument = z.infer<typeof legalSchema>

/** A legal text as pages show it. */
export type LegalText = InEveryLanguage<LegalDocument>

/** The day (ISO 8601) of the last change of a legal text. */
export const lastChanged = ({ updated, changes = [] }: Pick<LegalText, 'updated' | 'changes'>): string =>
  [updated, ...changes.map((change) => change.day)].sort().at(-1)!
