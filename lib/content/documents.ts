import { z } from 'zod'
import { choice, count, flag, line, link, list, localizedLine, localizedText, moment, money } from './fields'

/** One problem of a document, at its place. */
export interface Issue {
  readonly path: (string | number)[]
  readonly code: string
}

/** The documents of the site's content: what each must be, and what it says until something is published. */
export const documents = {
  fees: {
    schema: z.strictObject({
      deposit: money(),
      cancellationDays: count(0, 365),
      cancellationRule: localizedText(200),
      nonRefundableNote: localizedText().optional(),
    }),
    defaults: { deposit: 2500, cancellationDays: 30, cancellationRule: { en: 'Rule', af: 'Reël' } },
  },
  home: {
    schema: z.strictObject({
      title: localizedLine(40),
      stats: list(z.strictObject({ value: localizedLine(20), label: localizedLine(), home: flag() }), {
        min: 1,
        max: 6,
      }),
      reasons: list(
        z.strictObject({ key: choice(['depth', 'community', 'tools']), title: localizedLine() }),
        { max: 6 },
      ),
    }),
    defaults: { title: { en: 'Home', af: 'Tuis' }, stats: [], reasons: [] },
  },
  announcement: {
    schema: z.strictObject({
      message: z
        .strictObject({ text: localizedLine(160), link: link().optional(), from: moment(), until: moment() })
        .optional(),
    }),
    defaults: {},
  },
  bank: {
    schema: z.strictObject({ accountHolder: line(90), bankName: localizedLine(90), accountNumber: line(20) }),
    defaults: {
      accountHolder: 'Sample',
      bankName: { en: 'Sample Bank', af: 'Voorbeeldbank' },
      accountNumber: '0000000000',
    },
  },
} as const

export type DocumentKey = keyof typeof documents

export const documentKeys = Object.keys(documents) as DocumentKey[]

/** What a document lacks before it can be published, and what can never be stored. */
export function checkDocument(
  key: DocumentKey,
  value: unknown,
): { document: unknown; missing: readonly Issue[]; wrong: readonly Issue[] } {
  const parsed = documents[key].schema.safeParse(value)
  if (parsed.success) return { document: parsed.data, missing: [], wrong: [] }
  const issues = parsed.error.issues.map((issue) => ({
    path: issue.path as (string | number)[],
    isMissing:
      issue.code === 'too_small' ||
      (issue.code === 'invalid_type' && /received undefined/.test(issue.message)) ||
      issue.code === 'invalid_value',
    code: issue.code === 'too_big' ? 'tooLong' : issue.code === 'too_small' ? 'required' : 'invalid',
  }))
  return {
    document: null,
    missing: issues.filter(({ isMissing }) => isMissing).map(({ path }) => ({ path, code: 'required' })),
    wrong: issues.filter(({ isMissing }) => !isMissing).map(({ path, code }) => ({ path, code })),
  }
}
