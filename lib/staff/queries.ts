import 'server-only'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { z } from 'zod'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { serverClient } from '@/lib/supabase/server'
import { withinTime } from '@/lib/supabase/timeout'
import { signInPath } from './schema'

/** A staff member: what the staff row says of the signed-in user. */
export interface Staff {
  readonly userId: string
  readonly email: string
  readonly role: 'admin' | 'editor'
}

const sessionAnswer = z.enum(['admin', 'editor', 'idle']).nullable()

/** The data client of a signed-in user. */
export type StaffClient = Awaited<ReturnType<typeof serverClient>>

/**
 * What the signed-in user may: a role, `idle` after 12 hours without use, null for who is not staff. Counts as use.
 * @throws Error when Supabase does not answer.
 */
export async function sessionRole(client: StaffClient): Promise<Staff['role'] | 'idle' | null> {
  const { data, error } = await client.rpc('staff_session')
  if (error) throw new Error(`staff_session: ${error.message}`)
  return sessionAnswer.parse(data)
}

/**
 * Who looks at a page: a staff member, a signed-in `stranger` without a staff row, `idle` for a session that has rested
 * too long and is ended hereby, or null for nobody.
 * @throws Error when Supabase does not answer, so that a page shows its error instead of a wrong refusal.
 */
export const getSession = cache(async (): Promise<Staff | 'stranger' | 'idle' | null> => {
  const client = await serverClient()
  const { data, error } = await withinTime(client.auth.getClaims())
  if (error?.name === 'AuthRetryableFetchError') throw error
  if (!data?.claims) return null
  const role = await sessionRole(client)
  if (role === 'idle') {
    // The database refuses the session already; one that cannot be ended now is ended at the next page.
    const ended = await withinTime(client.auth.signOut({ scope: 'local' })).catch((error: Error) => ({
      error,
    }))
    if (ended.error) console.error('end of an idle session', ended.error.message)
    return 'idle'
  }
  return role ? { userId: data.claims.sub, email: data.claims.email ?? '', role } : 'stranger'
})

/**
 * The staff member who looks at a page, a signed-in `stranger` without a staff row, or null for nobody.
 * @throws Error when Supabase does not answer.
 */
export async function currentStaff(): Promise<Staff | 'stranger' | null> {
  const who = await getSession()
  return who === 'idle' ? null : who
}

/** The staff member who looks at a page; anybody else is sent to the sign-in page, which remembers the way back. */
export async function requireStaff(locale: Locale, path: string): Promise<Staff> {
  const who = await getSession()
  if (who !== null && typeof who === 'object') return who
  const next = localePath(path, locale)
  redirect(signInPath(locale, who === 'idle' ? { next, notice: 'idle' } : { next }))
}

/**
 * The staff member who changes something, asked of the auth server itself and not of a cookie; null for anybody else.
 * @throws Error when Supabase does not answer.
 */
export async function authorizeStaff(): Promise<{ staff: Staff; client: StaffClient } | null> {
  const client = await serverClient()
  const { data, error } = await withinTime(client.auth.getUser())
  if (error?.name === 'AuthRetryableFetchError') throw error
  if (!data.user) return null
  const role = await sessionRole(client)
  if (role === null || role === 'idle') return null
  return { staff: { userId: data.user.id, email: data.user.email ?? '', role }, client }
}
