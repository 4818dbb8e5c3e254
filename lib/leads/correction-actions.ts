'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { emailField } from '@/lib/email'
import { textField } from '@/lib/form-data'
import type { DataSubjectRequestError } from '@/lib/privacy/person'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { leadSchema } from './form-schema'
import { toE164 } from './phone'

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
    const address = emailField.safeParse(form.get('address'))
    if (!address.success) return fail('addressInvalid')
    const { firstName, surname } = leadSchema.shape
    const names = [
      firstName.safeParse(form.get('firstName')),
      surname.safeParse(form.get('surname')),
    ] as const
    if (!names[0].success || !names[1].success) return fail('nameInvalid')
    const phone = toE164(textField(form, 'phone'))
    if (!phone) return fail('phoneInvalid')
    const { data } = await admin.data.client
      .rpc('correct_person', {
        address: address.data,
        given_first_name: names[0].data,
        given_surname: names[1].data,
        given_phone: phone,
      })
      .throwOnError()
    refresh()
    return ok(z.coerce.number().parse(data))
  } catch (error) {
    console.error('correctPerson', error)
    return fail('failed')
  }
}
