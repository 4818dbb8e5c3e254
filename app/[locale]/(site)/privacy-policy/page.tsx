import { getTranslations } from 'next-intl/server'
import { LegalPage } from '@/components/site/legal-page'
import { JsonLd } from '@/components/site/json-ld'
import { privacyLastUpdated, privacySections } from '@/lib/content/privacy'
import { headOf } from '@/lib/seo/metadata'
import { pageFacts } from '@/lib/seo/facts'

const facts = () => pageFacts('privacy', '/privacy-policy')

export const generateMetadata = async () => headOf(await facts())

/** The privacy policy; the cookie policy is its section `#cookies`. */
export default async function PrivacyPage() {
  const t = await getTranslations('Legal')
  return (
    <>
      <LegalPage
        title={t('privacyTitle')}
        intro={t('privacyIntro')}
        updated={privacyLastUpdated}
        sections={privacySections}
      />
      <JsonLd facts={await facts()} trail={[{ name: t('privacyTitle'), path: '/privacy-policy' }]} />
    </>
  )
}
