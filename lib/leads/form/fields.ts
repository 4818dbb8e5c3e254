import type { LevelNumber } from '@/lib/content/level-numbers'
import type { LeadField, LeadInput } from '@/lib/lead-fields'
import { routes, withQuery } from '@/lib/routes'

/** Maximum length of each name; the database repeats it. */
export const NAME_LENGTH = 100

/** Error codes shown at a field. */
export type LeadFieldCode = 'required' | 'tooLong' | 'emailInvalid' | 'phoneInvalid'

/** The error of each invalid field. */
export type LeadFieldErrors = Partial<Record<LeadField, LeadFieldCode>>

/** The form's state after an answer. */
export type LeadState =
  | { readonly status: 'idle' }
  | { readonly status: 'success' }
  | {
      readonly status: 'error'
      readonly code: 'invalid' | 'tooMany' | 'failed'
      readonly fields: LeadFieldErrors
      /** The input, so that nothing is lost, even without JavaScript. */
      readonly values: LeadInput
    }

/** The form's state if no answer arrived. */
export const noAnswer = (values: LeadInput): LeadState => ({
  status: 'error',
  code: 'failed',
  fields: {},
  values,
})

/** The field for the enquiry's id, a UUID from the browser; empty without JavaScript. */
export const ID_FIELD = 'enquiry'

/** The field for the page's language. */
export const LANGUAGE_FIELD = 'language'

/** The query parameter and form field for the level in question. */
export const INTEREST = 'level'

/** The path of the form for a question about a level. */
export const askAbout = (level: LevelNumber) => withQuery(routes.landing, { [INTEREST]: String(level) })
