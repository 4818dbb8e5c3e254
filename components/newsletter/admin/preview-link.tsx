import { useTranslations } from 'next-intl'
import { ButtonAnchor } from '@/components/ui/button'
import { useLanguageNames } from '@/lib/i18n/language-names'
import type { Locale } from '@/lib/i18n/routing'
import { api } from '@/lib/routes'

/** A link to an issue's preview in a language. */
export function PreviewLink({ id, language }: { id: string; language: Locale }) {
  const t = useTranslations('NewsletterAdmin.preview')
  const languages = useLanguageNames()
  return (
    <ButtonAnchor
      variant="quiet"
      size="small"
      href={api.issuePreview(id, language)}
      aria-label={t('of', { language: languages(language) })}
    >
      {t('link')}
    </ButtonAnchor>
  )
}
