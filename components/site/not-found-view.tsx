import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { DeadEnd } from './dead-end'

/** The page for an address that does not exist. */
export function NotFoundView() {
  const locale = useLocale()
  const t = useTranslations('NotFound')
  return (
    <DeadEnd title={t('title')} text={t('text')}>
      <ButtonLink href={localePath(routes.home, locale)}>{t('home')}</ButtonLink>
      <ButtonLink variant="quiet" href={localePath(routes.courses, locale)}>
        {t('courses')}
      </ButtonLink>
      <ButtonLink variant="quiet" href={localePath(routes.blog, locale)}>
        {t('blog')}
      </ButtonLink>
      <ButtonLink variant="quiet" href={localePath(routes.contact, locale)}>
        {t('contact')}
      </ButtonLink>
    </DeadEnd>
  )
}
