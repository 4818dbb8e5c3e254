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

/** How many payments a page of the list has. */
export const PAYMENTS_PAGE_SIZE = 20

const countRow = z.object({
  state: z.enum([...paymentTabs, 'notifications', 'paused']),
  payments: z.coerce.number().int(),
})

/** How many payments are in each part of the list, how many notifications were refused, and whether cards are paused. */
export type PaymentCounts = Readonly<Record<PaymentTab | 'notifications' | 'paused', number>>

/** Read once for all parts of a page. Admins only. @throws Error when the database does not answer, or refuses, as all below. */
export const paymentCounts = cache(async (): Promise<PaymentCounts> => {
  const client = await serverClient()
  const { data } = await client.rpc('payment_counts').throwOnError()
  const counts = z.array(countRow).parse(data)
  return Object.fromEntries(counts.map(({ state, payments }) => [state, payments])) as PaymentCounts
})

/** The days on which people are reminded, counted from the due day; those before it are below nothing. */
export async function reminderDays(): Promise<number[]> {
  const client = await serverClient()
  return z.array(z.number()).parse((await client.rpc('payment_reminder_days').throwOnError()).data)
}

/** What was received in each of the last twelve months, the oldest first, and what of each is outstanding. */
export async function paymentMonths(): Promise<PaymentMonth[]> {
  const client = await serverClient()
  const { data } = await client.rpc('payment_months').throwOnError()
  return z.array(monthRow).parse(data)
}

/** A page of the payments that match, counted from 1, and how many they are. */
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

/** All payments that match, for a file; null where they are more than one may hold. The database logs it. */
export async function exportedPayments(filters: PaymentFilters): Promise<ListedPayment[] | null> {
  const client = await exportClient()
  const { data } = await client.rpc('payment_export', filterArguments(filters)).throwOnError()
  const { total, payments } = paymentList.parse(data)
  return total > payments.length ? null : payments
}

/** The payments of a lead, and of those that were merged with it. */
export async function leadPayments(lead: string): Promise<ListedPayment[]> {
  const client = await serverClient()
  const { data } = await client.rpc('payment_list', { of_lead: lead, page_size: 100 }).throwOnError()
  return paymentList.parse(data).payments
}

/** What happened to them, the newest first. */
export async function leadPaymentEvents(lead: string): Promise<PaymentEvent[]> {
  const client = await serverClient()
  const { data } = await client
    .rpc('lead_payment_events', { of_lead: lead })
    .select(eventColumns)
    .throwOnError()
  return z.array(eventRow).parse(data)
}
