import 'server-only'
import { z } from 'zod'
import { called, ofPage } from '@/lib/supabase/called'
import { exportClient } from '@/lib/supabase/server'
import { type AuditFilters, auditRow } from './log'

export const AUDIT_PAGE_SIZE = 50

/** A deleted account has no address. */
const person = z.object({ id: z.string(), email: z.string().nullable() })

const filterArguments = ({ person, kind, from, to }: AuditFilters) => ({
  person,
  of_kind: kind,
  from_day: from,
  to_day: to,
})

const counted = auditRow.and(z.object({ total: z.coerce.number().int() }))

/**
 * A page of matching entries, newest first, and their total. Pages count from 1. Admins only.
 * @throws Error when the database does not answer, or the caller is not an admin.
 */
export async function auditEntries(filters: AuditFilters, page: number) {
  const given = { ...filterArguments(filters), ...ofPage(page, AUDIT_PAGE_SIZE) }
  const entries = await called('audit_entries', given, z.array(counted))
  return { entries, total: entries[0]?.total ?? 0 }
}

/** The accounts in the log. Admins only. @throws Error when the database does not answer. */
export const auditPeople = () => called('audit_people', null, z.array(person))

const exported = z.object({ total: z.coerce.number().int(), entries: z.array(auditRow) })

/**
 * All matching entries, for a file, which the log records; null beyond 10,000. Admins only.
 * @throws Error when the database does not answer.
 */
export async function exportedAuditEntries(filters: AuditFilters) {
  const given = filterArguments(filters)
  const { total, entries } = await called('audit_export', given, exported, exportClient)
  return total > entries.length ? null : entries
}
