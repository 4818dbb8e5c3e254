import { useLocale, useTranslations } from 'next-intl'
import { SceneImage } from '@/components/site/scene'
import { ButtonLink } from '@/components/ui/button'
import { ourStory } from '@/lib/content/about'
import { localePath } from '@/lib/i18n/paths'
import { landscape } from '@/lib/scenes/landscape'

/** Where the work begins and what it has become, with the valley beside it. */
export function Story() {
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
            <ButtonLink href={localePath('/courses', locale)}>{t('courses')}</ButtonLink>
            <ButtonLink variant="quiet" href={localePath('/contact', locale)} prefetch={false}>
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
