/** What staff have done about a lead so far; a new one is `new`. The database repeats the list. */
export const leadStatuses = ['new', 'contacted', 'applied', 'enrolled', 'lost'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/**
 * The field that names the lead of a form. A field, not a bound argument: without JavaScript React renders a form whose
 * action was bound while rendering for ever.
 */
export const LEAD_FIELD = 'lead'

/** Why a submission was kept apart: it filled the hidden field, came too fast, or was one too many in an hour. */
export const suspectReasons = ['trap', 'too-fast', 'limit'] as const
export type SuspectReason = (typeof suspectReasons)[number]

/** What brought a visitor here: as much of it as is known. */
export interface Attribution {
  /** The path of the visit's first page, or of the form's where the browser kept none. */
  readonly page: string | null
  /** The address outside this site that led here, without its query. */
  readonly referrer: string | null
  readonly utm_source: string | null
  readonly utm_medium: string | null
  readonly utm_campaign: string | null
  readonly utm_term: string | null
  readonly utm_content: string | null
}

/** A person, as lists show them. */
export interface Lead {
  readonly id: string
  readonly name: string
  readonly firstName: string
  readonly email: string
  /** E.164. */
  readonly phone: string
  readonly language: 'en' | 'af'
  /** A campaign's source, the host of a referrer, or `direct`. */
  readonly cameFrom: string
  readonly status: LeadStatus
  /** A day, `2026-11-21`. */
  readonly followUpOn: string | null
  /** How many times the form was sent in. */
  readonly submissions: number
  /** ISO 8601, UTC. */
  readonly firstAt: string
  readonly lastAt: string
}

/** One sending of the form. */
export interface Submission extends Attribution {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly language: 'en' | 'af'
  /** ISO 8601, UTC. */
  readonly createdAt: string
}

/** A sending of the form with where it came from, read as a lead's is. */
export interface SentSubmission extends Submission {
  readonly cameFrom: string
}

/** A lead as the file of leads has it: with what came with its first and its last submission. */
export interface ExportedLead extends Lead {
  readonly surname: string
  readonly first: SentSubmission
  readonly last: SentSubmission
}

/** What leads can be asked for by what they sent in. The database repeats the list. */
export const originKinds = ['source', 'language', 'campaign', 'page'] as const

/** A source, language, campaign (in lower case) or first page, with how many leads have it in any submission. */
export interface LeadOrigin {
  readonly kind: (typeof originKinds)[number]
  readonly value: string
  readonly leads: number
}

/** A submission that was kept apart. */
export interface Suspect extends Submission {
  readonly reason: SuspectReason
}

/** What happened to a lead. `before` and `after` hold statuses, days, a name or a reason, as the kind says. */
export interface LeadEvent {
  readonly id: string
  readonly kind: 'note' | 'status' | 'follow-up' | 'merged' | 'rescued'
  readonly before: string | null
  readonly after: string | null
  readonly note: string | null
  /** The e-mail address of who did it, or `system`. */
  readonly actor: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
}
