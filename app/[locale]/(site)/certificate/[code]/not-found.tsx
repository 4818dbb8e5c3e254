import { useTranslations } from 'next-intl'
import { DeadEnd } from '@/components/site/page-hero'
import { ButtonLink } from '@/components/ui/link'
import { routes } from '@/lib/routes'

/** For an unknown code, and after an erasure. */
export default function CertificateNotFound() {
  const t = useTranslations('Certificate')
  return (
    <DeadEnd title={t('goneTitle')} text={t('gone')}>
      <ButtonLink href={routes.contact}>{t('contact')}</ButtonLink>
    </DeadEnd>
  )
}
