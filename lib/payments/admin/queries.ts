import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { called, ofPage } from '@/lib/supabase/called'
import { exportClient } from '@/lib/supabase/server'
import { type PaymentFilters, filterArguments } from './filters'
import { type PaymentTab, paymentTabs } from './form'
import { eventRow, monthRow, paymentList } from './schema'

export const PAYMENTS_PAGE_SIZE = 20

const countRow = z.object({
  state: z.enum([...paymentTabs, 'notifications', 'paused']),
  payments: z.coerce.number().int(),
})

/** Payments per tab, refused notifications, and whether cards are paused. */
export type PaymentCounts = Readonly<Record<PaymentTab | 'notifications' | 'paused', number>>

/** Cached per request. Editors are refused. @throws Error when the database does not answer, or refuses, as all below. */
export const paymentCounts = cache(async () => {
  const counts = await called('payment_counts', null, z.array(countRow))
  return Object.fromEntries(counts.map(({ state, payments }) => [state, payments])) as PaymentCounts
})

/** Reminder days relative to the due day; negative ones come before it. */
export const reminderDays = () => called('payment_reminder_days', null, z.array(z.number()))

/** Money received, and outstanding of the amounts due, in each of the last twelve months, oldest first. */
export const paymentMonths = () => called('payment_months', null, z.array(monthRow))

/** A page of the matching payments, counted from 1, and their total. */
export const paymentPage = (filters: PaymentFilters, page: number) =>
  called('payment_list', { ...filterArguments(filters), ...ofPage(page, PAYMENTS_PAGE_SIZE) }, paymentList)

/** All matching payments, for a file; null if there are too many. The database logs it. */
export async function exportedPayments(filters: PaymentFilters) {
  const given = filterArguments(filters)
  const { total, payments } = await called('payment_export', given, paymentList, exportClient)
  return total > payments.length ? null : payments
}

/** Payments of a lead and of the leads merged into it. Cached per request. */
export const leadPayments = cache(
  async (lead: string) =>
    (await called('payment_list', { of_lead: lead, page_size: 100 }, paymentList)).payments,
)

/** The history of those payments, newest first. */
export const leadPaymentEvents = (lead: string) =>
  called('lead_payment_events', { of_lead: lead }, z.array(eventRow))
