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

/** The same by its sentence: the embedded backend passes on only some of these codes. */
const sentences: readonly (readonly [RegExp, PaymentError])[] = [
  [/no such (?:payment|surplus)/, 'gone'],
  [/more than there is|beyond what there is|nothing to move|not yet (?:received|paid back)/, 'beyond'],
]

const refused = z.object({ code: z.string(), message: z.string() })

/** What the database refused; undefined where it failed. */
function refusalOf(error: unknown): PaymentError | undefined {
  const { data } = refused.safeParse(error)
  if (!data) return undefined
  return refusals[data.code] ?? sentences.find(([sentence]) => sentence.test(data.message))?.[1]
}

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
    const refusal = refusalOf(error)
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
