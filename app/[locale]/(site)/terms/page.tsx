import { getTranslations } from 'next-intl/server'
import { LegalPage } from '@/components/legal/legal-page'
import { termsLastUpdated, termsSections } from '@/lib/content/terms'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('terms', '/terms')

/** The terms of use and enrolment. */
export default async function TermsPage() {
  const t = await getTranslations('Legal')
  return (
    <LegalPage
      title={t('termsTitle')}
      intro={t('termsIntro')}
      updated={termsLastUpdated}
      sections={termsSections}
    />
  )
}
