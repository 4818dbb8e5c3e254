import { defineRouting } from 'next-intl/routing'

/**
 * The two languages; English is the default. next-intl's own middleware and links are not used, so where the language
 * stands in an address is decided by lib/i18n/paths, and which one a visitor gets by lib/http/locale.
 */
export const routing = defineRouting({ locales: ['en', 'af'], defaultLocale: 'en' })

/** A language of the site. */
export type Locale = (typeof routing.locales)[number]

/** The cookie that keeps the visitor's choice. */
export const LOCALE_COOKIE = 'i18next'

/** The key of the same choice in local, then session storage. */
export const LOCALE_STORAGE_KEY = 'i18nextLng'

/** How long the cookie keeps the choice, in seconds: a year. */
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60

/** The language tag for dates and numbers. */
export const formatLocale = { en: 'en-ZA', af: 'af-ZA' } as const satisfies Record<Locale, string>

/** The time zone of the provider: its days begin and end there, and pages give times in it. */
export const TIME_ZONE = 'Africa/Johannesburg'
