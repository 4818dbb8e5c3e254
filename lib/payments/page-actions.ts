'use server'

import { refresh } from 'next/cache'
import { tokenAction } from '@/lib/action'
import { type Result, fail, ok } from '@/lib/result'
import { uncachedClient } from '@/lib/supabase/public'
import { paymentPage } from './page-queries'

/** Restarts a payment that failed or that the payer cancelled, by the form's token. */
export const tryPaymentAgain = tokenAction(
  'tryPaymentAgain',
  async (token): Promise<Result<null, 'gone'>> => {
    await uncachedClient().rpc('try_payment_again', { token }).throwOnError()
    const page = await paymentPage(token)
    if (!page) return fail('gone')
    // If it was paid, withdrawn or expired meanwhile, the page says so. Restarted in another tab, it can be paid here.
    refresh()
    return page.state === 'pending' ? ok(null) : fail('gone')
  },
)
