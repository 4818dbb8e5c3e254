import { useLocale } from 'next-intl'
import { type Locale, languageName } from './routing'

/** Gives what a language is called in the language of the page. */
export function useLanguageNames(): (language: Locale) => string {
  const locale = useLocale()
  return (language) => languageName(language, locale)
}
