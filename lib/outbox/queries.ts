import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { serverClient } from '@/lib/supabase/server'
import { type MailMessage, type MailState, mailStates, messageColumns, messageRow } from './messages'

export const MAIL_PAGE_SIZE = 20

const countRow = z.object({
  state: z.enum([...mailStates, 'undelivered']),
  messages: z.coerce.number().int(),
})

/** How many messages are in each state. `undelivered` are those that staff should look at. */
export type MailCounts = Readonly<Record<MailState | 'undelivered', number>>

/** Read once for all parts of a page. Admins only. @throws Error when the database does not answer, or refuses, as do those below. */
export const mailCounts = cache(async (): Promise<MailCounts> => {
  const client = await serverClient()
  const { data } = await client.rpc('mail_counts').throwOnError()
  const counts = { failed: 0, queued: 0, sending: 0, sent: 0, cancelled: 0, undelivered: 0 }
  for (const { state, messages } of z.array(countRow).parse(data)) counts[state] = messages
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

/** What was sent is null where it is not kept. The time is that of what came of the message. */
const sentRow = messageRow
  .extend({ subject: z.string().nullable(), text: z.string().nullable() })
  .transform((row) => ({ ...row, createdAt: row.settledAt ?? row.createdAt }))

/** A message to a person, with its text as it was sent. */
export type SentMail = z.output<typeof sentRow>

/** The messages to a person about the enquiries and the payments of a lead. */
export async function leadMails(lead: string): Promise<SentMail[]> {
  const client = await serverClient()
  const { data } = await client
    .rpc('lead_mails', { of_lead: lead })
    .select(`${messageColumns}, subject:sent_subject, text:sent_text`)
    .throwOnError()
  return z.array(sentRow).parse(data)
}
