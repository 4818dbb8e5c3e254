import { type Locale, routing } from '@/lib/i18n/routing'
import type { FieldName, IssueParts } from './issue-schema'

/** What the buttons of a draft do. All but the last save it first; `over` saves it over what somebody else saved. */
export const draftIntents = ['save', 'over', 'send', 'schedule', 'delete'] as const

/** The buttons of a draft that save it and send a test, one for each language. */
export const testIntents: readonly `test-${Locale}`[] = routing.locales.map(
  (language) => `test-${language}` as const,
)

/** What the buttons of an issue do once it is no draft any more. */
export const sendingIntents = ['unschedule', 'pause', 'resume', 'cancel'] as const
export type SendingIntent = (typeof sendingIntents)[number]

/** Why something was not done about an issue. */
export type IssueError =
  | 'notAuthenticated'
  | 'notAdmin'
  | 'invalid'
  /** Somebody else saved the draft meanwhile. */
  | 'conflict'
  /** Somebody else scheduled, sent, stopped or deleted it meanwhile. */
  | 'changed'
  | 'nobody'
  /** A post is not public by the moment of sending. */
  | 'notPublic'
  | 'notWritten'
  | 'timeInvalid'
  | 'timePast'
  | 'testFailed'
  | 'failed'

/** What was typed, which every answer brings back, and the version of the draft that it was typed over. */
interface Typed {
  readonly parts: IssueParts
  /** The time to send it at, as the field gives it. */
  readonly at: string
  readonly version: number
}

/** The answer to the form of a draft. */
export type IssueAnswer = Typed &
  (
    | {
        readonly ok: true
        /** To whom a test went. */
        readonly sentTo?: string
      }
    | {
        readonly ok: false
        readonly code: IssueError
        readonly invalid?: readonly FieldName[]
        /** In a conflict, the version that somebody else saved. */
        readonly theirs?: number
        /** What the mail server said. */
        readonly problem?: string
      }
  )
