import { getTranslations } from 'next-intl/server'
import { AboutCards } from '@/components/about/about-cards'
import { Story } from '@/components/about/story'
import { PageHero } from '@/components/site/page-hero'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('about', '/about')

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
    </>
  )
}
