import 'server-only'
import { z } from 'zod'
import { called } from '@/lib/supabase/called'
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
export async function findKnownLeads(entries: readonly Pick<Entry, 'email' | 'phone'>[]) {
  const people = entries.map(({ email, phone }) => ({ email, phone }))
  return called('known_leads', { people }, knownLeads, exportClient)
}
