import { getTranslations } from 'next-intl/server'
import { AboutCards } from './about-cards'
import { Story } from './story'
import { JsonLd } from '@/components/site/json-ld'
import { PageHero } from '@/components/site/page-hero'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'
import { pageMeta } from '@/lib/seo/page-meta'

const meta = () => pageMeta('about', routes.about)

export const generateMetadata = async () => toMetadata(await meta())

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
      <JsonLd meta={await meta()} type="AboutPage" breadcrumbs={[{ name: t('title'), path: routes.about }]} />
    </>
  )
}
