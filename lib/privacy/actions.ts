'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { pageLocale } from '@/lib/action'
import { emailField } from '@/lib/forms/email'
import { personAction, personAddress } from './person-action'
import { textField } from '@/lib/forms/form-data'
import { type Result, fail, ok } from '@/lib/result'
import { adminAction } from '@/lib/staff/form-action'
import type { DataSubjectRequestError } from './person'
import { type Found, findPersons, personFile } from './person-queries'

const query = z
  .string()
  .trim()
  .min(3)
  .max(200)
  .regex(/^[^\0]*$/)

/**
 * All data about an e-mail address, or the people matching a name or phone number. A match's button sends its
 * `address`, which outranks the field. Not logged, because no data is handed out. Admins only.
 */
export const lookUpPerson = adminAction(
  'lookUpPerson',
  async (_admin, form): Promise<Result<Found, DataSubjectRequestError>> => {
    const locale = pageLocale.parse(form.get('locale'))
    const words = textField(form, form.has('address') ? 'address' : 'query')
    // A number is a search: several people may have given it.
    const address = (form.has('address') ? personAddress : emailField).safeParse(words)
    if (address.success) {
      const person = await personFile(address.data, locale)
      return person.ok ? ok({ person: person.data }) : person
    }
    const search = query.safeParse(words)
    if (!search.success) return fail('searchTooShort')
    return ok(await findPersons(search.data))
  },
)

/**
 * Records a person's objection to contact, which ends the newsletter, or its withdrawal. Returns the number of changed
 * rows. Admins only.
 */
export const recordObjection = personAction(
  'recordObjection',
  async ({ client, address }, form): Promise<Result<number, DataSubjectRequestError>> => {
    const { data } = await client
      .rpc('record_objection', { address, objects: form.get('objects') === 'yes' })
      .throwOnError()
    refresh()
    return ok(z.coerce.number().parse(data))
  },
)
