'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { personAddress } from '@/lib/privacy/person-address'
import { textField } from '@/lib/form-data'
import type { DataSubjectRequestError } from '@/lib/privacy/person'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { checkDetails } from './details'
import { leadInput } from './form'

/**
 * Corrects the name and the phone number of everything that an e-mail address sent, by the rules of the enquiry form.
 * Returns how many rows changed, which the database logs. Admins only.
 */
export async function correctPerson(
  _previous: Result<number, DataSubjectRequestError> | null,
  form: FormData,
): Promise<Result<number, DataSubjectRequestError>> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    const address = personAddress.safeParse(form.get('address'))
    if (!address.success) return fail('addressInvalid')
    const typed = leadInput((name) => textField(form, name))
    // What the person is known by counts as a contact, so that the other one may be unknown.
    const isNumber = address.data.startsWith('+')
    const { details, errors } = checkDetails(
      { ...typed, email: isNumber ? '' : address.data, ...(isNumber && { phone: address.data }) },
      { oneContact: true },
    )
    if (!details) return fail(errors.phone ? 'phoneInvalid' : 'nameInvalid')
    const { data } = await admin.data.client
      .rpc('correct_person', {
        address: address.data,
        given_first_name: details.firstName,
        given_surname: details.surname,
        given_phone: details.phone,
      })
      .throwOnError()
    refresh()
    return ok(z.coerce.number().parse(data))
  } catch (error) {
    console.error('correctPerson', error)
    return fail('failed')
  }
}
