'use server'

import { headers } from 'next/headers'
import { after } from 'next/server'
import { publicAction, rowId, sentForm } from '@/lib/action'
import { toLevel } from '@/lib/content/level-numbers'
import { env } from '@/lib/env'
import { textField } from '@/lib/forms/form-data'
import { senderAddress } from '@/lib/http/sender'
import { toLocale } from '@/lib/i18n/detection'
import { byLeadField, toLeadColumns } from '@/lib/lead-fields'
import { routing } from '@/lib/i18n/routing'
import { createLimit } from '@/lib/limit'
import { logError } from '@/lib/log/log'
import { sendDueMail } from '@/lib/mail/send'
import { spamSign } from '@/lib/forms/spam'
import type { Database } from '@/lib/supabase/database.types'
import { uncachedClient } from '@/lib/supabase/public'
import { NO_ROOM, TOO_MANY } from '@/lib/supabase/errors'
import { checkDetails } from './details'
import { FIRST_TOUCH_KEY } from './browser-keys'
import { ID_FIELD, INTEREST, LANGUAGE_FIELD, type LeadFieldErrors, type LeadState } from './fields'
import type { SpamReason } from '../schema'
import { parseAttribution } from './attribution'

/** Columns from a visitor; the database fills the rest, and stores each id once. */
type Sent = Omit<
  Database['public']['Tables']['landing_form_submissions']['Insert'],
  'lead_id' | 'traffic_source' | 'created_at' | 'source' | 'spam_reason'
>

/**
 * More at a time would only queue in the database, which continues calls this process has given up: in a rush nothing
 * would be answered in time, and everything would be resent.
 */
const limited = createLimit({ concurrency: 4, queueSize: 40, timeout: 1500 })

/** Stores a submission; with a reason it is spam for staff to judge. Returns the database's error, if any. */
async function store(sent: Sent, spamReason: SpamReason | null) {
  const client = uncachedClient(senderAddress(await headers()))
  const { error } = await limited(async () =>
    client.rpc('submit_lead', { fields: { ...sent, spam_reason: spamReason } }),
  )
  return error
}

/**
 * Stores a lead from the landing form, with its first-touch attribution. A repeated id is acknowledged but not stored.
 * Robots get the same answer as people, and their submissions are marked as spam. Returns the form's next state; a
 * failure returns the input.
 */
export const submitLead = publicAction(sentForm, async (_previous, form): Promise<LeadState> => {
  const values = byLeadField((name) => textField(form, name))
  const errorState = (code: 'invalid' | 'tooMany' | 'failed', fields: LeadFieldErrors = {}): LeadState => ({
    status: 'error',
    code,
    fields,
    values,
  })

  const { details, errors } = checkDetails(values)
  if (!details) return errorState('invalid', errors)
  try {
    const sent: Sent = {
      // The database makes one if the browser sent none.
      id: rowId.safeParse(textField(form, ID_FIELD)).data,
      ...toLeadColumns(details),
      language: toLocale(textField(form, LANGUAGE_FIELD)) ?? routing.defaultLocale,
      interest: toLevel(textField(form, INTEREST)),
      ...parseAttribution(textField(form, FIRST_TOUCH_KEY), (await headers()).get('referer'), env.SITE_URL),
    }
    const error = await store(sent, spamSign(form, `${details.firstName} ${details.surname}`))
    if (!error) {
      // Mail goes after the answer.
      after(sendDueMail)
      return { status: 'success' }
    }
    // Excess submissions are kept for staff; until that succeeds, the browser retries.
    const failure = error.code === TOO_MANY ? await store(sent, 'limit') : error
    if (!failure) return errorState('tooMany')
    // The browser retries later.
    if (failure.code !== NO_ROOM) logError('submitLead', failure)
  } catch (error) {
    logError('submitLead', error)
  }
  return errorState('failed')
})
