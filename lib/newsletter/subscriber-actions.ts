'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { sendDueMail } from '@/lib/mail/send'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
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
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    const ending = z.enum(endings).parse(endings.find((each) => form.has(each)))
    const subscription_id = z.guid().parse(form.get(ending))
    const { data } = await admin.data.client
      .rpc('end_subscription', { subscription_id, decision: ending })
      .throwOnError()
    // Whoever is unsubscribed is told so.
    after(sendDueMail)
    refresh()
    return ok({ ending, already: data !== true })
  } catch (error) {
    console.error('endSubscription', error)
    return fail('failed')
  }
}
