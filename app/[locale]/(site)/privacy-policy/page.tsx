import { getTranslations } from 'next-intl/server'
import { LegalPage } from '@/components/legal/legal-page'
import { privacyLastUpdated, privacySections } from '@/lib/content/privacy'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('privacy', '/privacy-policy')

/** The privacy policy; the cookie policy is its section `#cookies`. */
export default async function PrivacyPage() {
  const t = await getTranslations('Legal')
  return (
    <LegalPage
      title={t('privacyTitle')}
      intro={t('privacyIntro')}
      updated={privacyLastUpdated}
      sections={privacySections}
    />
  )
}
