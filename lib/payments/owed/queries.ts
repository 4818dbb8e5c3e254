import 'server-only'
import { z } from 'zod'
import { serverClient } from '@/lib/supabase/server'
import { type OwedFilters, overdueAge, overduePayment, owedList } from './owed'

export const OWED_PAGE_SIZE = 20

/** As in the database. */
export const MOST_OVERDUE = 500

/** Sums and a page of people, counted from 1. @throws Error when the database does not answer, or refuses, as below. */
export async function owedPage({ age, q }: OwedFilters, page: number) {
  const client = await serverClient()
  const filters = { of_age: age ?? undefined, query: q ?? undefined }
  const place = { page_size: OWED_PAGE_SIZE, page_offset: (page - 1) * OWED_PAGE_SIZE }
  return owedList.parse((await client.rpc('money_owed', { ...filters, ...place }).throwOnError()).data)
}

/** At most `MOST_OVERDUE` overdue payments: first those of which people would be reminded. */
export async function overduePayments({ age, q }: OwedFilters) {
  const client = await serverClient()
  const { data } = await client
    .rpc('overdue_payments', { of_age: overdueAge(age) ?? undefined, query: q ?? undefined })
    .throwOnError()
  return z.array(overduePayment).parse(data)
}
