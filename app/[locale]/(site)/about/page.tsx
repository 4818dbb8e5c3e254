import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/site/json-ld'
import { PageHero } from '@/components/site/page-hero'
import { SceneImage } from '@/components/site/scene'
import { ButtonLink } from '@/components/ui/button'
import { type AboutCard, aboutCards, ourStory } from '@/lib/content/about'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { chairs, domes, houses, stones } from '@/lib/scenes/about'
import { landscape } from '@/lib/scenes/landscape'
import { toMetadata } from '@/lib/seo/metadata'
import { pageMeta } from '@/lib/seo/page-meta'

const meta = () => pageMeta('about', routes.about)

export const generateMetadata = async () => toMetadata(await meta())

const wide = { picture: 'lg:h-auto lg:w-2/5', text: 'lg:text-lead' }
const tall = { picture: 'lg:h-36 lg:w-full', text: '' }

/** How a card lies in the wide grid: the mission and the values with the picture beside, the others under it. */
const shapes: Readonly<Record<AboutCard['key'], { card: string; picture: string; text: string }>> = {
  mission: { ...wide, card: 'lg:col-span-7' },
  vision: { ...tall, card: 'lg:col-span-5 lg:flex-col' },
  community: { ...tall, card: 'lg:col-span-5 lg:flex-col' },
  values: { ...wide, card: 'lg:col-span-7 lg:flex-row-reverse' },
}

const scenes = { mission: chairs, vision: domes, community: houses, values: stones } as const

/** Mission, vision, community and values. */
function AboutCards() {
  const locale = useLocale()
  return (
    <ul className="grid gap-6 lg:grid-cols-12">
      {aboutCards.map(({ key, title, text }) => (
        <li
          key={key}
          className={`flex flex-col sm:flex-row overflow-hidden rounded-card border border-line bg-raised ${shapes[key].card}`}
        >
          <SceneImage
            scene={scenes[key]}
            align="xMidYMax meet"
            className={`h-36 w-full shrink-0 sm:h-auto sm:w-1/3 ${shapes[key].picture}`}
          />
          <div className="min-w-0 p-6 sm:p-8">
            <h2 className="text-h3">{title[locale]}</h2>
            <p className={`mt-3 text-quiet ${shapes[key].text}`}>{text[locale]}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Where the work begins and what it has become, with the valley beside it. */
function Story() {
  const locale = useLocale()
  const t = useTranslations('About')
  const [opening, ...rest] = ourStory
  return (
    <section aria-labelledby="story" className="relative overflow-hidden border-t border-line">
      <div className="shell grid lg:grid-cols-12">
        <div className="py-14 sm:py-20 lg:col-span-7">
          <h2 id="story">{t('storyTitle')}</h2>
          <div className="mt-6 grid max-w-[42rem] gap-5">
            {opening && <p className="font-display text-lead">{opening[locale]}</p>}
            {rest.map((paragraph) => (
              <p key={paragraph.en}>{paragraph[locale]}</p>
            ))}
          </div>
          <div className="mt-8 flex flex-wrap gap-3 print:hidden">
            <ButtonLink href={localePath(routes.courses, locale)}>{t('courses')}</ButtonLink>
            <ButtonLink variant="quiet" href={localePath(routes.contact, locale)} prefetch={false}>
              {t('contact')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="overflow-hidden bg-sky lg:absolute lg:inset-y-0 lg:right-0 lg:w-[40%] print:hidden">
        {/* Wider than its frame from lg, so that the frame holds the domes and the whole path. */}
        <SceneImage
          scene={landscape}
          align="xMaxYMax slice"
          className="h-64 w-full sm:aspect-[2/1] sm:h-auto lg:absolute lg:right-0 lg:bottom-0 lg:w-[192%] lg:max-w-none"
        />
      </div>
    </section>
  )
}

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
