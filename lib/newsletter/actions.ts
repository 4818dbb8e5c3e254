'use server'

import { headers } from 'next/headers'
import { after } from 'next/server'
import { publicAction, sentForm } from '@/lib/action'
import { textField } from '@/lib/forms/form-data'
import { senderAddress } from '@/lib/http/sender'
import { logError } from '@/lib/log/log'
import { sendDueMail } from '@/lib/mail/send'
import { spamSign } from '@/lib/forms/spam'
import { uncachedClient } from '@/lib/supabase/public'
import { TOO_MANY } from '@/lib/supabase/errors'
import { CONSENT_VERSION, type SubscriptionState, emailError, subscriptionSchema } from './schema'

const PAGE_LENGTH = 200

/** The form's page; undefined if the browser does not send it. */
async function sendingPage(): Promise<string | undefined> {
  const referrer = (await headers()).get('referer')
  return referrer && URL.canParse(referrer) ? new URL(referrer).pathname.slice(0, PAGE_LENGTH) : undefined
}

/**
 * Stores an address, to be confirmed by its owner. A known address gets the same answer as a new one. Suspected spam is
 * refused openly: a person succeeds at the second attempt, which is no longer too fast. Returns the form's next state;
 * a failure returns the input.
 */
export const subscribe = publicAction(sentForm, async (_previous, form): Promise<SubscriptionState> => {
  const email = textField(form, 'email')
  const input = { email, language: textField(form, 'language') }
  const parsed = subscriptionSchema.safeParse(input)
  if (!parsed.success) return { status: 'error', code: emailError(input) ?? 'failed', email }
  if (spamSign(form)) return { status: 'error', code: 'failed', email }
  try {
    const client = uncachedClient(senderAddress(await headers()))
    const { error } = await client.rpc('subscribe_to_newsletter', {
      address: parsed.data.email,
      page_language: parsed.data.language,
      consent: CONSENT_VERSION,
      on_page: await sendingPage(),
    })
    if (!error) {
      after(sendDueMail)
      return { status: 'success' }
    }
    if (error.code === TOO_MANY) return { status: 'error', code: 'tooMany', email }
    logError('subscribe', error)
  } catch (error) {
    logError('subscribe', error)
  }
  return { status: 'error', code: 'failed', email }
})
