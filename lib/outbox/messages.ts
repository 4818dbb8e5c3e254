import { z } from 'zod'
import { type Values, first, pageParameter } from '@/lib/address-query'
import { isoTime } from '@/lib/dates'
import { storedLanguage } from '@/lib/i18n/site-language'
import type { MailKindName } from '@/lib/mail/registry'
import { type Path, routes, withQuery } from '@/lib/routes'
import { columnsOf } from '@/lib/supabase/columns'

/** In the order in which staff look at them. */
export const mailStates = ['failed', 'queued', 'sending', 'sent', 'cancelled'] as const
export type MailState = (typeof mailStates)[number]

export const messageRow = z.object({
  id: z.string(),
  kind: z.string().transform((kind) => kind as MailKindName),
  recipient: z.string(),
  language: storedLanguage,
  state: z.enum(mailStates),
  attempts: z.coerce.number().int(),
  /** The mail server's last refusal; null if it took the message. */
  lastError: z.string().nullable(),
  /** Times are ISO 8601, UTC. */
  createdAt: isoTime,
  /** When sent, given up or ended; null before that. */
  settledAt: isoTime.nullable(),
  nextAttemptAt: isoTime,
})
export const messageColumns = columnsOf(messageRow)

/** Its text is written when it is sent. */
export type MailMessage = z.output<typeof messageRow>

/** The state in an address, or null. */
export function mailState(query: Values): MailState | null {
  return mailStates.find((state) => state === first(query, 'state')) ?? null
}

/** The unprefixed path of a page of the messages in a state. */
export function mailPath(state: MailState | null, page = 1): Path {
  return withQuery(routes.mail, { state, ...pageParameter(page) })
}

/** Retry at once, or do nothing more. */
export type MailDecision = 'retry' | 'resolve'

export type MailActionError = 'notAuthenticated' | 'notAdmin' | 'failed'
