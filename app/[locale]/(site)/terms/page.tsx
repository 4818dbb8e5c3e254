import { getTranslations } from 'next-intl/server'
import { LegalPage } from '@/components/site/legal-page'
import { termsLastUpdated, termsSections } from '@/lib/content/terms'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'
import { pageMeta } from '@/lib/seo/page-meta'

const meta = () => pageMeta('terms', routes.terms)

export const generateMetadata = async () => toMetadata(await meta())

/** The terms of use and enrolment. */
export default async function TermsPage() {
  const t = await getTranslations('Legal')
  return (
    <LegalPage
      meta={await meta()}
      title={t('termsTitle')}
      intro={t('termsIntro')}
      updated={termsLastUpdated}
      sections={termsSections}
    />
  )
}
