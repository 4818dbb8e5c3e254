import { useLocale, useTranslations } from 'next-intl'
import { textProps } from '@/lib/content/localized'
import { useContent } from '@/lib/site/queries'

/** The accreditation disclaimer, shown wherever a course is offered. */
export function DisclaimerLine({ className = '' }: { className?: string }) {
  const locale = useLocale()
  const { accreditations } = useContent()
  return (
    <p className={`text-small text-quiet ${className}`} {...textProps(accreditations.statement, locale)} />
  )
}

/** The accreditations and their limits, and the meaning for a student. */
export function Standing() {
  const locale = useLocale()
  const t = useTranslations('Standing')
  const { cards, statement } = useContent().accreditations
  return (
    <section aria-labelledby="standing" className="shell py-14 sm:py-20">
      <h2 id="standing">{t('title')}</h2>
      <div
        className={`mt-8 grid gap-10 md:grid-cols-2 lg:gap-14 ${cards.length > 0 ? 'lg:grid-cols-[1.4fr_1fr_1fr]' : ''}`}
      >
        {cards.length > 0 && (
          <div className="md:max-lg:row-span-2">
            <h3>{t('is')}</h3>
            <ul className="mt-4 grid gap-4">
              {cards.map(({ status, description }, index) => (
                <li key={index} className="border-t border-line pt-4">
                  <span className="font-semibold text-wheat">{status[locale]}.</span> {description[locale]}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h3>{t('isNot')}</h3>
          <p className="mt-4 border-t border-line pt-4" {...textProps(statement, locale)} />
        </div>
        <div>
          <h3>{t('means')}</h3>
          <p className="mt-4 border-t border-line pt-4">{t('meansText')}</p>
        </div>
      </div>
    </section>
  )
}
