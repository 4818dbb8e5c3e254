import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { FactList } from '@/components/site/fact-list'
import { JsonLd } from '@/components/site/document/json-ld'
import { PageHero } from '@/components/site/page-hero'
import { metadataOf, pageMetaOf } from '@/components/site/document/page-metadata'
import { Scene } from '@/components/site/scene'
import { Teachers } from '@/components/site/teachers'
import { ButtonLink } from '@/components/ui/link'
import { textProps } from '@/lib/content/localized'
import type { AboutCard } from '@/lib/content/documents/about'
import { routes } from '@/lib/routes'
import type { SceneName } from '@/lib/scenes/names'
import { pagePlaces } from '@/lib/scenes/panorama/places'
import { useContent } from '@/lib/site/queries'

const meta = () => pageMetaOf('about', routes.about)

export const generateMetadata = async () => metadataOf(await meta())

const scenes: Readonly<Record<AboutCard['key'], SceneName>> = {
  mission: 'two-chairs',
  vision: 'first-light',
  community: 'village',
  values: 'stones',
}

/** Mission, vision, community and values, each with a scene of the valley. */
function AboutCards() {
  const locale = useLocale()
  const { cards } = useContent().about
  if (cards.length === 0) return null
  return (
    <ul className="shell grid gap-6 py-12 sm:py-16 md:grid-cols-2">
      {cards.map(({ key, title, text }, index) => (
        <li key={index} className="overflow-hidden rounded-card border border-line bg-raised">
          <Scene name={scenes[key]} className="aspect-[2/1] [&>img]:object-bottom" />
          <div className="p-6 wrap-anywhere sm:p-8">
            <h2 className="text-lead" {...textProps(title, locale)} />
            <p className="mt-3 text-quiet" {...textProps(text, locale)} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** How the work began and grew, beside the valley. */
function Story() {
  const locale = useLocale()
  const t = useTranslations('About')
  const [opening, ...rest] = useContent().about.story
  if (!opening) return null
  return (
    <section aria-labelledby="story" className="relative overflow-hidden border-t border-line">
      <div className="shell grid lg:grid-cols-12">
        <div className="py-14 sm:py-20 lg:col-span-7">
          <h2 id="story">{t('storyTitle')}</h2>
          <div className="mt-6 grid max-w-[42rem] gap-5">
            <p className="text-lead" {...textProps(opening, locale)} />
            {rest.map((paragraph, index) => (
              <p key={index} {...textProps(paragraph, locale)} />
            ))}
          </div>
          <div className="mt-8 flex flex-wrap gap-3 print:hidden">
            <ButtonLink href={routes.courses}>{t('courses')}</ButtonLink>
            <ButtonLink variant="quiet" href={routes.contact}>
              {t('contact')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <Scene
        name="walkers"
        className="h-64 w-full sm:aspect-[2/1] sm:h-auto lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:h-full lg:w-[40%] print:hidden"
      />
    </section>
  )
}

/** The about page: four cards and the story. */
export default async function AboutPage() {
  const t = await getTranslations('About')
  return (
    <>
      <PageHero place={pagePlaces.about} title={t('title')} intro={t('intro')} />
      <AboutCards />
      <Story />
      <Teachers />
      <FactList names={['foundingYear', 'beliefs']} className="shell pb-14 sm:pb-20" />
      <JsonLd meta={await meta()} type="AboutPage" breadcrumbs={[{ name: t('title'), path: routes.about }]} />
    </>
  )
}
