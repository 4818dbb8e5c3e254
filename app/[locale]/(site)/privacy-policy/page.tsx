import { getTranslations } from 'next-intl/server'
import { LegalPage } from '@/components/site/legal-page'
import { privacyLastUpdated, privacySections } from '@/lib/content/privacy'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'
import { pageMeta } from '@/lib/seo/page-meta'

const meta = () => pageMeta('privacy', routes.privacyPolicy)

export const generateMetadata = async () => toMetadata(await meta())

/** The privacy policy; the cookie policy is its section `#cookies`. */
export default async function PrivacyPage() {
  const t = await getTranslations('Legal')
  return (
    <LegalPage
      meta={await meta()}
      title={t('privacyTitle')}
      intro={t('privacyIntro')}
      updated={privacyLastUpdated}
      sections={privacySections}
    />
  )
}
