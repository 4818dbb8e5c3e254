import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { messagesOf } from './catalogue'
import { TIME_ZONE, routing } from './routing'

/** The page language is the first segment of its address, and is set only here. */
export default getRequestConfig(async () => {
  const requested = await rootLocale()
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale
  return { locale, messages: messagesOf(locale), timeZone: TIME_ZONE }
})
