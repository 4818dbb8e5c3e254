import { type Messages, hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { TIME_ZONE, routing } from './routing'

/** The page language is the first segment of its address, and is set only here. */
export default getRequestConfig(async () => {
  const requested = await rootLocale()
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale
  const { default: messages } = (await import(`../../messages/${locale}.json`)) as { default: Messages }
  return { locale, messages, timeZone: TIME_ZONE }
})
