import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import {
  type ExportedLead,
  type Lead,
  type LeadEvent,
  type LeadOrigin,
  type SentSubmission,
  type Submission,
  type Suspect,
  leadStatuses,
  originKinds,
  suspectReasons,
} from './types'

const language = z.enum(['en', 'af'])
const day = z.string().transform((text) => text.slice(0, 10))
const text = z.string().nullable()

const person = {
  id: z.string(),
  first_name: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.string(),
}
const attribution = {
  page: text,
  referrer: text,
  utm_source: text,
  utm_medium: text,
  utm_campaign: text,
  utm_term: text,
  utm_content: text,
}

const leadRow = z.object({
  ...person,
  language,
  came_from: z.string(),
  status: z.enum(leadStatuses),
  follow_up_on: day.nullable(),
  submissions: z.coerce.number().int(),
  first_at: isoTime,
  last_at: isoTime,
})
const submissionRow = z.object({ ...person, ...attribution, language, created_at: isoTime })
const suspectRow = submissionRow.extend({ reason: z.enum(suspectReasons) })
const sentRow = submissionRow.extend({ came_from: z.string() })
const exportRow = z.object({ surname: z.string(), first_sent: sentRow, last_sent: sentRow })
const originRow = z.object({
  kind: z.enum(originKinds),
  value: z.string(),
  leads: z.coerce.number().int(),
})
const eventRow = z.object({
  id: z.string(),
  kind: z.enum(['note', 'status', 'follow-up', 'merged', 'rescued']),
  before: text,
  after: text,
  note: text,
  actor: z.string(),
  created_at: isoTime,
})

/** The columns of a lead, of a submission, of a suspect, of an event. */
export const leadColumns =
  'id, first_name, surname, email, phone, language, came_from, status, follow_up_on, submissions, first_at, last_at'
export const submissionColumns =
  'id, first_name, surname, email, phone, language, page, referrer, utm_source, utm_medium, utm_campaign, utm_term, utm_content, created_at'
export const suspectColumns =
  'id, first_name, surname, email, phone, language, page, referrer, utm_source, utm_medium, utm_campaign, utm_term, utm_content, created_at, reason'
export const eventColumns = 'id, kind, before, after, note, actor, created_at'

/** A row as a lead; throws a ZodError on a row of another shape, as do all below. */
export function toLead(row: unknown): Lead {
  const { first_name, surname, came_from, follow_up_on, first_at, last_at, ...rest } = leadRow.parse(row)
  return {
    ...rest,
    name: `${first_name} ${surname}`,
    firstName: first_name,
    cameFrom: came_from,
    followUpOn: follow_up_on,
    firstAt: first_at,
    lastAt: last_at,
  }
}

/** A row as a sending of the form. */
export function toSubmission(row: unknown): Submission {
  const { first_name, surname, created_at, ...rest } = submissionRow.parse(row)
  return { ...rest, name: `${first_name} ${surname}`, createdAt: created_at }
}

/** A row as a submission that was kept apart. */
export function toSuspect(row: unknown): Suspect {
  return { ...toSubmission(row), reason: suspectRow.parse(row).reason }
}

/** A row as something that happened. */
export function toLeadEvent(row: unknown): LeadEvent {
  const { created_at, ...rest } = eventRow.parse(row)
  return { ...rest, createdAt: created_at }
}

function toSent(row: z.output<typeof sentRow>): SentSubmission {
  return { ...toSubmission(row), cameFrom: row.came_from }
}

/** A row of the export. */
export function toExportedLead(row: unknown): ExportedLead {
  const { surname, first_sent, last_sent } = exportRow.parse(row)
  return { ...toLead(row), surname, first: toSent(first_sent), last: toSent(last_sent) }
}

/** A row as something that brought leads. */
export function toLeadOrigin(row: unknown): LeadOrigin {
  return originRow.parse(row)
}
