import * as z from 'zod/mini'
import { emailField } from '@/lib/forms/email'
import { type Locale, routing } from '@/lib/i18n/routing'

/** The version of the consent text, as in `private.newsletter_consents`. */
export const CONSENT_VERSION = 1

/** The database's languages of the consent text. Forms in others show the English text. */
const consentLanguages: readonly Locale[] = ['en', 'af']

/** The language of the consent text on a page. */
export const consentLanguage = (locale: Locale): Locale =>
  consentLanguages.includes(locale) ? locale : routing.defaultLocale

export type SubscriptionFieldCode = 'required' | 'tooLong' | 'emailInvalid'

export type SubscriptionState =
  | { readonly status: 'idle' }
  | { readonly status: 'success' }
  | {
      readonly status: 'error'
      readonly code: SubscriptionFieldCode | 'tooMany' | 'failed'
      /** So that nothing is lost, even without JavaScript. */
      readonly email: string
    }

/** For browser and server alike. Issue messages are the codes the form shows. In zod/mini because visitors load it. */
export const subscriptionSchema = z.object({
  email: emailField,
  /** The page's. */
  language: z.enum(routing.locales),
})

/** The error of the address, or null. */
export function emailError(input: unknown): SubscriptionFieldCode | null {
  const issues = subscriptionSchema.safeParse(input).error?.issues ?? []
  return (issues.find(({ path }) => path[0] === 'email')?.message as SubscriptionFieldCode) ?? null
}
