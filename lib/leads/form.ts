/** What the form's fields hold. */
export interface LeadInput {
  firstName: string
  surname: string
  email: string
  phone: string
}

/** The codes that the form shows at a field. */
export type LeadFieldCode = 'required' | 'tooLong' | 'emailInvalid' | 'phoneInvalid'

/** Where the form stands after an answer (specification, section 4, landing form). */
export type LeadState =
  | { readonly status: 'idle' }
  | { readonly status: 'success' }
  | {
      readonly status: 'error'
      readonly code: 'invalid' | 'tooMany' | 'failed'
      readonly fields: Partial<Record<keyof LeadInput, LeadFieldCode>>
      /** What was typed, so that nothing is lost without JavaScript either. */
      readonly values: LeadInput
    }

/** The field that people do not see and robots fill. */
export const TRAP_FIELD = 'website'

/** The field that holds how long the form was open, in milliseconds; empty without JavaScript. */
export const ELAPSED_FIELD = 'elapsed'

/** The field that holds the language of the page. */
export const LANGUAGE_FIELD = 'language'
