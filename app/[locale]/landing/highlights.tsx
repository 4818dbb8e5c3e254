import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { textProps } from '@/lib/content/localized'
import { useContent } from '@/lib/site/queries'

/** All of the provider's figures, side by side. */
export function Stats() {
  const locale = useLocale()
  const t = useTranslations('Landing')
  const { stats } = useContent().home
  return (
    <section className="shell py-14" aria-label={t('statsTitle')}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-5 gap-y-8 sm:grid-cols-2 lg:flex lg:justify-between lg:gap-x-10">
        {stats.map((stat, index) => (
          <div
            key={index}
            className="flex min-w-0 flex-col-reverse justify-end border-l-2 border-grain pl-4 wrap-anywhere"
          >
            <dt className="text-quiet" {...textProps(stat.label, locale)} />
            <dd className="font-display text-lead sm:text-quote" {...textProps(stat.value, locale)} />
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The benefits for students, one a line. */
export function Benefits() {
  const locale = useLocale()
  const t = useTranslations('Landing')
  const { benefits } = useContent().landing
  if (benefits.length === 0) return null
  return (
    <section className="border-y border-line bg-clay">
      <div className="shell grid gap-10 py-16 lg:grid-cols-[1fr_1.6fr] lg:py-20">
        <h2>{t('benefitsTitle')}</h2>
        <ul className="grid gap-4">
          {benefits.map((benefit, index) => (
            <li key={index} className="flex gap-4">
              <Icon name="check" className="mt-1 text-vine" />
              <span className="min-w-0 text-lead" {...textProps(benefit, locale)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Ways of studying, one a card. */
export function Features() {
  const locale = useLocale()
  const t = useTranslations('Landing')
  const { features } = useContent().landing
  if (features.length === 0) return null
  return (
    <section className="shell py-16 lg:py-20">
      <h2>{t('featuresTitle')}</h2>
      <ul className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {features.map((feature, index) => (
          <li key={index} className="min-w-0 border-t border-line pt-5">
            <h3 {...textProps(feature.title, locale)} />
            <p className="mt-2 text-quiet" {...textProps(feature.description, locale)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
