import 'server-only'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { z } from 'zod'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { serverClient } from '@/lib/supabase/server'
import { withinTime } from '@/lib/supabase/timeout'

/** A staff member: what the staff row says of the signed-in user. */
export interface Staff {
  readonly userId: string
  readonly email: string
  readonly role: 'admin' | 'editor'
}

const staffRow = z.object({ role: z.enum(['admin', 'editor']) })

type Client = Awaited<ReturnType<typeof serverClient>>

async function staffOf(client: Client, userId: string, email: string): Promise<Staff | null> {
  const { data, error } = await client.from('staff').select('role').eq('user_id', userId).maybeSingle()
  if (error) throw new Error(`staff row: ${error.message}`)
  const row = staffRow.safeParse(data)
  return row.success ? { userId, email, role: row.data.role } : null
}

/**
 * Who looks at a page: a staff member, a signed-in `stranger` without a staff row, or null for nobody.
 * @throws Error when Supabase does not answer, so that a page shows its error instead of a wrong refusal.
 */
export const currentStaff = cache(async (): Promise<Staff | 'stranger' | null> => {
  const client = await serverClient()
  const { data, error } = await withinTime(client.auth.getClaims())
  if (error?.name === 'AuthRetryableFetchError') throw error
  if (!data?.claims) return null
  return (await staffOf(client, data.claims.sub, data.claims.email ?? '')) ?? 'stranger'
})

/** The staff member who looks at a page; anybody else is sent to the sign-in page, which remembers the way back. */
export async function requireStaff(locale: Locale, path: string): Promise<Staff> {
  const staff = await currentStaff()
  if (staff === null || staff === 'stranger') {
    redirect(`${localePath('/admin/login', locale)}?next=${encodeURIComponent(localePath(path, locale))}`)
  }
  return staff
}

/**
 * The staff member who changes something, asked of the auth server itself and not of a cookie; null for anybody else.
 * @throws Error when Supabase does not answer.
 */
export async function staffForChange(): Promise<{ staff: Staff; client: Client } | null> {
  const client = await serverClient()
  const { data, error } = await withinTime(client.auth.getUser())
  if (error?.name === 'AuthRetryableFetchError') throw error
  if (!data.user) return null
  const staff = await staffOf(client, data.user.id, data.user.email ?? '')
  return staff && { staff, client }
}
