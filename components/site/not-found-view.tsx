import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/paths'
import { DeadEnd } from './dead-end'

/** The page for an address that leads nowhere. */
export function NotFoundView() {
  const locale = useLocale()
  const t = useTranslations('NotFound')
  return (
    <DeadEnd title={t('title')} text={t('text')}>
      <ButtonLink href={localePath('/', locale)}>{t('home')}</ButtonLink>
      <ButtonLink variant="quiet" href={localePath('/courses', locale)}>
        {t('courses')}
      </ButtonLink>
      <ButtonLink variant="quiet" href={localePath('/blog', locale)}>
        {t('blog')}
      </ButtonLink>
      <ButtonLink variant="quiet" href={localePath('/contact', locale)}>
        {t('contact')}
      </ButtonLink>
    </DeadEnd>
  )
}
