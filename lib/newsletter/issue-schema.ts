import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { textField } from '@/lib/forms/form-data'
import { type Locale, inEachLanguage, routing, otherLocales } from '@/lib/i18n/routing'
import { type Path, routes, withQuery } from '@/lib/routes'

/** The most characters of a subject and of the words, and the most posts; the same as `private.are_issue_parts` takes. */
export const SUBJECT_LENGTH = 150
export const WORDS_LENGTH = 5000
export const MAX_POSTS = 10

/** The states of an issue. */
const issueStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const
export type IssueState = (typeof issueStates)[number]

/** What an issue says in one language. */
const issuePart = z.object({
  subject: z.string().max(SUBJECT_LENGTH),
  /** Markdown. */
  words: z.string().max(WORDS_LENGTH),
  /** The ids of posts, in the order in which they are sent. */
  posts: z.array(z.guid()).max(MAX_POSTS),
})
export type IssuePart = z.output<typeof issuePart>

/** The fields of a part. */
export type PartField = keyof IssuePart

const emptyPart: IssuePart = { subject: '', words: '', posts: [] }

/** What an issue says in each language; a part that was never written is empty. */
const issueParts = z.object(inEachLanguage(() => issuePart.default(emptyPart)))
export type IssueParts = z.output<typeof issueParts>

/** The content of a message as `frozen` keeps it and the mail kind takes it. */
const issueContent = z.object({
  subject: z.string(),
  words: z.string(),
  posts: z.array(z.object({ title: z.string(), summary: z.string(), slug: z.string() })),
})
export type IssueContent = z.output<typeof issueContent>

/** What the database gives of an issue. Times are ISO 8601 in UTC. */
export const issueRow = z.object({
  id: z.guid(),
  state: z.enum(issueStates),
  parts: issueParts,
  /** What is or was sent in each language; null before sending begins. */
  frozen: z
    .object(inEachLanguage(() => issueContent))
    .partial()
    .nullable(),
  version: z.coerce.number().int(),
  sendAt: isoTime.nullable(),
  startedAt: isoTime.nullable(),
  endedAt: isoTime.nullable(),
  updatedAt: isoTime,
})
export type Issue = z.output<typeof issueRow>

/** How many messages of an issue are in each state. */
export const messageCounts = ['sent', 'waiting', 'failed', 'cancelled'] as const
export type Progress = Record<(typeof messageCounts)[number], number>

/** Whether a part can be sent: it has a subject, and words or posts. */
export function isWritten({ subject, words, posts }: IssuePart): boolean {
  return subject.trim() !== '' && (words.trim() !== '' || posts.length > 0)
}

/** How many posts were left out when sending began, because they were not public. */
export function postsLeftOut({ parts, frozen }: Pick<Issue, 'parts' | 'frozen'>): number {
  if (!frozen) return 0
  const sent = routing.locales.filter((language) => parts[language].subject.trim())
  const leftOut = sent.map((language) => parts[language].posts.length - (frozen[language]?.posts.length ?? 0))
  return leftOut.reduce((sum, count) => sum + count, 0)
}

/** The subject by which staff know an issue: that of their language, or of another one; empty where there is none. */
export function issueTitle({ parts }: Pick<Issue, 'parts'>, locale: Locale): string {
  const subjects = [locale, ...otherLocales(locale)].map((language) => parts[language].subject)
  return subjects.find(Boolean) ?? ''
}

/** The title of a post as a subject, which is shorter at most; no letter is cut in half. */
export function truncateSubject(title: string): string {
  if (title.length <= SUBJECT_LENGTH) return title
  return `${title
    .slice(0, SUBJECT_LENGTH - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`
}

/** The name of a field in the form. */
export const fieldName = (language: Locale, field: PartField) => `${language}.${field}` as const
export type FieldName = ReturnType<typeof fieldName>

// No text in the database holds a null character, nor a subject a line break. Forms send line ends as CRLF.
const clean = (text: string) => text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n')
const cleanLine = (text: string) =>
  clean(text)
    .replaceAll(/[\x01-\x1f\x7f]+/g, ' ')
    .trim()

function typedPart(form: FormData, language: Locale): IssuePart {
  return {
    subject: cleanLine(textField(form, fieldName(language, 'subject'))),
    words: clean(textField(form, fieldName(language, 'words'))),
    // One too many is enough to refuse them.
    posts: form
      .getAll(fieldName(language, 'posts'))
      .slice(0, MAX_POSTS + 1)
      .map((id) => String(id).toLowerCase()),
  }
}

/** What the form of an issue holds, whether it can be saved or not. */
export function typedParts(form: FormData): IssueParts {
  return inEachLanguage((language) => typedPart(form, language))
}

/** The fields that cannot be saved, because they hold too much. */
export function invalidFields(parts: IssueParts): FieldName[] {
  const issues = issueParts.safeParse(parts).error?.issues ?? []
  return [...new Set(issues.map(({ path }) => fieldName(path[0] as Locale, path[1] as PartField)))]
}

/** The address of a page of the issues; pages count from 1. */
export function issuesPath(page = 1): Path {
  return withQuery(routes.newsletterAdmin, { page: page > 1 ? String(page) : null })
}
