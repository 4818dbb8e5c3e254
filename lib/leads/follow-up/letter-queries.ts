import 'server-only'
import { z } from 'zod'
import type { Database } from '@/lib/supabase/database.types'
import { serverClient } from '@/lib/supabase/server'

/** Queued, or why not. */
const outcome = z.enum(['queued', 'gone', 'noAddress', 'objected', 'tooManyLetters'])

/**
 * Queues a letter to a lead. A repeated `letter`, its id, queues nothing more.
 * @throws Error when the database does not answer, or refuses.
 */
export async function queueLetter(letter: Database['public']['Functions']['send_lead_letter']['Args']) {
  const client = await serverClient()
  const { data } = await client.rpc('send_lead_letter', letter).throwOnError()
  return outcome.parse(data)
}

const invitationOutcome = z.enum([...outcome.options, 'subscribed', 'invited', 'unsubscribed'])

/**
 * Asks a lead once, by e-mail, whether it wants the newsletter. A repeated `invitation`, its id, asks no second time.
 * @throws Error when the database does not answer, or refuses.
 */
export async function inviteLead(of_lead: string, invitation: string) {
  const client = await serverClient()
  const { data } = await client.rpc('invite_to_newsletter', { of_lead, invitation }).throwOnError()
  return invitationOutcome.parse(data)
}
