import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { exportClient, serverClient } from '@/lib/supabase/server'
import { type PaymentFilters, filterArguments } from './filters'
import { type PaymentTab, paymentTabs } from './form'
import {
  type ListedPayment,
  type PaymentEvent,
  type PaymentMonth,
  eventColumns,
  eventRow,
  monthRow,
  paymentList,
} from './schema'

export const PAYMENTS_PAGE_SIZE = 20

const countRow = z.object({
  state: z.enum([...paymentTabs, 'notifications', 'paused']),
  payments: z.coerce.number().int(),
})

/** Payments per tab, refused notifications, and whether cards are paused. */
export type PaymentCounts = Readonly<Record<PaymentTab | 'notifications' | 'paused', number>>

/** Cached per request. Editors are refused. @throws Error when the database does not answer, or refuses, as all below. */
export const paymentCounts = cache(async (): Promise<PaymentCounts> => {
  const client = await serverClient()
  const { data } = await client.rpc('payment_counts').throwOnError()
  const counts = z.array(countRow).parse(data)
  return Object.fromEntries(counts.map(({ state, payments }) => [state, payments])) as PaymentCounts
})

/** Reminder days relative to the due day; negative ones come before it. */
export async function reminderDays(): Promise<number[]> {
  const client = await serverClient()
  return z.array(z.number()).parse((await client.rpc('payment_reminder_days').throwOnError()).data)
}

/** Money received, and outstanding of the amounts due, in each of the last twelve months, oldest first. */
export async function paymentMonths(): Promise<PaymentMonth[]> {
  const client = await serverClient()
  const { data } = await client.rpc('payment_months').throwOnError()
  return z.array(monthRow).parse(data)
}

/** A page of the matching payments, counted from 1, and their total. */
export async function paymentPage(filters: PaymentFilters, page: number) {
  const client = await serverClient()
  const { data } = await client
    .rpc('payment_list', {
      ...filterArguments(filters),
      page_size: PAYMENTS_PAGE_SIZE,
      page_offset: (page - 1) * PAYMENTS_PAGE_SIZE,
    })
    .throwOnError()
  return paymentList.parse(data)
}

/** All matching payments, for a file; null if there are too many. The database logs it. */
export async function exportedPayments(filters: PaymentFilters): Promise<ListedPayment[] | null> {
  const client = await exportClient()
  const { data } = await client.rpc('payment_export', filterArguments(filters)).throwOnError()
  const { total, payments } = paymentList.parse(data)
  return total > payments.length ? null : payments
}

/** Payments of a lead and of the leads merged into it. Cached per request. */
export const leadPayments = cache(async (lead: string): Promise<ListedPayment[]> => {
  const client = await serverClient()
  const { data } = await client.rpc('payment_list', { of_lead: lead, page_size: 100 }).throwOnError()
  return paymentList.parse(data).payments
})

/** The history of those payments, newest first. */
export async function leadPaymentEvents(lead: string): Promise<PaymentEvent[]> {
  const client = await serverClient()
  const { data } = await client
    .rpc('lead_payment_events', { of_lead: lead })
    .select(eventColumns)
    .throwOnError()
  return z.array(eventRow).parse(data)
}
