'use server'

import { createHash } from 'node:crypto'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { type Result, refuse } from '@/lib/result'
import { clientAddress } from '@/lib/security/client-address'
import { serverClient } from '@/lib/supabase/server'
import { withinTime } from '@/lib/supabase/timeout'
import { currentStaff } from './queries'
import { type SignInCode, safeNext, signInSchema } from './schema'

const hashed = (text: string) => createHash('sha256').update(text).digest('hex')

/** Seconds until this account and address may try again; 0 when they may now. */
async function secondsToWait(client: Awaited<ReturnType<typeof serverClient>>, email: string) {
  const address = clientAddress(await headers())
  const { data, error } = await client.rpc('begin_sign_in', {
    account_key: hashed(`account:${email}`),
    address_key: address ? hashed(`address:${address}`) : undefined,
  })
  if (error) throw new Error(`begin_sign_in: ${error.message}`)
  return Number(data)
}

async function attempt(form: FormData): Promise<SignInCode | null> {
  const parsed = signInSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return 'invalidCredentials'
  const client = await serverClient()
  if ((await secondsToWait(client, parsed.data.email)) > 0) return 'tooManyAttempts'
  const { data, error } = await withinTime(client.auth.signInWithPassword(parsed.data))
  if (error) return error.code === 'invalid_credentials' ? 'invalidCredentials' : 'failed'
  await client.rpc('end_sign_in')
  const { data: row, error: rowError } = await client
    .from('staff')
    .select('role')
    .eq('user_id', data.user.id)
    .maybeSingle()
  if (row && !rowError) return null
  await client.auth.signOut()
  return rowError ? 'failed' : 'notStaff'
}

/**
 * Signs a staff member in and leads to where they wanted to go. A user without a staff row is signed out again.
 * Returns the code of the failure; the password is never sent back.
 */
export async function signIn(
  next: string,
  _previous: Result<never, SignInCode> | null,
  form: FormData,
): Promise<Result<never, SignInCode> | null> {
  let code: SignInCode | null
  try {
    code = await attempt(form)
  } catch (error) {
    console.error('signIn', error)
    code = 'failed'
  }
  if (code) return refuse(code)
  redirect(safeNext(next))
}

/** Ends the session on the server, so that its refresh token is dead, and returns to the sign-in page. */
export async function signOut(locale: Locale): Promise<void> {
  if (await currentStaff().catch(() => null)) {
    const client = await serverClient()
    const { error } = await withinTime(client.auth.signOut({ scope: 'local' }))
    if (error) console.error('signOut', error.message)
  }
  redirect(localePath('/admin/login', locale))
}
