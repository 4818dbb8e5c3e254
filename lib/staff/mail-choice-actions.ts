'use server'

import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { type Result, ok } from '@/lib/result'
import { authorizeStaff } from './queries'
import { type MailChoice, type MailChoiceCode, mailChoiceSchema } from './schema'

/** Saves the staff member's mail settings, and answers with them. */
export const saveMailChoice = staffAction(
  'saveMailChoice',
  { who: authorizeStaff },
  async ({ staff, client }, _previous, form): Promise<Result<MailChoice, MailChoiceCode>> => {
    const choice = mailChoiceSchema.parse(Object.fromEntries(form))
    await client
      .from('staff')
      .update({ mail_language: choice.language, ...(choice.leadMail && { lead_mail: choice.leadMail }) })
      .eq('user_id', staff.userId)
      .throwOnError()
    refresh()
    return ok(choice)
  },
)
