import type { CodeOf } from '@/lib/result'
import { type Locale, routing } from '@/lib/i18n/routing'
import type { FieldName, IssueParts } from './issue-schema'

/** All but the last save the draft first; `over` overwrites another person's version. */
export const draftIntents = ['save', 'over', 'send', 'schedule', 'delete'] as const

/** Save the draft and send a test in that language. */
export const testIntents: readonly `test-${Locale}`[] = routing.locales.map(
  (language) => `test-${language}` as const,
)

/** For an issue past its draft. */
export const sendingIntents = ['unschedule', 'pause', 'resume', 'cancel'] as const
export type SendingIntent = (typeof sendingIntents)[number]

export type IssueError = CodeOf<'NewsletterAdmin.errors'>

/** Every answer returns the input and the version it is based on. */
interface Typed {
  readonly parts: IssueParts
  /** As the field gives it. */
  readonly at: string
  readonly version: number
}

export type IssueAnswer = Typed &
  (
    | {
        readonly ok: true
        /** The recipient of a test. */
        readonly sentTo?: string
      }
    | {
        readonly ok: false
        readonly code: IssueError
        readonly invalid?: readonly FieldName[]
        /** In a conflict, the version somebody else saved. */
        readonly theirs?: number
        /** The mail server's message. */
        readonly problem?: string
      }
  )
