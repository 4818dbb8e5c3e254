import { useLocale, useTranslations } from 'next-intl'
import { otherLocales } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { LanguageLink } from '../language-link'
import { ThemeSwitch } from './theme-switch'

/**
 * Links to the same page in the other languages, each labelled in its own language, and the switch of the theme.
 * @param labels the namespace of their labels
 */
export function Switches({ labels }: { labels: 'Header' | 'Staff.menu' }) {
  const t = useTranslations()
  return (
    <>
      {otherLocales(useLocale()).map((language) => (
        <LanguageLink key={language} language={language} label={translator(language)(`${labels}.language`)} />
      ))}
      <ThemeSwitch label={t(`${labels}.theme`)} />
    </>
  )
}
