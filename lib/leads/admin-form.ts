/** What the staff's forms about leads and their actions agree on. It is light, because the browser loads it. */
import { emailKey } from '@/lib/forms/identity'
import { type LeadDetail, leadDetails } from '@/lib/lead-fields'

/** What staff have done about a lead; a new one is `new`. The database lists the same (tests/db/leads/follow-up.test.ts). */
export const leadStatuses = ['new', 'contacted', 'applied', 'enrolled', 'lost'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** What staff can have done about a lead. The database lists the same (tests/db/leads/follow-up.test.ts). */
export const contactKinds = ['note', 'called', 'no-answer', 'whatsapp'] as const
export type ContactKind = (typeof contactKinds)[number]

/**
 * The field that names the lead of a form. It is a field and not a bound argument: without JavaScript React renders a
 * form for ever whose action was bound while rendering.
 */
export const LEAD_FIELD = 'lead'

type Details = Readonly<Record<LeadDetail, string>>

/** The details that an enquiry gives otherwise than its lead has them; another spelling of an e-mail address is none. */
export const differingDetails = (lead: Details, enquiry: Details) =>
  leadDetails.filter((detail) => {
    const [given, stored] = [enquiry[detail], lead[detail]]
    return given && (detail === 'email' ? emailKey(given) !== emailKey(stored) : given !== stored)
  })

/** Why a change to a lead was refused. */
export type LeadActionError =
  | 'notAuthenticated'
  | 'notAdmin'
  | 'gone'
  | 'stale'
  | 'changed'
  | 'invalid'
  | 'nothingToSave'
  | 'noneChosen'
  | 'detailsInvalid'
  | 'noteTooLong'
  | 'dayInvalid'
  | 'failed'
