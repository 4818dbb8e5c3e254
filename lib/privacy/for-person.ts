import 'server-only'
import { type Result, fail } from '@/lib/result'
import { asAdmin } from '@/lib/staff/as-admin'
import type { AuthorizedStaff } from '@/lib/staff/queries'
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
  return asAdmin<Answer<Data>>(name, async (admin) => {
    const address = personAddress.safeParse(form.get('address'))
    return address.success ? act({ ...admin, address: address.data }) : fail('addressInvalid')
  })
}
