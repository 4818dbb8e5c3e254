'use server'

import { headers } from 'next/headers'
import { after } from 'next/server'
import { publicAction, sentForm, tokenAction } from '@/lib/action'
import { textField } from '@/lib/forms/form-data'
import { senderAddress } from '@/lib/http/sender'
import { toLocale } from '@/lib/i18n/detection'
import { routing } from '@/lib/i18n/routing'
import { logError } from '@/lib/log/log'
import { sendDueMail } from '@/lib/mail/send'
import { isMailOn } from '@/lib/mail/smtp'
import { fail, ok } from '@/lib/result'
import { spamSign } from '@/lib/forms/spam'
import { uncachedClient } from '@/lib/supabase/public'
import { TOO_MANY } from '@/lib/supabase/errors'
import type { ConfirmAnswer, RequestAnswer, RequestFieldCode, RequestInput } from './request'
import { requestSchema } from './request-schema'

/**
 * Stores a visitor's request, to be confirmed by the visitor and answered by staff. Suspected spam is refused openly: a
 * person succeeds at the second attempt, which is no longer too fast.
 */
export const submitRequest = publicAction(sentForm, async (_previous, form): Promise<RequestAnswer> => {
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
  if (spamSign(form, values.name)) return { ...fail('failed'), values }
  try {
    const { kind, email, name, message } = parsed.data
    const client = uncachedClient(senderAddress(await headers()))
    const { error } = await client.rpc('submit_privacy_request', {
      request_kind: kind,
      address: email,
      person_name: name,
      page_language: toLocale(textField(form, 'language')) ?? routing.defaultLocale,
      words: message,
    })
    if (!error) {
      after(sendDueMail)
      return ok({ isMailed: isMailOn })
    }
    if (error.code === TOO_MANY) return { ...fail('tooMany'), values }
    logError('submitRequest', error)
  } catch (error) {
    logError('submitRequest', error)
  }
  return { ...fail('failed'), values }
})

/** Confirms that the address's owner made the request of the form's token. */
export const confirmRequest = tokenAction('confirmRequest', async (token): Promise<ConfirmAnswer> => {
  const { data } = await uncachedClient().rpc('confirm_privacy_request', { token }).throwOnError()
  return data ? ok(null) : fail('gone')
})
