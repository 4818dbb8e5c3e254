import { useLocale, useTranslations } from 'next-intl'
import { SceneImage } from '@/components/site/scene'
import { BrochureLinks } from '@/components/courses/brochure-links'
import { ButtonLink } from '@/components/ui/button'
import { brochureLinks } from '@/lib/brochure/links'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { landscape } from '@/lib/scenes/landscape'

/** The first screen: words on the left, the valley at first light bleeding out on the right. */
export function Hero() {
  const locale = useLocale()
  const t = useTranslations('Home')
  return (
    <section className="under-header relative overflow-hidden bg-sky">
      <div className="shell relative z-10 grid lg:grid-cols-12">
        <div className="py-12 sm:py-16 lg:col-span-6 lg:pt-24 lg:pb-64 2xl:pb-88 xl:pt-28">
          <p className="font-semibold text-balance text-wheat">{t('subtitle')}</p>
          <h1 className="mt-4">{t('title')}</h1>
          <p className="mt-5 font-display text-lead text-vine">{t('highlight')}</p>
          <p className="mt-4 max-w-xl text-quiet">{t('description')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={localePath(routes.courses, locale)}>{t('explore')}</ButtonLink>
            <ButtonLink variant="quiet" href={localePath(routes.landing, locale)} prefetch={false}>
              {t('ask')}
            </ButtonLink>
          </div>
          <BrochureLinks brochures={brochureLinks()} className="mt-5 lg:flex-col" />
        </div>
      </div>
      <SceneImage
        scene={landscape}
        align="xMaxYMax slice"
        className="h-64 w-full overflow-visible sm:h-80 md:h-96 lg:absolute lg:inset-x-0 lg:bottom-0 lg:h-4/5"
      />
    </section>
  )
}
