import { z } from 'zod'
import { pageParameter } from '@/lib/address-query'
import { isoTime } from '@/lib/dates'
import { textField } from '@/lib/forms/form-data'
import { type Locale, inEachLanguage, routing, otherLocales } from '@/lib/i18n/routing'
import { type Path, routes, withQuery } from '@/lib/routes'

/** Maximum lengths of subject and words, and number of posts, as in `private.are_issue_parts`. */
export const SUBJECT_LENGTH = 150
export const WORDS_LENGTH = 5000
export const MAX_POSTS = 10

const issueStates = ['draft', 'scheduled', 'sending', 'paused', 'failed', 'sent', 'cancelled'] as const
export type IssueState = (typeof issueStates)[number]

/** In one language. */
const issuePart = z.object({
  subject: z.string().max(SUBJECT_LENGTH),
  /** Markdown. */
  words: z.string().max(WORDS_LENGTH),
  /** In sending order. */
  posts: z.array(z.guid()).max(MAX_POSTS),
})
export type IssuePart = z.output<typeof issuePart>

export type PartField = keyof IssuePart

const emptyPart: IssuePart = { subject: '', words: '', posts: [] }

/** A part never written is empty. */
const issueParts = z.object(inEachLanguage(() => issuePart.default(emptyPart)))
export type IssueParts = z.output<typeof issueParts>

/** As in `frozen` and the mail kind. */
const issueContent = z.object({
  subject: z.string(),
  words: z.string(),
  posts: z.array(z.object({ title: z.string(), summary: z.string(), slug: z.string() })),
})
export type IssueContent = z.output<typeof issueContent>

/** Times are ISO 8601 in UTC. */
export const issueRow = z.object({
  id: z.guid(),
  state: z.enum(issueStates),
  parts: issueParts,
  /** As sent in each language; null before sending begins. */
  frozen: z
    .object(inEachLanguage(() => issueContent))
    .partial()
    .nullable(),
  version: z.coerce.number().int(),
  sendAt: isoTime.nullable(),
  startedAt: isoTime.nullable(),
  endedAt: isoTime.nullable(),
  /** The database's error, while it has failed. */
  problem: z.string().nullable(),
  updatedAt: isoTime,
})
export type Issue = z.output<typeof issueRow>

export const messageCounts = ['sent', 'waiting', 'failed', 'cancelled'] as const
export type Progress = Record<(typeof messageCounts)[number], number>

/** Whether a part, or its content, can be sent: it has a subject, and words or posts. */
export function isWritten({
  subject,
  words,
  posts,
}: Omit<IssuePart, 'posts'> & { readonly posts: readonly unknown[] }): boolean {
  return subject.trim() !== '' && (words.trim() !== '' || posts.length > 0)
}

/** Posts left out when sending began, because they were not public. */
export function postsLeftOut({ parts, frozen }: Pick<Issue, 'parts' | 'frozen'>): number {
  if (!frozen) return 0
  const sent = routing.locales.filter((language) => parts[language].subject.trim())
  const leftOut = sent.map((language) => parts[language].posts.length - (frozen[language]?.posts.length ?? 0))
  return leftOut.reduce((sum, count) => sum + count, 0)
}

/** The subject in the reader's language, or else in another; may be empty. */
export function issueTitle({ parts }: Pick<Issue, 'parts'>, locale: Locale): string {
  const subjects = [locale, ...otherLocales(locale)].map((language) => parts[language].subject)
  return subjects.find(Boolean) ?? ''
}

/** A post's title as a subject, cut between letters. */
export function truncateSubject(title: string): string {
  if (title.length <= SUBJECT_LENGTH) return title
  return `${title
    .slice(0, SUBJECT_LENGTH - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`
}

/** The name of a form field. */
export const fieldName = (language: Locale, field: PartField) => `${language}.${field}` as const
export type FieldName = ReturnType<typeof fieldName>

// The database cannot store NUL, and a subject has no line breaks. Forms send CRLF.
const clean = (text: string) => text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n')
const cleanLine = (text: string) =>
  clean(text)
    .replaceAll(/[\x01-\x1f\x7f]+/g, ' ')
    .trim()

function typedPart(form: FormData, language: Locale): IssuePart {
  return {
    subject: cleanLine(textField(form, fieldName(language, 'subject'))),
    words: clean(textField(form, fieldName(language, 'words'))),
    // One too many is enough for a refusal.
    posts: form
      .getAll(fieldName(language, 'posts'))
      .slice(0, MAX_POSTS + 1)
      .map((id) => String(id).toLowerCase()),
  }
}

/** The form's input, valid or not. */
export function typedParts(form: FormData): IssueParts {
  return inEachLanguage((language) => typedPart(form, language))
}

/** The fields that hold too much to be saved. */
export function invalidFields(parts: IssueParts): FieldName[] {
  const issues = issueParts.safeParse(parts).error?.issues ?? []
  return [...new Set(issues.map(({ path }) => fieldName(path[0] as Locale, path[1] as PartField)))]
}

/** The path of a page of the issues; pages count from 1. */
export function issuesPath(page = 1): Path {
  return withQuery(routes.newsletterAdmin, pageParameter(page))
}
