'use server'

import { refresh } from 'next/cache'
import { linkToken, publicAction, sentForm } from '@/lib/action'
import { logError } from '@/lib/log/log'
import { type Result, fail, ok } from '@/lib/result'
import { uncachedClient } from '@/lib/supabase/public'

type TryAnswer = Result<null, 'gone' | 'failed'>

/** Lets the payer begin the payment of the form's token again, which failed or which the payer cancelled. */
export const tryPaymentAgain = publicAction(sentForm, async (_previous, form): Promise<TryAnswer> => {
  try {
    const { data } = await uncachedClient()
      .rpc('try_payment_again', { token: linkToken.parse(form.get('token')) })
      .throwOnError()
    if (!data) return fail('gone')
    refresh()
    return ok(null)
  } catch (error) {
    logError('tryPaymentAgain', error)
    return fail('failed')
  }
})
