import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { TIME_ZONE, routing } from './routing'

/** The language of a page is the first segment of its address, and enters here alone. */
export default getRequestConfig(async () => {
  const requested = await rootLocale()
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale
  const messages = locale === 'af' ? await import('@/messages/af.json') : await import('@/messages/en.json')
  return { locale, messages: messages.default, timeZone: TIME_ZONE }
})
