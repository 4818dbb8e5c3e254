'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { emailField } from '@/lib/email'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { type DataSubjectRequestError, type PersonCounts, type SharedLead, personKinds } from './person'

const countRows = z.array(z.object({ kind: z.enum(personKinds), rows: z.coerce.number().int() }))

const sharedRows: z.ZodType<SharedLead[]> = z.array(
  z.object({
    id: z.string(),
    others: z.array(z.object({ name: z.string(), email: z.string() })),
    events: z.coerce.number().int(),
  }),
)

/**
 * What is kept about an e-mail address, in numbers, and with whom it shares a lead. It is not logged, because no data
 * is handed out. Admins only.
 */
export async function lookUpPerson(
  _previous: Result<PersonCounts, DataSubjectRequestError> | null,
  form: FormData,
): Promise<Result<PersonCounts, DataSubjectRequestError>> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    const address = emailField.safeParse(form.get('address'))
    if (!address.success) return fail('addressInvalid')
    const { client } = admin.data
    const [rows, shared] = await Promise.all([
      client.rpc('person_counts', { address: address.data }).throwOnError(),
      client
        .rpc('person_shared', { address: address.data })
        .select('id:lead_id, others, events')
        .throwOnError(),
    ])
    const found = new Map(countRows.parse(rows.data).map(({ kind, rows }) => [kind, rows]))
    const counts = Object.fromEntries(personKinds.map((kind) => [kind, found.get(kind) ?? 0]))
    return ok({
      address: address.data,
      counts: counts as PersonCounts['counts'],
      total: [...found.values()].reduce((sum, rows) => sum + rows, 0),
      shared: sharedRows.parse(shared.data),
    })
  } catch (error) {
    console.error('lookUpPerson', error)
    return fail('failed')
  }
}

/**
 * Erases everything that is kept about an e-mail address, which must be typed a second time. Returns the number of
 * rows erased, which the database logs. Admins only.
 */
export async function erasePerson(
  _previous: Result<number, DataSubjectRequestError> | null,
  form: FormData,
): Promise<Result<number, DataSubjectRequestError>> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    const address = emailField.safeParse(form.get('address'))
    if (!address.success) return fail('addressInvalid')
    const confirmation = emailField.safeParse(form.get('confirmation'))
    if (confirmation.data !== address.data) return fail('unlike')
    const { data } = await admin.data.client.rpc('erase_person', { address: address.data }).throwOnError()
    refresh()
    return ok(z.coerce.number().parse(data))
  } catch (error) {
    console.error('erasePerson', error)
    return fail('failed')
  }
}
