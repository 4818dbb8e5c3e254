'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { today } from '@/lib/dates'
import { forPerson } from './for-person'
import { textField } from '@/lib/form-data'
import { toLocale } from '@/lib/i18n/detection'
import { type Result, fail, ok } from '@/lib/result'
import { asAdmin } from '@/lib/staff/as-admin'
import type { DataSubjectRequestError } from './person'
import { REQUEST_TEXT_LENGTH, requestKinds } from './request'

type Answer = Result<null, DataSubjectRequestError>

/** Records that a person asked for something, on a day that is not to come. Admins only. */
export async function recordRequest(_previous: Answer | null, form: FormData): Promise<Answer> {
  return forPerson('recordRequest', form, async ({ client, address }) => {
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
        language: toLocale(textField(form, 'language')) ?? 'en',
        note: note || null,
        received_on: received.data,
      })
      .throwOnError()
    refresh()
    return ok(null)
  })
}

/** What a button of a request does: the columns that it sets. */
const changes = {
  answered: () => ({ answered_on: today() }),
  reopened: () => ({ answered_on: null }),
  confirmed: () => ({ state: 'confirmed' }),
} as const

/** Marks a request as answered, as open again, or its person as confirmed. Admins only. */
export async function changeRequest(_previous: Answer | null, form: FormData): Promise<Answer> {
  return asAdmin('changeRequest', async ({ client }) => {
    const change = z.enum(['answered', 'reopened', 'confirmed']).safeParse(form.get('change'))
    const id = z.uuid().safeParse(form.get('request'))
    if (!change.success || !id.success) return fail('failed')
    const { data } = await client
      .from('privacy_requests')
      .update(changes[change.data]())
      .eq('id', id.data)
      .select('id')
      .throwOnError()
    refresh()
    return data[0] ? ok(null) : fail('gone')
  })
}
