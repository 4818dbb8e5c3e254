import { getLocale, getTranslations } from 'next-intl/server'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import type { DataSubjectRequestError, PersonCounts } from '@/lib/privacy/schema'
import { routes } from '@/lib/routes'
import { signInPath } from '@/lib/staff/sign-in-path'

/** What the privacy desk says, in the language of the page; `{address}` is the one that was looked up. */
export interface PrivacyTexts {
  readonly locale: Locale
  readonly address: string
  readonly addressHint: string
  readonly look: string
  readonly looking: string
  readonly foundTitle: string
  readonly nothing: string
  readonly sharedTitle: string
  readonly sharedText: string
  readonly sharedWith: string
  /** How much of its history goes, of `{count}` entries. */
  readonly sharedEvents: readonly [none: string, one: string, many: string]
  readonly sharedOpen: string
  readonly kinds: Record<keyof PersonCounts['counts'], string>
  readonly exportPerson: string
  readonly exportHint: string
  readonly eraseTitle: string
  readonly eraseText: string
  readonly eraseShared: string
  readonly confirmation: string
  readonly erase: string
  readonly erasing: string
  /** How many rows went; `{count}` is the number. */
  readonly erased: readonly [none: string, one: string, many: string]
  readonly errors: Record<DataSubjectRequestError, string>
  readonly signIn: string
  readonly signInHref: string
}

export async function privacyTexts(): Promise<PrivacyTexts> {
  const [locale, t, lead] = await Promise.all([
    getLocale(),
    getTranslations('Privacy'),
    getTranslations('Leads.lead'),
  ])
  return {
    locale,
    address: t('address'),
    addressHint: t('addressHint'),
    look: t('look'),
    looking: t('looking'),
    foundTitle: t('foundTitle', { address: '{address}' }),
    nothing: t('nothing', { address: '{address}' }),
    sharedTitle: t('sharedTitle'),
    sharedText: t('sharedText'),
    sharedWith: t('sharedWith'),
    sharedEvents: [t('sharedEventsNone'), t('sharedEventsOne'), t('sharedEventsMany', { count: '{count}' })],
    sharedOpen: t('sharedOpen'),
    kinds: {
      leads: t('kindLeads'),
      submissions: t('kindSubmissions'),
      events: t('kindEvents'),
      spam: t('kindSpam'),
      newsletter: t('kindNewsletter'),
    },
    exportPerson: t('exportPerson'),
    exportHint: t('exportHint'),
    eraseTitle: t('eraseTitle'),
    eraseText: t('eraseText'),
    eraseShared: t('eraseShared'),
    confirmation: t('confirmation'),
    erase: t('erase'),
    erasing: t('erasing'),
    erased: [t('erasedNone'), t('erasedOne'), t('erasedMany', { count: '{count}' })],
    errors: {
      notAuthenticated: t('errorNotAuthenticated'),
      notAdmin: t('errorNotAdmin'),
      addressInvalid: t('errorAddressInvalid'),
      unlike: t('errorUnlike'),
      failed: t('errorFailed'),
    },
    signIn: lead('signIn'),
    signInHref: signInPath(locale, { next: localePath(routes.privacyAdmin, locale) }),
  }
}
