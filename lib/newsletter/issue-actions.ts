'use server'

import { randomUUID } from 'node:crypto'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { z } from 'zod'
import { pageLocale, rowId, sentForm, staffAction } from '@/lib/action'
import { futureMoment } from '@/lib/dates'
import { textField } from '@/lib/forms/form-data'
import { localePath } from '@/lib/i18n/paths'
import { type Locale, routing } from '@/lib/i18n/routing'
import { logError } from '@/lib/log/log'
import { sendDueMail } from '@/lib/mail/send'
import { openMailServer } from '@/lib/mail/smtp'
import { type Result, fail, ok } from '@/lib/result'
import { routes } from '@/lib/routes'
import { adminAction } from '@/lib/staff/form-action'
import { authorizeAdmin } from '@/lib/staff/queries'
import { CONFLICT, GONE, NOBODY, TOO_EARLY } from '@/lib/supabase/errors'
import {
  type IssueAnswer,
  type IssueError,
  type SendingIntent,
  draftIntents,
  sendingIntents,
  testIntents,
} from './issue-answer'
import { contentOf, findIssue, postsNamed, writeIssue } from './issue-queries'
import { type IssueParts, truncateSubject, invalidFields, isWritten, typedParts } from './issue-schema'

/** What the database refuses, by its code. */
const refusals: Readonly<Record<string, IssueError>> = {
  [GONE]: 'changed',
  [CONFLICT]: 'changed',
  [NOBODY]: 'nobody',
  [TOO_EARLY]: 'notPublic',
}

/** The number that a database function gives, or its refusal. @throws any other error. */
async function answerOf(
  call: PromiseLike<{ data: number | null; error: { code: string } | null }>,
): Promise<Result<number, IssueError>> {
  const { data, error } = await call
  if (!error) return ok(Number(data))
  const code = refusals[error.code]
  if (!code) throw error
  return fail(code)
}

/** Creates an issue and redirects to it: empty, or about the form's `post`, in its language. Admins only. */
export const createIssue = adminAction(
  'createIssue',
  async ({ client }, form): Promise<Result<never, IssueError>> => {
    const named = rowId.safeParse(form.get('post'))
    const [post] = named.success ? await postsNamed([named.data]) : []
    if (named.success && !post) return fail('failed')
    const subject = truncateSubject(post?.title ?? '')
    const given = post ? { [post.language]: { subject, words: '', posts: [post.id] } } : {}
    const { data } = await client.rpc('create_newsletter_issue', { given }).throwOnError()
    redirect(localePath(routes.newsletterIssue(rowId.parse(data)), pageLocale.parse(form.get('locale'))))
  },
)

/** Sends a language's saved part to an address. The problem is the mail server's message. */
async function sendTest(
  parts: IssueParts,
  language: Locale,
  to: string,
): Promise<{ code: IssueError; problem?: string } | null> {
  const content = await contentOf({ parts, frozen: null }, language)
  if (!content || !isWritten(content))
    return { code: isWritten(parts[language]) ? 'notPublic' : 'notWritten' }
  const written = await writeIssue(content, language)
  const server = openMailServer()
  const { outcome, problem } = await server.send({ ...written, id: randomUUID(), to })
  server.close()
  return outcome === 'sent' ? null : { code: 'testFailed', problem }
}

/** Input, and the version it is based on. */
const typed = (form: FormData) => ({
  parts: typedParts(form),
  at: textField(form, 'at'),
  version: Number(form.get('version')),
})

/**
 * Saves a draft and, as the pressed button says, sends a test to the admin, sends it, or schedules it; or deletes it
 * and redirects to the list. Every answer returns the input. Admins only.
 */
export const changeDraft = staffAction(
  'changeDraft',
  { who: authorizeAdmin, takes: [pageLocale, rowId, ...sentForm], kept: typed },
  async ({ client, staff }, locale, id, _previous, form): Promise<IssueAnswer> => {
    const { parts, at, version: typedVersion } = typed(form)
    let version = typedVersion
    const refuse = (code: IssueError, more: object = {}): IssueAnswer => ({
      ...fail(code),
      ...more,
      parts,
      at,
      version,
    })
    try {
      const intent = z.enum([...draftIntents, ...testIntents]).parse(form.get('intent') ?? 'over')
      if (intent !== 'delete') {
        const invalid = invalidFields(parts)
        if (invalid.length > 0) return refuse('invalid', { invalid })
        const over_version = intent === 'over' ? Number(form.get('over')) : version
        const saved = await answerOf(
          client.rpc('save_newsletter_issue', { of_issue: id, given: parts, over_version }),
        )
        if (!saved.ok) {
          const newest = await findIssue(id)
          return newest?.state === 'draft'
            ? refuse('conflict', { theirs: newest.version })
            : refuse(saved.code)
        }
        version = saved.data
        refresh()
      }
      const tested = routing.locales.find((language) => intent === `test-${language}`)
      if (tested) {
        const refused = await sendTest(parts, tested, staff.email)
        if (refused) return refuse(refused.code, { problem: refused.problem })
        return { ok: true, sentTo: staff.email, parts, at, version }
      }
      if (intent === 'send' || intent === 'schedule') {
        if (!routing.locales.some((language) => isWritten(parts[language]))) return refuse('notWritten')
        const moment = intent === 'schedule' ? futureMoment(at) : ok(undefined)
        if (!moment.ok) return refuse(moment.code)
        const decided = await answerOf(
          client.rpc('decide_newsletter_issue', {
            of_issue: id,
            decision: 'send',
            moment: moment.data,
            of_version: version,
          }),
        )
        if (!decided.ok) return refuse(decided.code)
        after(sendDueMail)
      }
      if (intent !== 'delete') return { ok: true, parts, at, version }
      const deleted = await answerOf(
        client.rpc('decide_newsletter_issue', { of_issue: id, decision: 'delete' }),
      )
      if (!deleted.ok) return refuse(deleted.code)
    } catch (error) {
      logError('changeDraft', error)
      return refuse('failed')
    }
    redirect(localePath(routes.newsletterAdmin, locale))
  },
)

/** Applies the pressed button to an issue past its draft. Admins only. */
export const decideIssue = staffAction(
  'decideIssue',
  { who: authorizeAdmin, takes: [rowId, ...sentForm] },
  async ({ client }, id, _previous, form): Promise<Result<SendingIntent, IssueError>> => {
    const intent = z.enum(sendingIntents).parse(form.get('intent'))
    const decided = await answerOf(client.rpc('decide_newsletter_issue', { of_issue: id, decision: intent }))
    refresh()
    if (!decided.ok) return decided
    if (intent === 'resume') after(sendDueMail)
    return ok(intent)
  },
)
