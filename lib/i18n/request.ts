import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import type words from '@/lib/provider/words/en.json'
import type messages from '@/messages/en.json'
import { type Locale as SiteLocale, TIME_ZONE, routing } from './routing'
import { messagesOf } from './translator'

declare module 'next-intl' {
  interface AppConfig {
    Locale: SiteLocale
    Messages: typeof messages & typeof words
  }
}

/** The page language is the first segment of its address, and is set only here. */
export default getRequestConfig(async () => {
  const requested = await rootLocale()
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale
  return { locale, messages: messagesOf(locale), timeZone: TIME_ZONE }
})
