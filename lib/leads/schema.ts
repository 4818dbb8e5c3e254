import { z } from 'zod'
import { levelNumbers } from '@/lib/content/level-numbers'
import { dateColumn, isoTime } from '@/lib/dates'
import { storedLanguage } from '@/lib/i18n/site-language'
import { columnsOf, row } from '@/lib/supabase/columns'
import { leadStatuses, contactKinds } from './admin-form'
import { channels } from './entry/fields'
import { byLeadField } from '@/lib/lead-fields'

/** The hidden field or a link in a name, each beside another sign; or too many in an hour. */
export const spamReasons = ['trap', 'link', 'limit'] as const
export type SpamReason = (typeof spamReasons)[number]

const text = z.string().nullable()
/** Empty if staff entered a lead without it. */
const contact = text.transform((value) => value ?? '')
const count = z.coerce.number().int()

const identity = {
  id: z.string(),
  firstName: z.string(),
  surname: z.string(),
  email: contact,
  /** E.164. */
  phone: contact,
  language: storedLanguage,
}

const person = { ...byLeadField(() => contact), ...identity }

const withName = <Row extends { firstName: string; surname: string }>(row: Row) => ({
  ...row,
  name: `${row.firstName} ${row.surname}`,
})

const state = {
  /** A campaign's source, a referrer's host, or `direct`. */
  trafficSource: z.string(),
  status: z.enum(leadStatuses),
  /** A day, `2026-11-21`. */
  followUpOn: dateColumn.nullable(),
  ownerId: text,
  /** Since when the person objects to contact, ISO 8601; null for no objection. */
  objectedAt: isoTime.nullable(),
  submissions: count,
  /** ISO 8601, UTC. */
  firstAt: isoTime,
  lastAt: isoTime,
}

const lead = z.object({
  ...person,
  ...state,
  /** The lead that shows it, if it was merged. */
  mergedInto: text,
  /** Since when it is in the bin, ISO 8601; null for others. */
  binnedAt: isoTime.nullable(),
})
export const leadColumns = columnsOf(lead)
export const leadRow = lead.transform(withName)
export type Lead = z.output<typeof leadRow>

/**
 * With whether another lead may be the same person, whether its answer could not be delivered, and the total of the
 * list.
 */
export const inboxRow = row({
  ...identity,
  ...state,
  ...{ suggested: z.boolean(), undelivered: z.boolean(), total: count },
}).transform(withName)
export type InboxLead = z.output<typeof inboxRow>

const { status, followUpOn, objectedAt, lastAt } = state

/** A lead in the work of today, with the total of its list. */
export const waitingLead = row({
  ...identity,
  ...{ status, followUpOn, objectedAt, lastAt },
  undelivered: z.boolean(),
  /** Whether the person sent the form today. */
  isOfToday: z.boolean(),
  total: count,
}).transform(withName)
export type WaitingLead = z.output<typeof waitingLead>

const attribution = {
  page: text,
  referrer: text,
  utm_medium: text,
  utm_campaign: text,
  utm_term: text,
  utm_content: text,
}

const submission = z.object({
  ...person,
  ...attribution,
  /** The level the visitor was reading about. */
  interest: z.literal(levelNumbers).nullable(),
  utm_source: text,
  createdAt: isoTime,
  source: z.enum(['landing-page', 'by-hand', 'import']),
  /** Of an entry by staff; null for a form submission. */
  channel: z.enum(channels).nullable(),
  message: text,
  enteredBy: text,
})

export const submissionColumns = columnsOf(submission)

/** A form submission, or an entry by staff. */
export const submissionRow = submission.transform(withName)
export type Submission = z.output<typeof submissionRow>

const undecided = submission.extend({ spamReason: z.enum(spamReasons).nullable() })
export const undecidedColumns = columnsOf(undecided)

/** An enquiry that is not yet a lead: held or, with a reason, spam. */
export const undecidedRow = undecided.transform(withName)
export type UndecidedSubmission = z.output<typeof undecidedRow>

/** `before` and `after` hold statuses, days, owners, a time, a detail or a reason, depending on the kind. */
export const eventRow = z.object({
  id: z.string(),
  kind: z.enum([
    ...contactKinds,
    'status',
    'follow-up',
    'owner',
    'corrected',
    'merged',
    'split',
    'dismissed',
    'adopted',
    'not-spam',
    'released',
    'binned',
    'restored',
    'invited',
    'objected',
    'objection-withdrawn',
  ]),
  /** The other lead of a merge, a split or a dismissal. */
  otherId: text,
  before: text,
  after: text,
  note: text,
  /** The actor's e-mail address, or `system`. */
  actor: z.string(),
  createdAt: isoTime,
})
export type LeadEvent = z.output<typeof eventRow>
export const eventColumns = columnsOf(eventRow)

/** A possible duplicate, or a merged lead. */
export const linkRow = row({
  kind: z.enum(['suggested', 'merged']),
  /** Of the suggestion, or of the merged lead. */
  id: z.string(),
  leadId: z.string(),
  firstName: z.string(),
  surname: z.string(),
  email: contact,
  phone: contact,
  submissions: count,
}).transform(withName)
export type LeadLink = z.output<typeof linkRow>

const touch = z.object({ ...attribution, source: z.string(), language: storedLanguage })

export const exportedLead = row({
  ...person,
  ...state,
  ...{ first: touch, last: touch.nullable(), interest: z.number().nullable(), notes: text },
})
  // The last submission is omitted if it is also the first.
  .transform((lead) => withName({ ...lead, last: lead.last ?? lead.first }))
/** With the level of its last interest, messages and notes, and its first and last attribution. */
export type ExportedLead = z.output<typeof exportedLead>

/** No rows if there are more than one file may hold. */
export const leadExport = z.object({ total: count, leads: z.array(z.unknown()) })

/**
 * A source, language, campaign (in lower case) or first page, with the number of leads that have it in any submission.
 */
export const filterOptionRow = z.object({
  kind: z.enum(['source', 'language', 'campaign', 'page']),
  value: z.string(),
  leads: count,
})
export type FilterOption = z.output<typeof filterOptionRow>
