import { provider } from '../provider/provider'

/** A language of the site. */
interface Language {
  /**
   * Two letters (ISO 639-1), or three (ISO 639-2) where a language has no such code; used in addresses, cookies and the
   * database.
   */
  readonly code: string
  /** The language tag for dates and numbers. */
  readonly format: string
  /** Its names in the site's languages, falling back to English. */
  readonly names: { readonly en: string; readonly [code: string]: string }
  /** Whether messages and published content must be complete in this language; otherwise missing texts are English. */
  readonly isContentRequired: boolean
}

/** The languages of the site. To add one, add an entry here and `messages/<code>.json`, which may be short. */
const languages = [
  { code: 'en', format: 'en-ZA', names: { en: 'English', af: 'Engels' }, isContentRequired: true },
  { code: 'af', format: 'af-ZA', names: { en: 'Afrikaans', af: 'Afrikaans' }, isContentRequired: true },
] as const satisfies readonly Language[]

/** The code of a language of the site. */
export type Locale = (typeof languages)[number]['code']

/**
 * The languages; English is the default. next-intl's own middleware and links are not used: lib/i18n/paths puts the
 * language into an address, and lib/http/locale picks the visitor's. next.config.ts imports this file, so it imports
 * nothing.
 */
export const routing: { readonly locales: readonly Locale[]; readonly defaultLocale: 'en' } = {
  locales: languages.map(({ code }) => code),
  defaultLocale: 'en',
}

/** A value for each language of the site. */
export const inEachLanguage = <Value>(make: (language: Locale) => Value): Readonly<Record<Locale, Value>> =>
  Object.fromEntries(routing.locales.map((language) => [language, make(language)])) as Record<Locale, Value>

/** The other languages of the site. */
export const otherLocales = (locale: Locale): readonly Locale[] =>
  routing.locales.filter((each) => each !== locale)

const about = (language: Locale): Language => languages.find(({ code }) => code === language)!

/** The language tags for dates and numbers. */
export const formatLocale = inEachLanguage((language) => about(language).format)

/** The name of a language in another one. */
export const languageName = (language: Locale, locale: Locale): string =>
  about(language).names[locale] ?? about(language).names.en

/** Whether messages and published content must be complete in a language. */
export const isContentRequired = (language: Locale): boolean => about(language).isContentRequired

/** The languages of the content, and of the office. */
export const contentLocales: readonly Locale[] = routing.locales.filter(isContentRequired)

/** The cookie with the visitor's choice. */
export const LOCALE_COOKIE = 'i18next'

/** The key of the same choice in local and session storage. */
export const LOCALE_STORAGE_KEY = 'i18nextLng'

/** Lifetime of the cookie in seconds: a year. */
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60

/** The provider's time zone, for its days and for times on pages. */
export const TIME_ZONE: string = provider.timeZone
