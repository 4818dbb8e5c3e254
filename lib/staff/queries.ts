import 'server-only'
import { getLocale } from 'next-intl/server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { z } from 'zod'
import { localePath } from '@/lib/i18n/paths'
import { logError } from '@/lib/log/log'
import { type Result, fail, ok } from '@/lib/result'
import type { Path } from '@/lib/routes'
import { serverClient } from '@/lib/supabase/server'
import { withTimeout } from '@/lib/supabase/timeout'
import { deviceOf } from './sessions/device'
import { type StaffRole, hasRightsOf, staffRoles } from './roles'
import { neededPath } from './sign-in/path'

/** The role comes from the row in `staff`. */
export interface Staff {
  readonly userId: string
  readonly email: string
  readonly role: StaffRole
}

/** Required before a session has any rights: a code of its second factor, or enrolling in one. */
type MissingFactor = 'code' | 'enrol'

/** `idle`: ended after 12 hours without use; `firstPassword`: staff who must first choose their own password. */
export type Session =
  | { readonly state: 'staff'; readonly staff: Staff }
  | { readonly state: 'notStaff' | 'idle' | 'firstPassword' | 'signedOut' | MissingFactor }

export type StaffClient = Awaited<ReturnType<typeof serverClient>>

/** PostgREST's code for a token issued in the future, or expired. */
const TOKEN_OF_ANOTHER_TIME = 'PGRST303'

const sessionAnswer = z.enum([...staffRoles, 'idle', 'first-password', 'code', 'enrol']).nullable()
type SessionRole = z.output<typeof sessionAnswer>

/**
 * The user's role: `idle` after 12 hours without use, `first-password` if the password must be changed first, `code` or
 * `enrol` if the second factor is missing; null for a user who is not staff, and for a token from the future or expired
 * (the clock was set back). The call counts as use, and reports the kind of device.
 * @throws Error when Supabase does not answer.
 */
export async function sessionRole(client: StaffClient): Promise<SessionRole> {
  const { browser, system } = deviceOf((await headers()).get('user-agent'))
  const { data, error } = await client
    .rpc('staff_session')
    .setHeader('x-browser', browser ?? '')
    .setHeader('x-system', system ?? '')
  if (error?.code === TOKEN_OF_ANOTHER_TIME) return null
  if (error) throw new Error(`staff_session: ${error.message}`)
  return sessionAnswer.parse(data)
}

/** @throws the auth server's error if it could not be reached; any other means that nobody is signed in. */
export function throwIfUnreachable(error: Error | null): void {
  if (error?.name === 'AuthRetryableFetchError') throw error
}

/**
 * The request's session, as proven by its cookie: enough to show a page. An idle session is ended.
 * @throws Error when Supabase does not answer, so that a page shows its error instead of a wrong refusal.
 */
export const getSession = cache(async (): Promise<Session> => {
  const client = await serverClient()
  const { data, error } = await withTimeout(client.auth.getClaims())
  throwIfUnreachable(error)
  if (!data?.claims) return { state: 'signedOut' }
  const role = await sessionRole(client)
  if (role === null) return { state: 'notStaff' }
  if (role === 'first-password') return { state: 'firstPassword' }
  if (role === 'code' || role === 'enrol') return { state: role }
  if (role !== 'idle')
    return { state: 'staff', staff: { userId: data.claims.sub, email: data.claims.email ?? '', role } }
  // The database already refuses the session. If this fails, the next page ends it.
  const ended = await withTimeout(client.auth.signOut({ scope: 'local' })).catch((error: Error) => ({
    error,
  }))
  if (ended.error) logError('end of an idle session', ended.error)
  return { state: 'idle' }
})

/**
 * The staff member viewing the page, or null.
 * @throws Error when Supabase does not answer.
 */
export async function currentStaff(): Promise<Staff | null> {
  const session = await getSession()
  return session.state === 'staff' ? session.staff : null
}

/**
 * The staff member viewing the page. Anybody else is redirected to the sign-in page, which leads back; a user with a
 * first password, or who lacks only the second factor, to the page for that.
 * @param path unprefixed, with its query.
 * @throws Error when Supabase does not answer.
 */
export async function requireStaff(path: Path): Promise<Staff> {
  const session = await getSession()
  if (session.state === 'staff') return session.staff
  const locale = await getLocale()
  redirect(neededPath(session.state, locale, localePath(path, locale)))
}

/** May change data, with the client. */
export interface AuthorizedStaff {
  readonly staff: Staff
  readonly client: StaffClient
}

/** The session may lack the second factor. */
export interface SignedIn {
  readonly state: Staff['role'] | MissingFactor
  readonly staff: Omit<Staff, 'role'>
  readonly client: StaffClient
}

/**
 * The signed-in staff member, for changes of the second factor itself; a code for anybody else. Checked with the auth
 * server, not only by the cookie.
 * @throws Error when Supabase does not answer.
 */
export async function signedIn(): Promise<Result<SignedIn, 'notAuthenticated'>> {
  const client = await serverClient()
  const { data, error } = await withTimeout(client.auth.getUser())
  throwIfUnreachable(error)
  if (!data.user) return fail('notAuthenticated')
  const state = await sessionRole(client)
  if (state === null || state === 'idle' || state === 'first-password') return fail('notAuthenticated')
  return ok({ state, staff: { userId: data.user.id, email: data.user.email ?? '' }, client })
}

/** The same for adding a second factor: refuses a session that still lacks its code. @throws as `signedIn` does. */
export async function mayChangeFactor(): Promise<Result<SignedIn, 'notAuthenticated'>> {
  const session = await signedIn()
  return session.ok && session.data.state === 'code' ? fail('notAuthenticated') : session
}

/**
 * The staff member making a change; a code for anybody else, checked like `signedIn`.
 * @throws Error when Supabase does not answer.
 */
export async function authorizeStaff(): Promise<Result<AuthorizedStaff, 'notAuthenticated'>> {
  const session = await signedIn()
  if (!session.ok) return session
  const { state, staff, client } = session.data
  if (state === 'code' || state === 'enrol') return fail('notAuthenticated')
  return ok({ staff: { ...staff, role: state }, client })
}

async function authorize<Code extends string>(
  needed: StaffRole,
  denial: Code,
): Promise<Result<AuthorizedStaff, 'notAuthenticated' | Code>> {
  const authorized = await authorizeStaff()
  return authorized.ok && !hasRightsOf(authorized.data.staff.role, needed) ? fail(denial) : authorized
}

/**
 * The admin making a change or export, checked like `authorizeStaff`; a code for anybody else, as of those below.
 * @throws Error when Supabase does not answer, as do those below.
 */
export const authorizeAdmin = () => authorize('admin', 'notAdmin')

/** The admin or member of the office who works with leads, payments or subscribers. */
export const authorizeOffice = () => authorize('office', 'notAdmin')

/** The admin or editor who writes posts. */
export const authorizeEditor = () => authorize('editor', 'notAuthenticated')
