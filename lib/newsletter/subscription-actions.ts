'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { textField } from '@/lib/form-data'
import { toLocale } from '@/lib/i18n/detection'
import { sendDueMail } from '@/lib/mail/send'
import { fail, ok } from '@/lib/result'
import { uncachedClient } from '@/lib/supabase/public'
import type { SubscriptionAnswer } from './subscription'

/** Confirms the subscription of the form's token. */
export async function confirmSubscription(
  _previous: SubscriptionAnswer | null,
  form: FormData,
): Promise<SubscriptionAnswer> {
  try {
    const { data } = await uncachedClient()
      .rpc('confirm_newsletter', { token: textField(form, 'token') })
      .throwOnError()
    if (!data) return fail('gone')
    after(sendDueMail)
    return ok('confirmed')
  } catch (error) {
    console.error('confirmSubscription', error)
    return fail('failed')
  }
}

/** Ends the subscription of the form's token, or changes its language where the pressed button names one. */
export async function changeSubscription(
  _previous: SubscriptionAnswer | null,
  form: FormData,
): Promise<SubscriptionAnswer> {
  const token = textField(form, 'token')
  const wanted = toLocale(textField(form, 'language'))
  try {
    const client = uncachedClient()
    const { data } = await (
      wanted
        ? client.rpc('change_newsletter_language', { token, wanted })
        : client.rpc('unsubscribe_from_newsletter', { token })
    ).throwOnError()
    if (!data) return fail('gone')
    after(sendDueMail)
    refresh()
    return ok(wanted ? 'language' : 'unsubscribed')
  } catch (error) {
    console.error('changeSubscription', error)
    return fail('failed')
  }
}
