import 'server-only'
import { z } from 'zod'
import { fail } from '@/lib/result'
import { type AuthorizedStaff, authorizeAdmin } from '@/lib/staff/queries'
import type { PaymentError } from './office'

/** What the database says by an SQLSTATE. */
const refusals: Readonly<Record<string, PaymentError>> = {
  '22023': 'beyond',
  '42501': 'notAdmin',
  PT429: 'tooMany',
}

/** The code of what is beyond a payment is also that of no payment, which only the message tells. */
const NO_PAYMENT = 'no such payment'

const refusalError = z.object({ code: z.string(), message: z.string() })

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
    const { data: known } = refusalError.safeParse(error)
    if (known?.message === NO_PAYMENT) return fail('gone')
    const refusal = known && refusals[known.code]
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
