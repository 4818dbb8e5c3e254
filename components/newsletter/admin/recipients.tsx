import { useLocale, useTranslations } from 'next-intl'
import { counted } from '@/lib/i18n/formats'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { routing, type Locale } from '@/lib/i18n/routing'
import { type IssueParts, isWritten } from '@/lib/newsletter/issue-schema'
import { consentLanguage } from '@/lib/newsletter/schema'

/** Subscribers by language; null if loading failed. */
export type Subscribed = Readonly<Record<Locale, number>> | null

/** An issue's recipients, and any language whose subscribers would get nothing. */
export function Recipients({ parts, subscribed }: { parts: IssueParts; subscribed: Subscribed }) {
  const locale = useLocale()
  const t = useTranslations('NewsletterAdmin.recipients')
  const languages = useLanguageNames()
  if (!subscribed) return <p className="text-alert">{t('unknown')}</p>
  return (
    <ul className="grid gap-1">
      {routing.locales.map((language) => {
        const values = { ...counted(subscribed[language], locale), language: languages(language) }
        return (
          <li key={language}>
            {isWritten(parts[language]) ? (
              t('gets', values)
            ) : consentLanguage(language) !== language && isWritten(parts.en) ? (
              t('getsEnglish', values)
            ) : (
              <span className={subscribed[language] > 0 ? 'text-alert' : 'text-quiet'}>
                {t('nothing', values)}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
