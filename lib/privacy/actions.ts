'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { authorizeAdmin } from '@/lib/staff/queries'
import { type Result, ok, fail } from '@/lib/result'
import { type PersonCode, type PersonCounts, addressSchema, personKinds } from './schema'

const countRows = z.array(z.object({ kind: z.enum(personKinds), rows: z.coerce.number().int() }))

const sharedRow = z
  .object({
    lead_id: z.string(),
    others: z.array(z.object({ name: z.string(), email: z.string() })),
    events: z.coerce.number().int(),
  })
  .transform(({ lead_id, ...rest }) => ({ id: lead_id, ...rest }))

/** What is kept about an e-mail address, in numbers, and with whom it shares a lead. Admins only; nothing is recorded, because nothing leaves. */
export async function lookUpPerson(
  _previous: Result<PersonCounts, PersonCode> | null,
  form: FormData,
): Promise<Result<PersonCounts, PersonCode>> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    const address = addressSchema.safeParse(form.get('address'))
    if (!address.success) return fail('addressInvalid')
    const { client } = admin.data
    const [rows, shared] = await Promise.all([
      client.rpc('person_counts', { address: address.data }).throwOnError(),
      client.rpc('person_shared', { address: address.data }).throwOnError(),
    ])
    const found = new Map(countRows.parse(rows.data).map(({ kind, rows }) => [kind, rows]))
    const counts = Object.fromEntries(personKinds.map((kind) => [kind, found.get(kind) ?? 0]))
    return ok({
      address: address.data,
      counts: counts as PersonCounts['counts'],
      total: [...found.values()].reduce((sum, rows) => sum + rows, 0),
      shared: z.array(sharedRow).parse(shared.data),
    })
  } catch (error) {
    console.error('lookUpPerson', error)
    return fail('failed')
  }
}

/**
 * Erases everything that is kept about an e-mail address, where the address was typed once more; the number of rows
 * that went, which the record keeps too. Admins only.
 */
export async function erasePerson(
  _previous: Result<number, PersonCode> | null,
  form: FormData,
): Promise<Result<number, PersonCode>> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    const address = addressSchema.safeParse(form.get('address'))
    if (!address.success) return fail('addressInvalid')
    const typed = addressSchema.safeParse(form.get('confirmation'))
    if (typed.data !== address.data) return fail('unlike')
    const { data } = await admin.data.client.rpc('erase_person', { address: address.data }).throwOnError()
    refresh()
    return ok(z.coerce.number().parse(data))
  } catch (error) {
    console.error('erasePerson', error)
    return fail('failed')
  }
}
