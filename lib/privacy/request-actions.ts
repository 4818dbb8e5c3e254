'use server'

import { HONEYPOT_FIELD, textField } from '@/lib/form-data'
import { toLocale } from '@/lib/i18n/detection'
import { fail, ok } from '@/lib/result'
import { uncachedClient } from '@/lib/supabase/public'
import type { RequestAnswer, RequestFieldCode, RequestInput } from './request'
import { requestSchema } from './request-schema'

/** The SQLSTATE with which the database refuses one of too many requests. */
const TOO_MANY = 'PT429'

/**
 * Stores what a visitor asks about personal information, for staff to confirm and answer. A robot gets the same answer
 * as a person.
 */
export async function submitRequest(_previous: RequestAnswer | null, form: FormData): Promise<RequestAnswer> {
  const values: RequestInput = {
    kind: textField(form, 'kind'),
    name: textField(form, 'name'),
    email: textField(form, 'email'),
    message: textField(form, 'message'),
  }
  const parsed = requestSchema.safeParse(values)
  if (!parsed.success) {
    const fields: Partial<Record<keyof RequestInput, RequestFieldCode>> = {}
    for (const { path, message } of parsed.error.issues)
      fields[path[0] as keyof RequestInput] ??= message as RequestFieldCode
    return { ...fail('invalid'), fields, values }
  }
  if (textField(form, HONEYPOT_FIELD) !== '') return ok(null)
  try {
    const { kind, email, name, message } = parsed.data
    const { error } = await uncachedClient().rpc('submit_privacy_request', {
      request_kind: kind,
      address: email,
      person_name: name,
      page_language: toLocale(textField(form, 'language')) ?? 'en',
      words: message,
    })
    if (!error) return ok(null)
    if (error.code === TOO_MANY) return { ...fail('tooMany'), values }
    console.error('submitRequest', error.code, error.message)
  } catch (error) {
    console.error('submitRequest', error)
  }
  return { ...fail('failed'), values }
}
