import { useTranslations } from 'next-intl'
import { DeadEnd } from '@/components/site/page-hero'
import { ButtonLink } from '@/components/ui/link'
import { routes } from '@/lib/routes'

/** Shown for blog addresses without a published post. */
export default function PostNotFound() {
  const t = useTranslations('Posts.list')
  return (
    <DeadEnd title={t('notFoundTitle')} text={t('notFoundText')}>
      <ButtonLink href={routes.blog}>{t('backToBlog')}</ButtonLink>
    </DeadEnd>
  )
}
