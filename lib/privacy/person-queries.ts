import 'server-only'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/routing'
import { emailKey } from '@/lib/forms/identity'
import { type LeadColumn, type LeadInput, leadFields } from '@/lib/lead-fields'
import { logError } from '@/lib/log/log'
import { fail, ok } from '@/lib/result'
import { called } from '@/lib/supabase/called'
import { exportClient, serverClient } from '@/lib/supabase/server'
import { describeContent, retainedPayments } from './content'
import { type PersonContent, personContent } from './content-schema'

const sharedLead = z.object({
  id: z.string(),
  others: z.array(z.object({ name: z.string(), email: z.string() })),
  /** Notes and entries about joined enquiries that an erasure deletes. */
  events: z.coerce.number().int(),
})

/** A lead shared with other addresses, whose data stays. */
export type SharedLead = z.output<typeof sharedLead>

const personMatch = z.object({
  email: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  enquiries: z.coerce.number().int(),
  spam: z.coerce.number().int(),
  newsletter: z.boolean(),
  total: z.coerce.number().int(),
})

/** By name, phone number or part of an address. */
export type PersonMatch = z.output<typeof personMatch>

/** The language of the person's latest message, or else the page's. */
function languageOf(content: PersonContent, locale: Locale): Locale {
  const { submissions, spam, newsletter, requests, payments } = content
  const newest = [...submissions, ...requests, ...newsletter, ...payments, ...spam].toSorted((one, other) =>
    other.created_at.localeCompare(one.created_at),
  )[0]
  return newest?.language ?? locale
}

/** A payment does not have every detail. */
const correctable = (row: Partial<Readonly<Record<LeadColumn, string | null>>>) => {
  const values = leadFields.map(({ name, column }) => [name, row[column] ?? ''])
  return Object.fromEntries(values) as LeadInput
}

/**
 * Parses the answer of `person_content`; null if this build does not know a column or value, such as while the database
 * is ahead. The log says which.
 */
export function readPersonContent(answer: unknown): PersonContent | null {
  const { data, error } = personContent.safeParse(answer)
  if (!error) return data
  const unknown = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : String(issue.path.at(-1)),
  )
  logError('readPersonContent', new Error('unknown data'), { columns: [...new Set(unknown)].join(' ') })
  return null
}

/**
 * All data about an e-mail address in words, and the leads it shares. Not logged, because nothing leaves the office.
 * Admins only: the database refuses everybody else.
 * @returns `unknownData` if this build cannot show all of it
 * @throws Error when the database does not answer, as do all below.
 */
export async function personFile(address: string, locale: Locale) {
  const client = await serverClient()
  const [content, shared] = await Promise.all([
    client.rpc('person_content', { address }).throwOnError(),
    client.rpc('person_shared', { address }).select('id:lead_id, others, events').throwOnError(),
  ])
  const kept = readPersonContent(content.data)
  if (!kept) return fail('unknownData')
  const sections = describeContent(kept, locale)
  const newest = kept.submissions.at(-1) ?? kept.spam.at(-1) ?? kept.payments.at(-1)
  const lead = await client
    .from('leads')
    .select('id, objectedAt:objected_at')
    .eq('address', emailKey(address))
    .throwOnError()
  return ok({
    address,
    /** Of the person's latest message. */
    language: languageOf(kept, locale),
    sections,
    total: sections.reduce((sum, { records }) => sum + records.length, 0),
    shared: z.array(sharedLead).parse(shared.data),
    /** Retained by an erasure; null if there are none. */
    retainedPayments: retainedPayments(kept),
    /** Whether PayFast charges a card monthly, which an erasure here does not end. */
    isCharged: kept.payments.some(({ is_charged }) => is_charged),
    /** Correctable details of the newest enquiry or payment, or null. */
    details: newest ? correctable(newest) : null,
    /** The lead with this address, or null. */
    leadId: lead.data[0]?.id ?? null,
    /** Since when the person objects to contact, ISO 8601; null for no objection. */
    objectedAt: lead.data[0]?.objectedAt ?? null,
    openRequests: kept.requests
      .filter(({ answered_on }) => answered_on === null)
      .map(({ id, kind, due_on }) => ({ id, kind, dueOn: due_on })),
  })
}

export type PersonFile = Extract<Awaited<ReturnType<typeof personFile>>, { ok: true }>['data']

/** People matching a name, a phone number or part of an address. Others than admins and the office find none. */
export async function findPersons(query: string) {
  // A full search may take longer than a page waits.
  const matches = await called('find_persons', { query }, z.array(personMatch), exportClient)
  return { query, matches, total: matches[0]?.total ?? 0 }
}

/** One person by address, or at most a page of matches. */
export type Found = { readonly person: PersonFile } | Awaited<ReturnType<typeof findPersons>>

/**
 * The address of a lead or request by id, which keeps addresses out of page URLs; null if it does not exist, or the
 * user may not see it.
 */
export async function addressOf(of: { lead?: string; request?: string }): Promise<string | null> {
  const client = await serverClient()
  if (z.guid().safeParse(of.lead).success) {
    const { data } = await client.from('leads').select('address').eq('id', of.lead!).throwOnError()
    return data[0]?.address ?? null
  }
  if (z.guid().safeParse(of.request).success) {
    const { data } = await client
      .from('privacy_requests')
      .select('email')
      .eq('id', of.request!)
      .throwOnError()
    return data[0]?.email ?? null
  }
  return null
}
