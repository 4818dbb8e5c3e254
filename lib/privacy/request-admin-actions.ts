'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { pageLocale, rowId } from '@/lib/action'
import { today } from '@/lib/dates'
import { personAction } from './person-action'
import { textField } from '@/lib/forms/form-data'
import { type Result, fail, ok } from '@/lib/result'
import { adminAction } from '@/lib/staff/form-action'
import type { DataSubjectRequestError } from './person'
import { REQUEST_TEXT_LENGTH, requestKinds } from './request'

type Answer = Result<null, DataSubjectRequestError>

/** Records a person's request, dated today at the latest. Admins only. */
export const recordRequest = personAction(
  'recordRequest',
  async ({ client, address }, form): Promise<Answer> => {
    const kind = z.enum(requestKinds).safeParse(form.get('kind'))
    if (!kind.success) return fail('failed')
    const received = z.iso.date().safeParse(textField(form, 'received') || today())
    if (!received.success || received.data > today()) return fail('dayInvalid')
    const note = textField(form, 'note').trim()
    if (note.length > REQUEST_TEXT_LENGTH || note.includes('\0')) return fail('noteTooLong')
    await client
      .from('privacy_requests')
      .insert({
        email: address,
        kind: kind.data,
        language: pageLocale.parse(form.get('language')),
        note: note || null,
        received_on: received.data,
      })
      .throwOnError()
    refresh()
    return ok(null)
  },
)

/** The columns that each button sets. */
const changes = {
  answered: () => ({ answered_on: today() }),
  reopened: () => ({ answered_on: null }),
  confirmed: () => ({ state: 'confirmed' }),
} as const

/** Marks a request as answered or open again, or its person as confirmed. Admins only. */
export const changeRequest = adminAction('changeRequest', async ({ client }, form): Promise<Answer> => {
  const change = z.enum(['answered', 'reopened', 'confirmed']).safeParse(form.get('change'))
  const id = rowId.safeParse(form.get('request'))
  if (!change.success || !id.success) return fail('failed')
  const made = client.from('privacy_requests').update(changes[change.data]()).eq('id', id.data)
  // Of two answers the first counts, with its day and whose it was.
  const open = change.data === 'answered' ? made.is('answered_on', null) : made
  const { data } = await open.select('id').throwOnError()
  // Without a refresh, which would remove the request with its refusal.
  if (!data[0]) return fail('gone')
  refresh()
  return ok(null)
})
