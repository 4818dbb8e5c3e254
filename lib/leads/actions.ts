'use server'

import { publicClient } from '@/lib/supabase/public'
import { ELAPSED_FIELD, type LeadFieldCode, type LeadInput, type LeadState, TRAP_FIELD } from './form'
import { toE164 } from './phone'
import { leadSchema } from './schema'

/** The least time in which a person fills the form, in milliseconds. */
const LEAST_MILLISECONDS = 3000

/** The SQLSTATE with which the database refuses a sixth lead for one address within an hour. */
const TOO_MANY = 'PT429'

const text = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function looksAutomatic(form: FormData): boolean {
  if (text(form, TRAP_FIELD) !== '') return true
  const elapsed = text(form, ELAPSED_FIELD)
  return elapsed !== '' && !(Number(elapsed) >= LEAST_MILLISECONDS)
}

/**
 * Stores a lead from the landing form. A robot gets the same answer as a person, and nothing is stored.
 * Returns the form's next state; a failure brings back what was typed.
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
  if (looksAutomatic(form)) return { status: 'success' }
  try {
    const { error } = await publicClient('leads').from('landing_form_submissions').insert({
      first_name: parsed.data.firstName,
      surname: parsed.data.surname,
      email: parsed.data.email,
      phone,
      source: 'landing-page',
    })
    if (!error) return { status: 'success' }
    if (error.code === TOO_MANY) return refused('tooMany')
    console.error('submitLead', error.code, error.message)
  } catch (error) {
    console.error('submitLead', error)
  }
  return refused('failed')
}
