import 'server-only'
import { serverClient } from '@/lib/supabase/server'
import { type MailChoice, mailChoiceSchema } from './schema'

/** The signed-in staff member's mail settings. @throws Error when the database does not answer. */
export async function mailChoice(userId: string): Promise<MailChoice> {
  const client = await serverClient()
  const { data } = await client
    .from('staff')
    .select('leadMail:lead_mail, language:mail_language')
    .eq('user_id', userId)
    .single()
    .throwOnError()
  return mailChoiceSchema.parse(data)
}
