import { useLocale } from 'next-intl'
import { type Locale, languageName } from './routing'

/** Gives the name of a language in the language of the page. */
export function useLanguageNames(): (language: Locale) => string {
  const locale = useLocale()
  return (language) => languageName(language, locale)
}
