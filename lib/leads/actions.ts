'use server'

import { headers } from 'next/headers'
import { env } from '@/lib/env'
import { toLocale } from '@/lib/i18n/detection'
import type { Database } from '@/lib/supabase/database.types'
import { publicClient } from '@/lib/supabase/public'
import { ARRIVAL_KEY } from './arrival'
import { attributionOf } from './attribution'
import {
  ELAPSED_FIELD,
  LANGUAGE_FIELD,
  type LeadFieldCode,
  type LeadInput,
  type LeadState,
  TRAP_FIELD,
} from './form'
import { toE164 } from './phone'
import { leadSchema } from './schema'
import type { SuspectReason } from './types'

/** The least time in which a person fills the form, in milliseconds. */
const LEAST_MILLISECONDS = 3000

/** The SQLSTATE with which the database refuses a sixth lead for one address within an hour. */
const TOO_MANY = 'PT429'

type Row = Database['public']['Tables']['landing_form_submissions']['Insert']
/** What a visitor may send in; the rest is the database's to fill. */
type Sent = Omit<Row, 'lead_id' | 'came_from' | 'id' | 'created_at' | 'source'>
type Suspect = Database['public']['Functions']['keep_suspect']['Args']

const text = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function suspicion(form: FormData): SuspectReason | null {
  if (text(form, TRAP_FIELD) !== '') return 'trap'
  const elapsed = text(form, ELAPSED_FIELD)
  return elapsed !== '' && !(Number(elapsed) >= LEAST_MILLISECONDS) ? 'too-fast' : null
}

/** Keeps apart what looks like a robot's or is one too many. The sender's answer does not hang on it. */
async function keepApart(reason: SuspectReason, sent: Sent) {
  const given = Object.entries({ ...sent, reason }).filter(([, value]) => value !== null)
  const { error } = await publicClient('leads').rpc('keep_suspect', Object.fromEntries(given) as Suspect)
  if (error) console.error('keep_suspect', error.code, error.message)
}

/**
 * Stores a lead from the landing form, with what brought it here. A robot gets the same answer as a person, and is
 * kept apart for staff to look at. Returns the form's next state; a failure brings back what was typed.
 */
export async function submitLead(_previous: LeadState, form: FormData): Promise<LeadState> {
  const values: LeadInput = {
    firstName: text(form, 'firstName'),
    surname: text(form, 'surname'),
    email: text(form, 'email'),
    phone: text(form, 'phone'),
  }
  const refused = (
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
    return refused('invalid', parsed.success ? { phone: 'phoneInvalid' } : fields)
  }
  try {
    const sent: Sent = {
      first_name: parsed.data.firstName,
      surname: parsed.data.surname,
      email: parsed.data.email,
      phone,
      language: toLocale(text(form, LANGUAGE_FIELD)) ?? 'en',
      ...attributionOf(text(form, ARRIVAL_KEY), (await headers()).get('referer'), env.SITE_URL),
    }
    const reason = suspicion(form)
    if (reason) {
      await keepApart(reason, sent)
      return { status: 'success' }
    }
    const { error } = await publicClient('leads')
      .from('landing_form_submissions')
      .insert({ ...sent, source: 'landing-page' } as Row)
    if (!error) return { status: 'success' }
    if (error.code === TOO_MANY) {
      await keepApart('limit', sent)
      return refused('tooMany')
    }
    console.error('submitLead', error.code, error.message)
  } catch (error) {
    console.error('submitLead', error)
  }
  return refused('failed')
}
