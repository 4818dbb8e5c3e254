import 'server-only'
import * as z from 'zod/mini'
import { type Result, fail } from '@/lib/result'
import { emailField } from '@/lib/forms/email'
import { adminAction } from '@/lib/staff/form-action'
import type { AuthorizedStaff } from '@/lib/staff/queries'
import type { DataSubjectRequestError } from './person'

/** A person's key: an e-mail address, or the E.164 number of somebody entered by staff without one. */
export const personAddress = z.union([emailField, z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))])

type Answer<Data> = Result<Data, DataSubjectRequestError>

export const personAction = <Data>(
  name: string,
  act: (admin: AuthorizedStaff & { address: string }, form: FormData) => Promise<Answer<Data>>,
) =>
  adminAction(name, async (admin, form): Promise<Answer<Data>> => {
    const address = personAddress.safeParse(form.get('address'))
    return address.success ? act({ ...admin, address: address.data }, form) : fail('addressInvalid')
  })
