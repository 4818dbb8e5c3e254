import 'server-only'
import { z } from 'zod'
import { serverClient } from '@/lib/supabase/server'
import { notificationColumns, notificationRow } from './schema'

export const NOTIFICATIONS_PAGE_SIZE = 20

/** Maximum on a page, listed before the others. */
const MOST_REFUSED = 100

/**
 * Refused notifications awaiting a decision, oldest first. Admins only. @throws Error when the database does not
 * answer, as below.
 */
export async function refusedNotifications() {
  const client = await serverClient()
  const { data } = await client
    .from('payment_notifications')
    .select(notificationColumns)
    .eq('verdict', 'refused')
    .is('resolved_at', null)
    .order('received_at')
    .limit(MOST_REFUSED)
    .throwOnError()
  return z.array(notificationRow).parse(data)
}

/** A page of the other notifications, newest first, and their total. Pages count from 1. */
export async function otherNotifications(page: number) {
  const client = await serverClient()
  const from = (page - 1) * NOTIFICATIONS_PAGE_SIZE
  const wanted = (columns: string) =>
    client
      .from('payment_notifications')
      .select(columns, { count: 'exact' })
      .or('verdict.neq.refused,resolved_at.not.is.null')
  // Counted separately: a page past the end is an error when counted with its rows.
  const { count } = await wanted('id').limit(1).throwOnError()
  if (!count || from >= count) return { notifications: [], total: count ?? 0 }
  const { data } = await wanted(notificationColumns)
    .order('received_at', { ascending: false })
    .order('id')
    .range(from, from + NOTIFICATIONS_PAGE_SIZE - 1)
    .throwOnError()
  return { notifications: z.array(notificationRow).parse(data), total: count }
}
