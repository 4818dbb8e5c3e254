import * as z from 'zod/mini'
import { emailField } from '@/lib/forms/email'
import { type Locale, routing } from '@/lib/i18n/routing'

/** The form's input; the language is the page's. */
export interface SubscriptionInput {
  email: string
  language: Locale
}

/** The version of the consent text, as in `private.newsletter_consents`. */
export const CONSENT_VERSION = 1

/** The languages of the consent text in the database. A form in another language shows the English text. */
const consentLanguages: readonly Locale[] = ['en', 'af']

/** The language of the consent text on a page. */
export const consentLanguage = (locale: Locale): Locale =>
  consentLanguages.includes(locale) ? locale : routing.defaultLocale

/** Error codes shown at the field. */
export type SubscriptionFieldCode = 'required' | 'tooLong' | 'emailInvalid'

/** The form's state after an answer. */
export type SubscriptionState =
  | { readonly status: 'idle' }
  | { readonly status: 'success' }
  | {
      readonly status: 'error'
      readonly code: SubscriptionFieldCode | 'tooMany' | 'failed'
      /** The input, so that nothing is lost, even without JavaScript. */
      readonly email: string
    }

/**
 * The newsletter form's schema, for browser and server alike. The message of an issue is the code the form shows. It
 * uses zod/mini because visitors load it.
 */
export const subscriptionSchema = z.object({
  email: emailField,
  language: z.enum(routing.locales),
}) satisfies z.ZodMiniType<SubscriptionInput>

/** The error of the address; null if there is none. */
export function emailError(input: unknown): SubscriptionFieldCode | null {
  const issues = subscriptionSchema.safeParse(input).error?.issues ?? []
  return (issues.find(({ path }) => path[0] === 'email')?.message as SubscriptionFieldCode) ?? null
}
