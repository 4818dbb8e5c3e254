import 'server-only'
import { z } from 'zod'
import { fail } from '@/lib/result'
import { type AuthorizedStaff, authorizeAdmin } from '@/lib/staff/queries'
import type { LeadActionError } from './admin-form'

/**
 * Runs a change for an admin; `gone` where the id is none.
 * @returns the answer of `act`, or the code of a refusal; `failed` for an exception, which is logged as `name`.
 */
export async function asAdmin<Answer>(
  name: string,
  id: string,
  act: (admin: AuthorizedStaff & { id: string }) => Promise<Answer>,
): Promise<Answer | { ok: false; code: LeadActionError }> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    if (!z.uuid().safeParse(id).success) return fail('gone')
    return await act({ ...admin.data, id })
  } catch (error) {
    console.error(name, error)
    return fail('failed')
  }
}
