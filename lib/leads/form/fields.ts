import type { LevelNumber } from '@/lib/content/documents/levels'
import { routes, withQuery } from '@/lib/routes'

/** The fields of the lead form, in their order; each has a label of its name in the messages. */
export const leadFields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'surname', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

/** The most characters of each of the two names; the database repeats it. */
export const NAME_LENGTH = 100

type LeadField = (typeof leadFields)[number]['name']

/** What the fields of the lead form hold. */
export type LeadInput = Record<LeadField, string>

/** The values of the fields, each found by its name. */
export function leadInput(valueOf: (name: LeadField) => string): LeadInput {
  return Object.fromEntries(leadFields.map(({ name }) => [name, valueOf(name)])) as LeadInput
}

/** The codes that the form shows at a field. */
export type LeadFieldCode = 'required' | 'tooLong' | 'emailInvalid' | 'phoneInvalid'

/** What is wrong with the fields. */
export type LeadFieldErrors = Partial<Record<LeadField, LeadFieldCode>>

/** The state of the form after an answer. */
export type LeadState =
  | { readonly status: 'idle' }
  | { readonly status: 'success' }
  | {
      readonly status: 'error'
      readonly code: 'invalid' | 'tooMany' | 'failed'
      readonly fields: LeadFieldErrors
      /** What was typed, so that nothing is lost without JavaScript either. */
      readonly values: LeadInput
    }

/** The state of the form where no answer arrived. */
export const noAnswer = (values: LeadInput): LeadState => ({
  status: 'error',
  code: 'failed',
  fields: {},
  values,
})

/** The field that holds the id that the browser made for the enquiry, a UUID; empty without JavaScript. */
export const ID_FIELD = 'enquiry'

/** The field that holds the language of the page. */
export const LANGUAGE_FIELD = 'language'

/** The parameter of an address, and the field of the form, that names the level a visitor asks about. */
export const INTEREST = 'level'

/** The address of the form for a question about a level. */
export const askAbout = (level: LevelNumber) => withQuery(routes.landing, { [INTEREST]: String(level) })

/** The level that a text names; null for any other text. */
export function toInterest(text: string | null): LevelNumber | null {
  return text === '1' || text === '2' || text === '3' ? (Number(text) as LevelNumber) : null
}
