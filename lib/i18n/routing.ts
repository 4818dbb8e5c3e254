import { defineRouting } from 'next-intl/routing'

/** The two languages; English is the fallback and stands unprefixed, Afrikaans under /af. */
export const routing = defineRouting({
  locales: ['en', 'af'],
  defaultLocale: 'en',
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
})

/** A language of the site. */
export type Locale = (typeof routing.locales)[number]

/** The cookie that keeps the visitor's choice (specification, section 9). */
export const LOCALE_COOKIE = 'i18next'

/** The key of the same choice in local, then session storage (specification, section 4). */
export const LOCALE_STORAGE_KEY = 'i18nextLng'

/** How long the cookie keeps the choice, in seconds: a year. */
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60

/** The language tag for dates and numbers. */
export const formatLocale = { en: 'en-ZA', af: 'af-ZA' } as const satisfies Record<Locale, string>
