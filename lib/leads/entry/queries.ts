import 'server-only'
import { z } from 'zod'
import { exportClient } from '@/lib/supabase/server'
import type { Entry } from './schema'

const ids = z.record(z.string(), z.string())
const knownLeads = z.object({ addresses: ids, phones: ids })

/** Leads that people would join, by address, and leads with the same phone number, by number. */
export type KnownLeads = z.output<typeof knownLeads>

/**
 * Known leads for these people. Admins and the office only; others get an empty result.
 * @throws Error when the database does not answer.
 */
export async function findKnownLeads(people: readonly Pick<Entry, 'email' | 'phone'>[]): Promise<KnownLeads> {
  const client = await exportClient()
  const { data } = await client
    .rpc('known_leads', { people: people.map(({ email, phone }) => ({ email, phone })) })
    .throwOnError()
  return knownLeads.parse(data)
}
