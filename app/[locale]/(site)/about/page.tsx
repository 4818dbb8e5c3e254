import { getTranslations } from 'next-intl/server'
import { AboutCards } from './about-cards'
import { Story } from './story'
import { JsonLd } from '@/components/site/json-ld'
import { PageHero } from '@/components/site/page-hero'
import { headOf } from '@/lib/seo/metadata'
import { pageFacts } from '@/lib/seo/facts'

const facts = () => pageFacts('about', '/about')

export const generateMetadata = async () => headOf(await facts())

/** Who we are: four cards and the story. */
export default async function AboutPage() {
  const t = await getTranslations('About')
  return (
    <>
      <PageHero title={t('title')} intro={t('intro')} />
      <div className="shell py-12 sm:py-16">
        <AboutCards />
      </div>
      <Story />
      <JsonLd facts={await facts()} type="AboutPage" trail={[{ name: t('title'), path: '/about' }]} />
    </>
  )
}
