import * as z from 'zod/mini'
import { emailField } from '@/lib/forms/email'
import { type Locale, routing } from '@/lib/i18n/routing'

/** What the form sends; the language is the page's. */
export interface SubscriptionInput {
  email: string
  language: Locale
}

/** The version of the words that subscribers agree to, as `private.newsletter_consents` keeps them. */
export const CONSENT_VERSION = 1

/** The languages that the database has these words in. A form in another language shows the English ones. */
const consentLanguages: readonly Locale[] = ['en', 'af']

/** The language of the words that a subscriber agrees to on a page. */
export const consentLanguage = (locale: Locale): Locale =>
  consentLanguages.includes(locale) ? locale : routing.defaultLocale

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

/**
 * The newsletter form, in the browser and on the server alike. The message of an issue is the code that the form shows
 * at its field. It uses zod/mini because visitors load it.
 */
export const subscriptionSchema = z.object({
  email: emailField,
  language: z.enum(routing.locales),
}) satisfies z.ZodMiniType<SubscriptionInput>

/** What is wrong with the address; null where nothing is. */
export function emailError(input: unknown): SubscriptionFieldCode | null {
  const issues = subscriptionSchema.safeParse(input).error?.issues ?? []
  return (issues.find(({ path }) => path[0] === 'email')?.message as SubscriptionFieldCode) ?? null
}
