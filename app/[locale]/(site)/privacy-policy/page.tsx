import { getTranslations } from 'next-intl/server'
import { EarlierVersions } from '@/components/site/legal/former-legal'
import { LegalPage } from '@/components/site/legal/legal-page'
import { metadataOf, pageMetaOf } from '@/components/site/document/page-metadata'
import { routes } from '@/lib/routes'
import { siteContent } from '@/lib/site/queries'

const meta = () => pageMetaOf('privacy', routes.privacyPolicy)

export const generateMetadata = async () => metadataOf(await meta())

/** The privacy policy; the cookie policy is its section `#cookies`. */
export default async function PrivacyPage() {
  const [content, t] = await Promise.all([siteContent(), getTranslations('Legal')])
  return (
    <LegalPage meta={await meta()} title={t('privacyTitle')} intro={t('privacyIntro')} text={content.privacy}>
      <EarlierVersions legal="privacy" />
    </LegalPage>
  )
}
