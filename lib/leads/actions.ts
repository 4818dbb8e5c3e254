'use server'

import { headers } from 'next/headers'
import { env } from '@/lib/env'
import { HONEYPOT_FIELD, textField } from '@/lib/form-data'
import { toLocale } from '@/lib/i18n/detection'
import type { Database } from '@/lib/supabase/database.types'
import { uncachedClient } from '@/lib/supabase/public'
import { parseAttribution } from './attribution'
import {
  ELAPSED_FIELD,
  FIRST_TOUCH_KEY,
  LANGUAGE_FIELD,
  type LeadFieldCode,
  type LeadInput,
  type LeadState,
} from './form'
import { leadSchema } from './form-schema'
import { toE164 } from './phone'
import type { SpamReason } from './schema'

/** The least time in which a person fills the form, in milliseconds. */
const MINIMUM_FILL_MILLISECONDS = 3000

/** The SQLSTATE with which the database refuses a sixth lead for one address within an hour. */
const TOO_MANY = 'PT429'

type Row = Database['public']['Tables']['landing_form_submissions']['Insert']
/** What a visitor may send in; the rest is the database's to fill. */
type Sent = Omit<Row, 'lead_id' | 'came_from' | 'id' | 'created_at' | 'source'>
type Spam = Database['public']['Functions']['keep_suspect']['Args']

function spamReason(form: FormData): SpamReason | null {
  if (textField(form, HONEYPOT_FIELD) !== '') return 'trap'
  const elapsed = textField(form, ELAPSED_FIELD)
  return elapsed !== '' && !(Number(elapsed) >= MINIMUM_FILL_MILLISECONDS) ? 'too-fast' : null
}

/** Stores a submission as spam for staff to judge. A failure is logged and does not change the sender's answer. */
async function quarantine(reason: SpamReason, sent: Sent) {
  const given = Object.entries({ ...sent, reason }).filter(([, value]) => value !== null)
  const { error } = await uncachedClient().rpc('keep_suspect', Object.fromEntries(given) as Spam)
  if (error) console.error('keep_suspect', error.code, error.message)
}

/**
 * Stores a lead from the landing form, with its first-touch attribution. A robot gets the same answer as a person, and
 * its submission is marked as spam. Returns the form's next state; a failure brings back what was typed.
 */
export async function submitLead(_previous: LeadState, form: FormData): Promise<LeadState> {
  const values: LeadInput = {
    firstName: textField(form, 'firstName'),
    surname: textField(form, 'surname'),
    email: textField(form, 'email'),
    phone: textField(form, 'phone'),
  }
  const errorState = (
    code: 'invalid' | 'tooMany' | 'failed',
    fields: Partial<Record<keyof LeadInput, LeadFieldCode>> = {},
  ): LeadState => ({ status: 'error', code, fields, values })

  const parsed = leadSchema.safeParse(values)
  const phone = parsed.success ? toE164(parsed.data.phone) : null
  if (!parsed.success || !phone) {
    const fields: Partial<Record<keyof LeadInput, LeadFieldCode>> = {}
    for (const issue of parsed.error?.issues ?? []) {
      fields[issue.path[0] as keyof LeadInput] ??= issue.message as LeadFieldCode
    }
    return errorState('invalid', parsed.success ? { phone: 'phoneInvalid' } : fields)
  }
  try {
    const sent: Sent = {
      first_name: parsed.data.firstName,
      surname: parsed.data.surname,
      email: parsed.data.email,
      phone,
      language: toLocale(textField(form, LANGUAGE_FIELD)) ?? 'en',
      ...parseAttribution(textField(form, FIRST_TOUCH_KEY), (await headers()).get('referer'), env.SITE_URL),
    }
    const reason = spamReason(form)
    if (reason) {
      await quarantine(reason, sent)
      return { status: 'success' }
    }
    const { error } = await uncachedClient()
      .from('landing_form_submissions')
      .insert({ ...sent, source: 'landing-page' } as Row)
    if (!error) return { status: 'success' }
    if (error.code === TOO_MANY) {
      await quarantine('limit', sent)
      return errorState('tooMany')
    }
    console.error('submitLead', error.code, error.message)
  } catch (error) {
    console.error('submitLead', error)
  }
  return errorState('failed')
}
