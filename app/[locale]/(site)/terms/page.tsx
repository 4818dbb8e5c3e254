import { getTranslations } from 'next-intl/server'
import { LegalPage } from '@/components/site/legal-page'
import { JsonLd } from '@/components/site/json-ld'
import { termsLastUpdated, termsSections } from '@/lib/content/terms'
import { headOf } from '@/lib/seo/metadata'
import { pageFacts } from '@/lib/seo/facts'

const facts = () => pageFacts('terms', '/terms')

export const generateMetadata = async () => headOf(await facts())

/** The terms of use and enrolment. */
export default async function TermsPage() {
  const t = await getTranslations('Legal')
  return (
    <>
      <LegalPage
        title={t('termsTitle')}
        intro={t('termsIntro')}
        updated={termsLastUpdated}
        sections={termsSections}
      />
      <JsonLd facts={await facts()} trail={[{ name: t('termsTitle'), path: '/terms' }]} />
    </>
  )
}
