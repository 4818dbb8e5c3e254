import 'server-only'
import { type Result, fail } from '@/lib/result'
import { type AuthorizedStaff, authorizeAdmin } from '@/lib/staff/queries'
import type { DataSubjectRequestError } from './person'
import { personAddress } from './person-address'

type Answer<Data> = Result<Data, DataSubjectRequestError>

/**
 * Runs what an admin does about the person whose `address` the form names.
 * @returns the answer of `act`, or the code of a refusal; `failed` for an exception, which is logged as `name`.
 */
export async function forPerson<Data>(
  name: string,
  form: FormData,
  act: (admin: AuthorizedStaff & { address: string }) => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    const address = personAddress.safeParse(form.get('address'))
    if (!address.success) return fail('addressInvalid')
    return await act({ ...admin.data, address: address.data })
  } catch (error) {
    console.error(name, error)
    return fail('failed')
  }
}
