import 'server-only'
import { z } from 'zod'
import { serverClient } from '@/lib/supabase/server'
import type { Locale } from '@/lib/i18n/routing'

/** Queued, or why not. */
const outcome = z.enum(['queued', 'gone', 'noAddress', 'objected', 'tooManyLetters'])

/**
 * Queues a letter to a lead. A repeated `letter`, its id, queues nothing more.
 * @throws Error when the database does not answer, or refuses.
 */
export async function queueLetter(letter: {
  readonly of_lead: string
  readonly letter: string
  readonly letter_language: Locale
  readonly subject: string
  readonly words: string
}) {
  const client = await serverClient()
  const { data } = await client.rpc('send_lead_letter', letter).throwOnError()
  return outcome.parse(data)
}
