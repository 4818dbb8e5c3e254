import 'server-only'
import { z } from 'zod'
import { called } from '@/lib/supabase/called'
import type { Database } from '@/lib/supabase/database.types'

/** Queued, or why not. */
const outcome = z.enum(['queued', 'gone', 'noAddress', 'objected', 'tooManyLetters'])

/**
 * Queues a letter to a lead. A repeated `letter`, its id, queues nothing more.
 * @throws Error when the database does not answer, or refuses.
 */
export const queueLetter = (letter: Database['public']['Functions']['send_lead_letter']['Args']) =>
  called('send_lead_letter', letter, outcome)

const invitationOutcome = z.enum([...outcome.options, 'subscribed', 'invited', 'unsubscribed'])

/**
 * Asks a lead once, by e-mail, whether it wants the newsletter. A repeated `invitation`, its id, asks no second time.
 * @throws Error when the database does not answer, or refuses.
 */
export const inviteLead = (of_lead: string, invitation: string) =>
  called('invite_to_newsletter', { of_lead, invitation }, invitationOutcome)
