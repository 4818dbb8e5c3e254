'use server'

import { refresh } from 'next/cache'
import { textField } from '@/lib/form-data'
import { logError } from '@/lib/log/log'
import { type Result, fail, ok } from '@/lib/result'
import { uncachedClient } from '@/lib/supabase/public'

type TryAnswer = Result<null, 'gone' | 'failed'>

/** Lets the payer begin the payment of the form's token again, which failed or which the payer cancelled. */
export async function tryPaymentAgain(_previous: TryAnswer | null, form: FormData): Promise<TryAnswer> {
  try {
    const { data } = await uncachedClient()
      .rpc('try_payment_again', { token: textField(form, 'token') })
      .throwOnError()
    if (!data) return fail('gone')
    refresh()
    return ok(null)
  } catch (error) {
    logError('tryPaymentAgain', error)
    return fail('failed')
  }
}
