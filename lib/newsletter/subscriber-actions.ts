'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { rowId } from '@/lib/action'
import { sendDueMail } from '@/lib/mail/send'
import { type Result, ok } from '@/lib/result'
import { officeAction } from '@/lib/staff/form-action'
import { type Ending, endings } from './subscribers'

/** `already` if the subscription had ended before. */
export interface Ended {
  readonly ending: Ending
  readonly already: boolean
}

/** Ends a subscription: the pressed button's name is the ending, its value the id. Admins and the office only. */
export const endSubscription = officeAction(
  'endSubscription',
  async ({ client }, form): Promise<Result<Ended, 'notAuthenticated' | 'notAdmin' | 'failed'>> => {
    const ending = z.enum(endings).parse(endings.find((each) => form.has(each)))
    const subscription_id = rowId.parse(form.get(ending))
    const { data } = await client
      .rpc('end_subscription', { subscription_id, decision: ending })
      .throwOnError()
    // Confirms the end to the person.
    after(sendDueMail)
    refresh()
    return ok({ ending, already: data !== true })
  },
)
