import 'server-only'
import { z } from 'zod'
import { siteLanguage } from '@/lib/i18n/site-language'
import { serverClient } from '@/lib/supabase/server'
import { type MailChoice, leadMailChoices } from './schema'

const choiceRow: z.ZodType<MailChoice> = z.object({
  leadMail: z.enum(leadMailChoices),
  language: siteLanguage,
})

/** How the site writes to the signed-in member of staff. @throws Error when the database does not answer. */
export async function mailChoice(userId: string): Promise<MailChoice> {
  const client = await serverClient()
  const { data } = await client
    .from('staff')
    .select('leadMail:lead_mail, language:mail_language')
    .eq('user_id', userId)
    .single()
    .throwOnError()
  return choiceRow.parse(data)
}
