import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { emailKey } from '@/lib/identity'
import { messageColumns, messageRow } from '@/lib/outbox/messages'
import { receiptNumber } from '@/lib/receipts/receipt'
import { serverClient } from '@/lib/supabase/server'
import { toCents } from '../amount'
import { PROOF_BUCKET } from '../proof'
import { isMissing } from './proof-queries'
import {
  type ListedPayment,
  entryColumns,
  entryRow,
  notificationColumns,
  notificationRow,
  ownColumns,
  ownRow,
  paymentList,
  planColumns,
  planRow,
  scheduleColumns,
  scheduleRow,
} from './schema'

type Client = Awaited<ReturnType<typeof serverClient>>

const leadRow = z.object({ id: z.string(), status: z.string(), mergedInto: z.string().nullable() })

/** The lead that a payment is from, or the one that shows it where it was merged; null where there is none any more. */
async function leadOf(client: Client, id: string | null): Promise<z.output<typeof leadRow> | null> {
  if (!id) return null
  const columns = 'id, status, mergedInto:merged_into'
  const { data } = await client.from('leads').select(columns).eq('id', id).maybeSingle().throwOnError()
  const lead = leadRow.nullable().parse(data)
  return lead?.mergedInto ? leadOf(client, lead.mergedInto) : lead
}

/** The other payments that the same address owes something of. */
async function owedByTheSame(
  client: Client,
  { id, email, surplus }: ListedPayment,
): Promise<ListedPayment[]> {
  if (!email || toCents(surplus) <= 0) return []
  const { data } = await client
    .rpc('payment_list', { of_state: 'open', query: email, page_size: 100 })
    .throwOnError()
  return paymentList
    .parse(data)
    .payments.filter((other) => other.email && emailKey(other.email) === emailKey(email) && other.id !== id)
}

const receiptRow = z
  .object({ year: z.coerce.number().int(), number: z.coerce.number().int() })
  .transform(receiptNumber)

const proofRow = z.object({ name: z.string(), createdAt: isoTime })

/** The proofs whose file came: a slot of which nobody has made use has none. */
async function storedAlone(client: Client, proofs: readonly z.output<typeof proofRow>[]) {
  const bucket = client.storage.from(PROOF_BUCKET)
  const infos = await Promise.all(proofs.map(({ name }) => bucket.info(name)))
  return proofs.filter((_, index) => !isMissing(infos[index]!.error))
}

/** Everything about one payment; null where there is none with this id. */
export async function paymentFile(id: string) {
  if (!z.guid().safeParse(id).success) return null
  const client = await serverClient()
  const found = await client.from('payments').select(ownColumns).eq('id', id).maybeSingle().throwOnError()
  const own = ownRow.nullable().parse(found.data)
  if (!own) return null
  // The list knows the sums.
  const listed = await client.rpc('payment_list', { query: own.reference, page_size: 100 }).throwOnError()
  const payment = paymentList.parse(listed.data).payments.find((each) => each.id === id)
  if (!payment) return null
  const { planId } = payment
  const [entries, proofs, notifications, messages, receipt, token, plan, schedule, lead, targets] =
    await Promise.all([
      client.from('payment_entries').select(entryColumns).eq('payment_id', id).order('id').throwOnError(),
      client
        .from('payment_proofs')
        .select('name, createdAt:created_at')
        .eq('payment_id', id)
        .order('created_at')
        .throwOnError(),
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
      client
        .from('payment_receipts')
        .select('year, number')
        .eq('payment_id', id)
        .maybeSingle()
        .throwOnError(),
      client.rpc('payment_link', { payment_id: id }).throwOnError(),
      planId
        ? client.from('payment_plans').select(planColumns).eq('id', planId).maybeSingle().throwOnError()
        : { data: null },
      planId
        ? client
            .from('payments')
            .select(scheduleColumns)
            .eq('plan_id', planId)
            .order('due_on')
            .order('id')
            .throwOnError()
        : { data: [] },
      leadOf(client, payment.leadId),
      owedByTheSame(client, payment),
    ])
  return {
    ...payment,
    note: own.note,
    createdBy: own.createdBy,
    cancelledBy: own.cancelledBy,
    entries: z.array(entryRow).parse(entries.data),
    proofs: await storedAlone(client, z.array(proofRow).parse(proofs.data)),
    notifications: z.array(notificationRow).parse(notifications.data),
    messages: z.array(messageRow).parse(messages.data),
    /** Its number; null before it is complete. */
    receipt: receiptRow.nullable().parse(receipt.data),
    /** Of its link; null before it was requested. */
    token: z.string().nullable().parse(token.data),
    plan: planRow.nullable().parse(plan.data),
    schedule: z.array(scheduleRow).parse(schedule.data),
    lead,
    targets,
  }
}

/** A payment with everything that belongs to it. */
export type PaymentFile = NonNullable<Awaited<ReturnType<typeof paymentFile>>>
