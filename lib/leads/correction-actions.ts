'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { personAction } from '@/lib/privacy/person-action'
import { textField } from '@/lib/form-data'
import { type DataSubjectRequestError, isPhoneNumber } from '@/lib/privacy/person'
import { type Result, fail, ok } from '@/lib/result'
import { checkDetails } from './details'
import { leadInput } from './form'

/**
 * Corrects the name and the phone number of everything that an e-mail address sent, by the rules of the enquiry form.
 * Returns how many rows changed, which the database logs. Admins only.
 */
export const correctPerson = personAction(
  'correctPerson',
  async ({ client, address }, form): Promise<Result<number, DataSubjectRequestError>> => {
    const typed = leadInput((name) => textField(form, name))
    // What the person is known by counts as a contact, so that the other one may be unknown.
    const isNumber = isPhoneNumber(address)
    const { details, errors } = checkDetails(
      { ...typed, email: isNumber ? '' : address, ...(isNumber && { phone: address }) },
      { oneContact: true },
    )
    if (!details) return fail(errors.phone ? 'phoneInvalid' : 'nameInvalid')
    const { data } = await client
      .rpc('correct_person', {
        address,
        given_first_name: details.firstName,
        given_surname: details.surname,
        given_phone: details.phone,
      })
      .throwOnError()
    refresh()
    return ok(z.coerce.number().parse(data))
  },
)
