import 'server-only'
import { after } from 'next/server'
import { sendDueMail } from '@/lib/mail/send'
import { uncachedClient } from '@/lib/supabase/public'

/**
 * Ends the subscription of a token; false where the token leads to nothing. One that has ended stays so.
 * @throws Error when the database does not answer.
 */
export async function unsubscribe(token: string): Promise<boolean> {
  const { data } = await uncachedClient().rpc('unsubscribe_from_newsletter', { token }).throwOnError()
  if (data) after(sendDueMail)
  return data === true
}
