import 'server-only'
import { z } from 'zod'
import { logError } from '@/lib/log/log'
import { fail } from '@/lib/result'
import { type AuthorizedStaff, authorizeAdmin } from './queries'

/** The codes that a form answers with, each by the message with which the database refuses a change, or by its SQLSTATE. */
type Refusals<Code extends string> = Readonly<Record<string, Code>>

type Refused<Code extends string> = { ok: false; code: Code | 'notAuthenticated' | 'notAdmin' | 'failed' }

const databaseError = z.object({ code: z.string(), message: z.string() })

/**
 * Runs a change for an admin.
 * @returns the answer of `act`, or the code of a refusal; `failed` for any exception that `refusals` does not name, which
 * is logged as `name`.
 */
export async function asAdmin<Answer, Code extends string = never>(
  name: string,
  act: (admin: AuthorizedStaff) => Promise<Answer>,
  refusals: Refusals<Code> = {},
): Promise<Answer | Refused<Code>> {
  try {
    const admin = await authorizeAdmin()
    return admin.ok ? await act(admin.data) : admin
  } catch (error) {
    const { data: raised } = databaseError.safeParse(error)
    const refusal = raised && (refusals[raised.message] ?? refusals[raised.code])
    if (refusal) return fail(refusal)
    logError(name, error)
    return fail('failed')
  }
}

/** Runs a change of the row of an id for an admin, as `asAdmin` does; `gone` where the id is none. */
export function asAdminOf<Answer, Code extends string = never>(
  name: string,
  id: string,
  act: (admin: AuthorizedStaff & { readonly id: string }) => Promise<Answer>,
  refusals?: Refusals<Code>,
): Promise<Answer | Refused<Code | 'gone'>> {
  return asAdmin<Answer | { ok: false; code: 'gone' }, Code>(
    name,
    async (admin) => (z.guid().safeParse(id).success ? act({ ...admin, id }) : fail('gone')),
    refusals,
  )
}
