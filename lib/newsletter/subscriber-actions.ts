'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { sendDueMail } from '@/lib/mail/send'
import { type Result, ok } from '@/lib/result'
import { asAdmin } from '@/lib/staff/as-admin'
import { type Ending, endings } from './subscribers'

/** What was done; `already` where somebody had ended the subscription before. */
export interface Ended {
  readonly ending: Ending
  readonly already: boolean
}

/** Ends a subscription: the pressed button has the name of the ending, and the id as its value. Admins only. */
export async function endSubscription(
  _previous: Result<Ended, 'notAuthenticated' | 'notAdmin' | 'failed'> | null,
  form: FormData,
): Promise<Result<Ended, 'notAuthenticated' | 'notAdmin' | 'failed'>> {
  return asAdmin('endSubscription', async ({ client }) => {
    const ending = z.enum(endings).parse(endings.find((each) => form.has(each)))
    const subscription_id = z.guid().parse(form.get(ending))
    const { data } = await client
      .rpc('end_subscription', { subscription_id, decision: ending })
      .throwOnError()
    // Whoever is unsubscribed is told so.
    after(sendDueMail)
    refresh()
    return ok({ ending, already: data !== true })
  })
}
