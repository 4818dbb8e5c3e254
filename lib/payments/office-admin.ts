import 'server-only'
import { z } from 'zod'
import { fail } from '@/lib/result'
import { type AuthorizedStaff, authorizeAdmin } from '@/lib/staff/queries'
import type { PaymentError } from './office'

/** What the database says by an SQLSTATE. */
const refusals: Readonly<Record<string, PaymentError>> = {
  '23514': 'beyond',
  P0002: 'gone',
  '42501': 'notAdmin',
  PT429: 'tooMany',
}

const withCode = z.object({ code: z.string() })

/**
 * Runs a change of a payment for an admin; `gone` where the id is none.
 * @returns the answer of `act`, or the code of a refusal; `failed` for any other exception, which is logged as `name`.
 */
export async function asPaymentAdmin<Answer>(
  name: string,
  id: string,
  act: (admin: AuthorizedStaff & { id: string }) => Promise<Answer>,
): Promise<Answer | { ok: false; code: PaymentError }> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    if (!z.guid().safeParse(id).success) return fail('gone')
    return await act({ ...admin.data, id })
  } catch (error) {
    const known = withCode.safeParse(error)
    const refusal = known.success ? refusals[known.data.code] : undefined
    if (refusal) return fail(refusal)
    console.error(name, error)
    return fail('failed')
  }
}

/** What the fields of a form hold, cut where it is absurdly long. */
export function typedValues<Field extends string>(
  form: FormData,
  fields: readonly Field[],
): Record<Field, string> {
  const valueOf = (field: Field) => {
    const value = form.get(field)
    return typeof value === 'string' ? value.slice(0, 20_000) : ''
  }
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, string>
}
