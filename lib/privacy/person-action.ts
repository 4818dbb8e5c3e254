import 'server-only'
import { type Result, fail } from '@/lib/result'
import { sentForm, staffAction } from '@/lib/action'
import { type AuthorizedStaff, authorizeAdmin } from '@/lib/staff/queries'
import type { DataSubjectRequestError } from './person'
import { personAddress } from './person-address'

type Answer<Data> = Result<Data, DataSubjectRequestError>

/** An action of an admin about the person whose `address` the form names. */
export const personAction = <Data>(
  name: string,
  act: (admin: AuthorizedStaff & { address: string }, form: FormData) => Promise<Answer<Data>>,
) =>
  staffAction(
    name,
    { who: authorizeAdmin, takes: sentForm },
    async (admin, _previous, form): Promise<Answer<Data>> => {
      const address = personAddress.safeParse(form.get('address'))
      return address.success ? act({ ...admin, address: address.data }, form) : fail('addressInvalid')
    },
  )
