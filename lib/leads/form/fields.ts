import type { LevelNumber } from '@/lib/content/level-numbers'
import type { LeadField, LeadInput } from '@/lib/lead-fields'
import { routes, withQuery } from '@/lib/routes'

/** The most characters of each of the two names; the database repeats it. */
export const NAME_LENGTH = 100

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
