import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { called } from '@/lib/supabase/called'
import { serverClient } from '@/lib/supabase/server'
import { type MailMessage, type MailState, mailStates, messageColumns, messageRow } from './messages'

export const MAIL_PAGE_SIZE = 20

const countRow = z.object({
  state: z.enum([...mailStates, 'undelivered']),
  messages: z.coerce.number().int(),
})

/** `undelivered` messages need attention. */
export type MailCounts = Readonly<Record<MailState | 'undelivered', number>>

/** Cached per request; the office’s are of mail to leads and payers. @throws Error if the database refuses, as below. */
export const mailCounts = cache(async (): Promise<MailCounts> => {
  const counts = { failed: 0, queued: 0, sending: 0, sent: 0, cancelled: 0, undelivered: 0 }
  for (const { state, messages } of await called('mail_counts', null, z.array(countRow)))
    counts[state] = messages
  return counts
})

/** A page of the messages in a state, newest first. Pages count from 1. */
export async function mailMessages(state: MailState, page: number): Promise<MailMessage[]> {
  const client = await serverClient()
  const from = (page - 1) * MAIL_PAGE_SIZE
  const { data } = await client
    .from('mail_messages')
    .select(messageColumns)
    .eq('state', state)
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + MAIL_PAGE_SIZE - 1)
    .throwOnError()
  return z.array(messageRow).parse(data)
}

/** Subject and text are null if not kept; a letter to a lead has its writer. The time is that of the outcome, if any. */
const sentRow = messageRow
  .extend({ subject: z.string().nullable(), text: z.string().nullable(), writtenBy: z.string().nullable() })
  .transform((row) => ({ ...row, createdAt: row.settledAt ?? row.createdAt }))

/** With its text as sent. */
export type SentMail = z.output<typeof sentRow>

/** Messages about a lead's enquiries and payments. */
export async function leadMails(lead: string): Promise<SentMail[]> {
  const client = await serverClient()
  const { data } = await client
    .rpc('lead_mails', { of_lead: lead })
    .select(`${messageColumns}, subject:sent_subject, text:sent_text, writtenBy:written_by`)
    .throwOnError()
  return z.array(sentRow).parse(data)
}
