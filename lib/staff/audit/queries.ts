import 'server-only'
import { z } from 'zod'
import { exportClient, serverClient } from '@/lib/supabase/server'
import { type AuditEntry, type AuditFilters, auditRow } from './log'

export const AUDIT_PAGE_SIZE = 50

/** A deleted account has no address. */
const person = z.object({ id: z.string(), email: z.string().nullable() })
export type AuditPerson = z.output<typeof person>

const filterArguments = ({ person, kind, from, to }: AuditFilters) => ({
  person: person ?? undefined,
  of_kind: kind ?? undefined,
  from_day: from ?? undefined,
  to_day: to ?? undefined,
})

const counted = z.array(z.object({ total: z.coerce.number().int() }))

/**
 * A page of matching entries, newest first, and their total. Pages count from 1. Admins only.
 * @throws Error when the database does not answer, or the caller is not an admin.
 */
export async function auditEntries(
  filters: AuditFilters,
  page: number,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const client = await serverClient()
  const { data } = await client
    .rpc('audit_entries', {
      ...filterArguments(filters),
      page_size: AUDIT_PAGE_SIZE,
      page_offset: (page - 1) * AUDIT_PAGE_SIZE,
    })
    .throwOnError()
  return { entries: z.array(auditRow).parse(data), total: counted.parse(data)[0]?.total ?? 0 }
}

/** The accounts in the log. Admins only. @throws Error when the database does not answer. */
export async function auditPeople(): Promise<AuditPerson[]> {
  const client = await serverClient()
  const { data } = await client.rpc('audit_people').throwOnError()
  return z.array(person).parse(data)
}

const exported = z.object({ total: z.coerce.number().int(), entries: z.array(auditRow) })

/**
 * All matching entries, for a file, which the log records; null beyond 10,000. Admins only.
 * @throws Error when the database does not answer.
 */
export async function exportedAuditEntries(filters: AuditFilters): Promise<AuditEntry[] | null> {
  const client = await exportClient()
  const { data } = await client.rpc('audit_export', filterArguments(filters)).throwOnError()
  const { total, entries } = exported.parse(data)
  return total > entries.length ? null : entries
}
