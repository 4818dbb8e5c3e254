import { useLocale } from 'next-intl'
import { otherLocales } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { LanguageLink } from '../language-link'

/** Links to the same page in the other languages, each labelled in its own language. */
export function LanguageSwitch({ label }: { label: 'Header.language' | 'Staff.menu.language' }) {
  return otherLocales(useLocale()).map((language) => (
    <LanguageLink key={language} language={language} label={translator(language)(label)} />
  ))
}
