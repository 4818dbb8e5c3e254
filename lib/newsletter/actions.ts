'use server'

import { publicClient } from '@/lib/supabase/public'
import { type SubscriptionState, TRAP_FIELD } from './form'
import { emailFault, subscriptionSchema } from './schema'

/** The SQLSTATE with which the database refuses a thirty-first address within a minute. */
const TOO_MANY = 'PT429'

const text = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Stores an address for the newsletter. A known address and a robot get the same answer as a new one.
 * Returns the form's next state; a failure brings back what was typed.
 */
export async function subscribe(_previous: SubscriptionState, form: FormData): Promise<SubscriptionState> {
  const email = text(form, 'email')
  const input = { email, language: text(form, 'language') }
  const parsed = subscriptionSchema.safeParse(input)
  if (!parsed.success) return { status: 'error', code: emailFault(input) ?? 'failed', email }
  if (text(form, TRAP_FIELD) !== '') return { status: 'success' }
  try {
    const { error } = await publicClient('newsletter').rpc('subscribe_to_newsletter', {
      address: parsed.data.email,
      page_language: parsed.data.language,
    })
    if (!error) return { status: 'success' }
    if (error.code === TOO_MANY) return { status: 'error', code: 'tooMany', email }
    console.error('subscribe', error.code, error.message)
  } catch (error) {
    console.error('subscribe', error)
  }
  return { status: 'error', code: 'failed', email }
}
