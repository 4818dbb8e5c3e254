import { useTranslations } from 'next-intl'
import { type Locale, routing } from '@/lib/i18n/routing'
import { PreviewLink } from './preview-link'

/** The previews of an issue that is no draft any more; `written` says in which languages there is one. */
export function IssueTexts({ id, written }: { id: string; written: Readonly<Record<Locale, boolean>> }) {
  const t = useTranslations('NewsletterAdmin')
  const languages = useTranslations('Posts.languages')
  return (
    <ul className="grid gap-3">
      {routing.locales.map((language) => (
        <li key={language} className="flex flex-wrap items-center gap-3">
          <span className="w-24 font-semibold">{languages(language)}</span>
          {written[language] ? (
            <PreviewLink id={id} language={language} />
          ) : (
            <span className="text-quiet">{t('textNone', { language: languages(language) })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
