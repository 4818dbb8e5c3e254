import { z } from 'zod'
import {
  type Lead,
  type LeadEvent,
  type Submission,
  type Suspect,
  leadStatuses,
  suspectReasons,
} from './types'

const language = z.enum(['en', 'af'])
const time = z.string().transform((text) => new Date(text).toISOString())
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
  first_at: time,
  last_at: time,
})
const submissionRow = z.object({ ...person, ...attribution, language, created_at: time })
const suspectRow = submissionRow.extend({ reason: z.enum(suspectReasons) })
const eventRow = z.object({
  id: z.string(),
  kind: z.enum(['note', 'status', 'follow-up', 'merged', 'rescued']),
  before: text,
  after: text,
  note: text,
  actor: z.string(),
  created_at: time,
})

/** The columns of a lead, of a submission, of a suspect, of an event. */
export const leadColumns =
  'id, first_name, surname, email, phone, language, came_from, status, follow_up_on, submissions, first_at, last_at'
export const submissionColumns =
  'id, first_name, surname, email, phone, language, page, referrer, utm_source, utm_medium, utm_campaign, utm_term, utm_content, created_at'
export const suspectColumns =
  'id, first_name, surname, email, phone, language, page, referrer, utm_source, utm_medium, utm_campaign, utm_term, utm_content, created_at, reason'
export const eventColumns = 'id, kind, before, after, note, actor, created_at'

/** A row as a lead; throws a ZodError on a row of another shape, as do the three below. */
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
