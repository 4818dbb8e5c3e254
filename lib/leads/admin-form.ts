/** What the staff's forms about leads and their actions agree on. It is light, because the browser loads it. */

/** What staff have done about a lead; a new one is `new`. The database lists the same (tests/db/leads-follow-up.test.ts). */
export const leadStatuses = ['new', 'contacted', 'applied', 'enrolled', 'lost'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** What staff can have done about a lead. The database lists the same (tests/db/leads-follow-up.test.ts). */
export const contactKinds = ['note', 'called', 'no-answer', 'whatsapp'] as const
export type ContactKind = (typeof contactKinds)[number]

/**
 * The field that names the lead of a form. It is a field and not a bound argument: without JavaScript React renders a
 * form for ever whose action was bound while rendering.
 */
export const LEAD_FIELD = 'lead'

/** The details of a lead that staff may adopt from an enquiry. */
export const adoptable = ['name', 'email', 'phone'] as const

/** Why a change to a lead was refused. */
export type LeadActionError =
  | 'notAuthenticated'
  | 'notAdmin'
  | 'gone'
  | 'stale'
  | 'invalid'
  | 'nothingToSave'
  | 'noneChosen'
  | 'detailsInvalid'
  | 'noteTooLong'
  | 'dayInvalid'
  | 'failed'
