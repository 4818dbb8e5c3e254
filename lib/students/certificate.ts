import { z } from 'zod'
import type { Content } from '@/lib/content/content'
import { levelName } from '@/lib/content/documents/levels'
import { type LevelNumber, levelNumbers } from '@/lib/content/level-numbers'
import { type Localized, localized } from '@/lib/content/localized'
import { provider } from '@/lib/provider/provider'

/** Whether another institution awards the degree of a level: its students get a statement of completion. */
export const isStatement = (level: LevelNumber) =>
  (provider.statementLevels as readonly number[]).includes(level)

/** As stored; a language added later shows English. */
const words = z
  .object({ en: z.string() })
  .catchall(z.string())
  .transform((text): Localized => localized(text))

/** What a certificate says besides name, number and day, as published on the day of issue. */
export const printedRow = z.object({
  organisation: words,
  registrationNumber: z.string(),
  title: words,
  text: words,
  award: words,
  note: words.nullable(),
  modules: z.array(z.object({ code: z.string(), title: words })),
  signatory: z.object({ name: z.string().nullable(), role: words }),
  disclaimer: words,
})

export type PrintedWords = z.output<typeof printedRow>

/** What a certificate of a level says, from the published content. A statement of completion names no degree. */
export function printedWords(
  { organisation, levels, certificate, accreditations }: Content,
  number: LevelNumber,
): PrintedWords {
  const level = levels.find((each) => each.number === number)!
  const { title, text, note } = isStatement(number) ? certificate.completion : certificate.certificate
  return {
    organisation: organisation.name,
    registrationNumber: organisation.registrationNumber,
    title,
    text,
    award: isStatement(number) ? levelName(level) : level.award,
    note: note ?? null,
    modules: level.modules.map((each) => ({ code: each.code, title: each.title })),
    signatory: { name: certificate.signatory.name ?? null, role: certificate.signatory.role },
    disclaimer: accreditations.statement,
  }
}

/** The format of the code in a certificate's address: 128 random bits. */
export const certificateCode = z.string().regex(/^[\da-f]{32}$/)

export const NAME_LENGTH = 120

const level = z.literal(levelNumbers)

/** What anybody with its address learns about a certificate. */
export const checkedCertificate = z.object({
  number: z.string(),
  name: z.string(),
  level,
  award: words,
  issued_on: z.iso.date(),
  is_valid: z.boolean(),
})

export const certificateRow = z.object({
  id: z.guid(),
  label: z.string(),
  level,
  issued_on: z.iso.date(),
  issued_by: z.string(),
  /** Null, like the code, after an erasure. */
  name: z.string().nullable(),
  code: z.string().nullable(),
  withdrawn_on: z.iso.date().nullable(),
  withdrawn_reason: z.string().nullable(),
  printed: printedRow,
})

export type Certificate = z.output<typeof certificateRow>

/** Neither withdrawn nor erased: it can be printed. */
export type ValidCertificate = Certificate & { readonly name: string; readonly code: string }
export const isValid = (each: Certificate): each is ValidCertificate =>
  each.withdrawn_on === null && each.name !== null && each.code !== null
