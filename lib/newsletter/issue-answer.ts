import { type Locale, routing } from '@/lib/i18n/routing'
import type { FieldName, IssueParts } from './issue-schema'

/** The buttons of a draft. All but the last save it first; `over` overwrites another person's version. */
export const draftIntents = ['save', 'over', 'send', 'schedule', 'delete'] as const

/** Buttons that save the draft and send a test, one per language. */
export const testIntents: readonly `test-${Locale}`[] = routing.locales.map(
  (language) => `test-${language}` as const,
)

/** The buttons of an issue that is no longer a draft. */
export const sendingIntents = ['unschedule', 'pause', 'resume', 'cancel'] as const
export type SendingIntent = (typeof sendingIntents)[number]

/** Why an action on an issue was refused. */
export type IssueError =
  | 'notAuthenticated'
  | 'notAdmin'
  | 'invalid'
  /** Somebody else saved the draft in the meantime. */
  | 'conflict'
  /** Somebody else scheduled, sent, stopped or deleted it in the meantime. */
  | 'changed'
  | 'nobody'
  /** A post will not be public by the time of sending. */
  | 'notPublic'
  | 'notWritten'
  | 'timeInvalid'
  | 'timePast'
  | 'testFailed'
  | 'failed'

/** The input, which every answer returns, and the version it is based on. */
interface Typed {
  readonly parts: IssueParts
  /** The sending time, as the field gives it. */
  readonly at: string
  readonly version: number
}

/** The answer to the form of a draft. */
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
