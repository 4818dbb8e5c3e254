import { getTranslations } from 'next-intl/server'
import { EarlierVersions } from '@/components/site/legal/former-legal'
import { LegalPage } from '@/components/site/legal/legal-page'
import { metadataOf, pageMetaOf } from '@/components/site/document/page-metadata'
import { routes } from '@/lib/routes'
import { siteContent } from '@/lib/site/queries'

const meta = () => pageMetaOf('terms', routes.terms)

export const generateMetadata = async () => metadataOf(await meta())

/** The terms of use and enrolment. */
export default async function TermsPage() {
  const [content, t] = await Promise.all([siteContent(), getTranslations('Legal')])
  return (
    <LegalPage meta={await meta()} title={t('termsTitle')} intro={t('termsIntro')} text={content.terms}>
      <EarlierVersions legal="terms" />
    </LegalPage>
  )
}
