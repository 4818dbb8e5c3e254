import 'server-only'
import { z } from 'zod'
import { dateColumn, isoTime } from '@/lib/dates'
import { storedLanguage } from '@/lib/i18n/site-language'
import { columnsOf } from '@/lib/supabase/columns'
import { uncachedClient } from '@/lib/supabase/public'
import { serverClient } from '@/lib/supabase/server'
import { requestKinds } from './request'

const logRow = z.object({
  id: z.string(),
  kind: z.enum([
    'leads-exported',
    'newsletter-exported',
    'person-exported',
    'person-erased',
    'person-corrected',
    'person-objected',
    'objection-withdrawn',
    'retention',
  ]),
  /** E-mail address, or `system`. */
  actor: z.string(),
  /** An export's filters, or a keyed hash of a person's address. */
  detail: z.string().nullable(),
  rows: z.coerce.number().int(),
  /** ISO 8601, UTC. */
  createdAt: isoTime,
})

export type PrivacyLogEntry = z.output<typeof logRow>

const LOG_PAGE_SIZE = 20

/** The newest lines of the log. @throws Error when the database does not answer. */
export async function privacyLog(): Promise<PrivacyLogEntry[]> {
  const client = await serverClient()
  const { data } = await client
    .from('privacy_log')
    .select(columnsOf(logRow))
    .order('created_at', { ascending: false })
    .order('id')
    .limit(LOG_PAGE_SIZE)
    .throwOnError()
  return z.array(logRow).parse(data)
}

const text = z.string().nullable()

const requestRow = z.object({
  id: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(['unconfirmed', 'confirmed']),
  /** Null if the person was erased, like the name and the texts. */
  email: text,
  name: text,
  language: storedLanguage,
  message: text,
  note: text,
  /** Days, `2026-11-21`. */
  receivedOn: dateColumn,
  dueOn: dateColumn,
  answeredOn: dateColumn.nullable(),
  /** E-mail address, or `visitor`. */
  recordedBy: z.string(),
  answeredBy: text,
})

export type PrivacyRequest = z.output<typeof requestRow>

const REQUEST_PAGE_SIZE = 100

/**
 * Open requests, confirmed ones first, so that invented ones never hide them, then by due day, and how many more there
 * are; and the newest answered ones.
 * @throws Error when the database does not answer.
 */
export async function privacyRequests() {
  const client = await serverClient()
  const requests = () => client.from('privacy_requests')
  const columns = columnsOf(requestRow)
  const [open, answered] = await Promise.all([
    requests()
      .select(columns, { count: 'exact' })
      .is('answered_on', null)
      .order('state')
      .order('due_on')
      .order('created_at')
      .order('id')
      .limit(REQUEST_PAGE_SIZE)
      .throwOnError(),
    requests()
      .select(columns)
      .not('answered_on', 'is', null)
      .order('answered_on', { ascending: false })
      .order('id')
      .limit(LOG_PAGE_SIZE)
      .throwOnError(),
  ])
  return {
    open: z.array(requestRow).parse(open.data),
    unlisted: (open.count ?? 0) - open.data.length,
    answered: z.array(requestRow).parse(answered.data),
  }
}

const askedRow = requestRow.pick({ kind: true, state: true })

/**
 * The request of a mailed link's token; null if invalid.
 * @throws Error when the database does not answer.
 */
export async function requestOf(token: string): Promise<z.output<typeof askedRow> | null> {
  const { data } = await uncachedClient().rpc('privacy_request', { token }).throwOnError()
  return z.array(askedRow).parse(data)[0] ?? null
}
