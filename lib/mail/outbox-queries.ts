import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/env'
import { storedLanguage } from '@/lib/i18n/site-language'
import { JOB_CALL_MILLISECONDS, jobClient } from '@/lib/supabase/job'
import type { Outcome } from './message'
import { mailKinds } from './registry'

const claimedRow = z.object({
  id: z.string(),
  kind: z.enum(mailKinds),
  recipient: z.string(),
  language: storedLanguage,
  attempt: z.coerce.number().int(),
  /** Whether its text is kept. */
  is_kept: z.boolean(),
  /** Null if it was deleted. */
  data: z.unknown(),
})

/** Leased to this process for sending. */
export type ClaimedMail = z.output<typeof claimedRow>

/** Messages that the mail server accepts in a minute. */
const perMinute = Number((env.SMTP_URL && new URL(env.SMTP_URL).searchParams.get('perMinute')) ?? 60)

const mailClient = () => jobClient('JOB_KEY_MAIL', { milliseconds: JOB_CALL_MILLISECONDS })

/**
 * Claims up to `most` due messages, or up to `mostIssues` if only newsletter issues are due.
 * @throws Error when the database does not answer, as does the one below.
 */
export async function claimMail(most: number, mostIssues: number): Promise<ClaimedMail[]> {
  const { data } = await mailClient()
    .rpc('claim_mail', { most, per_minute: perMinute, most_issues: mostIssues })
    .throwOnError()
  return z.array(claimedRow).parse(data)
}

/** With the parts of the message to keep. */
export type Settled = Outcome & { readonly given_subject?: string; readonly given_text?: string }

/** Records the outcome of an attempt. */
export async function settleMail({ id, attempt }: ClaimedMail, settled: Settled): Promise<void> {
  await mailClient()
    .rpc('settle_mail', { message_id: id, of_attempt: attempt, ...settled })
    .throwOnError()
}
