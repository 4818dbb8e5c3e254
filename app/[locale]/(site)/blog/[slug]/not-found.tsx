import { useLocale, useTranslations } from 'next-intl'
import { DeadEnd } from '@/components/site/dead-end'
import { ButtonLink } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'

/** The page for an address of the blog without a published post. */
export default function PostNotFound() {
  const locale = useLocale()
  const t = useTranslations('Posts.list')
  return (
    <DeadEnd title={t('notFoundTitle')} text={t('notFoundText')}>
      <ButtonLink href={localePath(routes.blog, locale)}>{t('backToBlog')}</ButtonLink>
    </DeadEnd>
  )
}
