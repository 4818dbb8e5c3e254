/** What the form sends; the language is the page's. */
export interface SubscriptionInput {
  email: string
  language: 'en' | 'af'
}

/** The codes that the form shows at its field. */
export type SubscriptionFieldCode = 'required' | 'tooLong' | 'emailInvalid'

/** The state of the form after an answer. */
export type SubscriptionState =
  | { readonly status: 'idle' }
  | { readonly status: 'success' }
  | {
      readonly status: 'error'
      readonly code: SubscriptionFieldCode | 'tooMany' | 'failed'
      /** What was typed, so that nothing is lost without JavaScript either. */
      readonly email: string
    }
