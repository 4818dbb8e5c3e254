'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { tokenAction } from '@/lib/action'
import { textField } from '@/lib/forms/form-data'
import { toLocale } from '@/lib/i18n/detection'
import type { Locale } from '@/lib/i18n/routing'
import { sendDueMail } from '@/lib/mail/send'
import { type Result, fail, ok } from '@/lib/result'
import { uncachedClient } from '@/lib/supabase/public'

/** `gone` if the link is no longer valid. */
type SubscriptionAnswer = Result<'confirmed' | 'unsubscribed' | 'language', 'gone' | 'failed'>

/** Confirms the subscription of the form's token. */
export const confirmSubscription = tokenAction(
  'confirmSubscription',
  async (token): Promise<SubscriptionAnswer> => {
    const { data } = await uncachedClient().rpc('confirm_newsletter', { token }).throwOnError()
    if (!data) return fail('gone')
    after(sendDueMail)
    return ok('confirmed')
  },
)

async function endSubscription(token: string): Promise<SubscriptionAnswer> {
  const { data } = await uncachedClient().rpc('unsubscribe_from_newsletter', { token }).throwOnError()
  if (!data) return fail('gone')
  after(sendDueMail)
  return ok('unsubscribed')
}

async function changeLanguage(token: string, wanted: Locale): Promise<SubscriptionAnswer> {
  const { data } = await uncachedClient().rpc('change_newsletter_language', { token, wanted }).throwOnError()
  return data ? ok('language') : fail('gone')
}

/** Ends the subscription of the form's token; an ended one stays ended. */
export const unsubscribe = tokenAction('unsubscribe', endSubscription)

/** Ends the subscription of the form's token, or changes its language if the pressed button names one. */
export const changeSubscription = tokenAction(
  'changeSubscription',
  async (token, form): Promise<SubscriptionAnswer> => {
    const wanted = toLocale(textField(form, 'language'))
    const answer = wanted ? await changeLanguage(token, wanted) : await endSubscription(token)
    if (answer.ok) refresh()
    return answer
  },
)
