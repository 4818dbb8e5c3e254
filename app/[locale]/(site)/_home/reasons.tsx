import { useLocale, useTranslations } from 'next-intl'
import { textProps } from '@/lib/content/localized'
import { useContent } from '@/lib/site/queries'

/** Reasons to study here, one a line. */
export function Reasons() {
  const locale = useLocale()
  const t = useTranslations('Home')
  const { reasons } = useContent().home
  if (reasons.length === 0) return null
  return (
    <section aria-labelledby="reasons" className="shell py-6 sm:py-24">
      <div className="grid gap-x-[min(3.5rem,5.5vw)] gap-y-4 sm:gap-y-6 lg:grid-cols-12">
        <h2 id="reasons" className="lg:col-span-4">
          {t('reasonsTitle')}
        </h2>
        <ul className="lg:col-span-8">
          {reasons.map((reason, index) => (
            <li key={index} className="reason">
              <h3 {...textProps(reason.title, locale)} />
              <p className="text-quiet max-sm:text-small" {...textProps(reason.description, locale)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
