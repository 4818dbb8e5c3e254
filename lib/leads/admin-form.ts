/** Shared by the staff's lead forms and their actions. Keep it light: the browser loads it. */
import type { CodeOf } from '@/lib/result'
import { emailKey } from '@/lib/forms/identity'
import { type LeadDetail, leadDetails } from '@/lib/lead-fields'

/** Progress of a lead. The database lists the same (tests/db/leads/follow-up.test.ts). */
export const leadStatuses = ['new', 'contacted', 'applied', 'enrolled', 'lost'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** Contacts with a lead. The database lists the same (tests/db/leads/follow-up.test.ts). */
export const contactKinds = ['note', 'called', 'no-answer', 'whatsapp', 'email', 'replied'] as const
export type ContactKind = (typeof contactKinds)[number]

/** Maximum length of a letter to a lead, in characters; the database checks the same. */
export const LETTER_LENGTH = 4000

/**
 * The field for the lead's id, because without JavaScript, React never stops rendering a form whose action was bound
 * while rendering.
 */
export const LEAD_FIELD = 'lead'

/** Maximum length of a saved filter's name, in characters. */
export const FILTER_NAME_LENGTH = 40

/** The value of the button pressed for chosen leads. */
export const ACT_FIELD = 'act'

/** Why an action on chosen leads left one out. */
export type SkipReason = CodeOf<'Leads.chosen.reasons'>

/** A lead that was left out; a deleted one has no name. */
export interface Skipped {
  readonly name: string
  readonly why: SkipReason
}

type Details = Readonly<Record<LeadDetail, string>>

/** The details in which an enquiry differs from its lead, apart from the spelling of the e-mail address. */
export const differingDetails = (lead: Details, enquiry: Details) =>
  leadDetails.filter((detail) => {
    const [given, stored] = [enquiry[detail], lead[detail]]
    return given && (detail === 'email' ? emailKey(given) !== emailKey(stored) : given !== stored)
  })

export type LeadActionError = CodeOf<'Leads.errors'>
