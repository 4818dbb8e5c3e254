import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import { DeadEnd } from './dead-end'

/** The page for an address that does not exist. */
export function NotFoundView() {
  const t = useTranslations('NotFound')
  return (
    <DeadEnd title={t('title')} text={t('text')}>
      <ButtonLink href={routes.home}>{t('home')}</ButtonLink>
      <ButtonLink variant="quiet" href={routes.courses}>
        {t('courses')}
      </ButtonLink>
      <ButtonLink variant="quiet" href={routes.blog}>
        {t('blog')}
      </ButtonLink>
      <ButtonLink variant="quiet" href={routes.contact}>
        {t('contact')}
      </ButtonLink>
    </DeadEnd>
  )
}
