'use server'

import { refresh } from 'next/cache'
import { tokenAction } from '@/lib/action'
import { type Result, fail, ok } from '@/lib/result'
import { uncachedClient } from '@/lib/supabase/public'

/** Restarts a payment that failed or that the payer cancelled, by the form's token. */
export const tryPaymentAgain = tokenAction(
  'tryPaymentAgain',
  async (token): Promise<Result<null, 'gone'>> => {
    const { data } = await uncachedClient().rpc('try_payment_again', { token }).throwOnError()
    if (!data) return fail('gone')
    refresh()
    return ok(null)
  },
)
