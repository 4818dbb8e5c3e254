import { useLocale, useTranslations } from 'next-intl'
import { Landscape } from '@/components/site/landscape'
import { ButtonLink } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/paths'

/** The first screen: words on the left, the valley at first light bleeding out on the right. */
export function Hero() {
  const locale = useLocale()
  const t = useTranslations('Home')
  return (
    <section className="relative -mt-18 overflow-hidden bg-clay pt-18">
      <div className="shell relative z-10 grid lg:grid-cols-12">
        <div className="py-14 sm:py-20 lg:col-span-6 lg:py-32 xl:py-36">
          <p className="font-semibold text-wheat">{t('subtitle')}</p>
          <h1 className="mt-4">{t('title')}</h1>
          <p className="mt-5 font-display text-lead text-vine">{t('highlight')}</p>
          <p className="mt-4 max-w-xl text-quiet">{t('description')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={localePath('/courses', locale)}>{t('explore')}</ButtonLink>
            <ButtonLink look="quiet" href={localePath('/landing', locale)}>
              {t('ask')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="h-72 sm:h-96 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[52%] lg:[mask-image:linear-gradient(to_right,transparent,black_22%)]">
        <Landscape className="size-full" />
      </div>
    </section>
  )
}
