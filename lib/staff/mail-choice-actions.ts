'use server'

import { refresh } from 'next/cache'
import { logError } from '@/lib/log/log'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeStaff } from './queries'
import { type MailChoice, type MailChoiceCode, mailChoiceSchema } from './schema'

/** Saves how the site writes to the signed-in member of staff. Answers with what was saved. */
export async function saveMailChoice(
  _previous: Result<MailChoice, MailChoiceCode> | null,
  form: FormData,
): Promise<Result<MailChoice, MailChoiceCode>> {
  try {
    const authorized = await authorizeStaff()
    if (!authorized) return fail('notAuthenticated')
    const choice = mailChoiceSchema.parse(Object.fromEntries(form))
    await authorized.client
      .from('staff')
      .update({ mail_language: choice.language, ...(choice.leadMail && { lead_mail: choice.leadMail }) })
      .eq('user_id', authorized.staff.userId)
      .throwOnError()
    refresh()
    return ok(choice)
  } catch (error) {
    logError('saveMailChoice', error)
    return fail('failed')
  }
}
