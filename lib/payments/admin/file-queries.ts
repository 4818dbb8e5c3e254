import 'server-only'
import { z } from 'zod'
import { emailKey } from '@/lib/forms/identity'
import { readSentFile } from '@/lib/media/sent-file-queries'
import { messageColumns, messageRow } from '@/lib/outbox/messages'
import { called } from '@/lib/supabase/called'
import { serverClient } from '@/lib/supabase/server'
import { toCents } from '../amount'
import { PROOF_BUCKET } from '../proof-queries'
import { type ListedPayment, notificationColumns, notificationRow, paymentList, scheduleRow } from './schema'

/** The same address's open payments, to which a surplus can be moved. */
async function owedByTheSame({ id, email, surplus }: ListedPayment): Promise<ListedPayment[]> {
  if (!email || toCents(surplus) <= 0) return []
  const given = { of_state: 'open', query: email, page_size: 100 }
  const { payments } = await called('payment_list', given, paymentList)
  return payments.filter(
    (other) => other.email && emailKey(other.email) === emailKey(email) && other.id !== id,
  )
}

/** A payment with its related records; null for an unknown id. */
export async function paymentFile(id: string) {
  if (!z.guid().safeParse(id).success) return null
  const schedule = await called('payment_schedule', { with_payment: id }, z.array(scheduleRow))
  const own = schedule.find((row) => row.payment.id === id)
  if (!own) return null
  const { payment, ...more } = own
  const client = await serverClient()
  const [notifications, messages, targets] = await Promise.all([
    client
      .from('payment_notifications')
      .select(notificationColumns)
      .eq('payment_id', id)
      .order('received_at', { ascending: false })
      .throwOnError(),
    client
      .from('mail_messages')
      .select(messageColumns)
      .eq('payment_id', id)
      .order('created_at', { ascending: false })
      .throwOnError(),
    owedByTheSame(payment),
  ])
  return {
    ...payment,
    ...more,
    notifications: z.array(notificationRow).parse(notifications.data),
    messages: z.array(messageRow).parse(messages.data),
    schedule,
    targets,
  }
}

export type PaymentFile = NonNullable<Awaited<ReturnType<typeof paymentFile>>>

/**
 * A proof of payment for an admin or the office; null if it is missing, not readable for the visitor, or expired and
 * awaiting deletion.
 * @throws Error when Supabase does not answer.
 */
export async function storedProof({ name }: { name: string }) {
  const client = await serverClient()
  const { data: kept } = await client
    .from('payment_proofs')
    .select('name')
    .eq('name', name)
    .maybeSingle()
    .throwOnError()
  return kept && readSentFile(PROOF_BUCKET, name)
}
