import type { LevelNumber } from '@/lib/content/level-numbers'
import type { LeadField, LeadInput } from '@/lib/lead-fields'
import { routes, withQuery } from '@/lib/routes'

/** Maximum length of each name, as in the database. */
export const NAME_LENGTH = 100

export type LeadFieldCode = 'required' | 'tooLong' | 'emailInvalid' | 'phoneInvalid'

export type LeadFieldErrors = Partial<Record<LeadField, LeadFieldCode>>

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

/** Field for the enquiry's id, a UUID from the browser; empty without JavaScript. */
export const ID_FIELD = 'enquiry'

export const LANGUAGE_FIELD = 'language'

/** Query parameter and form field for the level in question. */
export const INTEREST = 'level'

/** The form's path for a question about a level. */
export const askAbout = (level: LevelNumber) => withQuery(routes.landing, { [INTEREST]: String(level) })
