import 'server-only'
import { serverClient } from '@/lib/supabase/server'
import { type OwedFilters, owedList, reminderPreview } from './owed'

export const OWED_PAGE_SIZE = 20

/**
 * What people owe: the sums, and a page of the people, counted from 1.
 * @throws Error when the database does not answer, or refuses, as below.
 */
export async function owedPage({ age, query }: OwedFilters, page: number) {
  const client = await serverClient()
  const { data } = await client
    .rpc('money_owed', {
      of_age: age ?? undefined,
      query: query ?? undefined,
      page_size: OWED_PAGE_SIZE,
      page_offset: (page - 1) * OWED_PAGE_SIZE,
    })
    .throwOnError()
  return owedList.parse(data)
}

/** The overdue payments, and why some are left out when all are reminded. */
export async function overdueReminders({ query }: OwedFilters) {
  const client = await serverClient()
  const { data } = await client.rpc('overdue_reminders', { query: query ?? undefined }).throwOnError()
  return reminderPreview.parse(data)
}
