'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { linkToken, publicAction, sentForm } from '@/lib/action'
import { textField } from '@/lib/form-data'
import { toLocale } from '@/lib/i18n/detection'
import type { Locale } from '@/lib/i18n/routing'
import { logError } from '@/lib/log/log'
import { sendDueMail } from '@/lib/mail/send'
import { fail, ok } from '@/lib/result'
import { uncachedClient } from '@/lib/supabase/public'
import type { SubscriptionAnswer } from './subscription'

/** Confirms the subscription of the form's token. */
export const confirmSubscription = publicAction(
  sentForm,
  async (_previous, form): Promise<SubscriptionAnswer> => {
    try {
      const { data } = await uncachedClient()
        .rpc('confirm_newsletter', { token: linkToken.parse(form.get('token')) })
        .throwOnError()
      if (!data) return fail('gone')
      after(sendDueMail)
      return ok('confirmed')
    } catch (error) {
      logError('confirmSubscription', error)
      return fail('failed')
    }
  },
)

/** Ends the subscription of a token; one that has ended stays so. */
export const unsubscribe = publicAction([linkToken], async (token): Promise<SubscriptionAnswer> => {
  try {
    const { data } = await uncachedClient().rpc('unsubscribe_from_newsletter', { token }).throwOnError()
    if (!data) return fail('gone')
    after(sendDueMail)
    return ok('unsubscribed')
  } catch (error) {
    logError('unsubscribe', error)
    return fail('failed')
  }
})

async function changeLanguage(token: string, wanted: Locale): Promise<SubscriptionAnswer> {
  try {
    const { data } = await uncachedClient()
      .rpc('change_newsletter_language', { token, wanted })
      .throwOnError()
    return data ? ok('language') : fail('gone')
  } catch (error) {
    logError('changeLanguage', error)
    return fail('failed')
  }
}

/** Ends the subscription of the form's token, or changes its language where the pressed button names one. */
export const changeSubscription = publicAction(
  sentForm,
  async (_previous, form): Promise<SubscriptionAnswer> => {
    const token = linkToken.parse(form.get('token'))
    const wanted = toLocale(textField(form, 'language'))
    const answer = wanted ? await changeLanguage(token, wanted) : await unsubscribe(token)
    if (answer.ok) refresh()
    return answer
  },
)
