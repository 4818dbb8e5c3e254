import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { useContent } from '@/lib/site/queries'

/** The provider's disclaimer, shown before any offer, and the address for questions. */
export function Disclaimer() {
  const locale = useLocale()
  const t = useTranslations('Home')
  const { accreditations, organisation } = useContent()
  const [before, ...after] = accreditations.invitation[locale].split(organisation.email)
  return (
    <aside aria-labelledby="disclaimer" className="border-y border-line">
      <div className="shell py-4 sm:py-8">
        <div className="grid gap-x-10 gap-y-2 border-l-4 border-grain pl-5 sm:pl-6 lg:grid-cols-[auto_1fr]">
          <h2 id="disclaimer" className="text-lead">
            {t('disclaimerTitle')}
          </h2>
          <p className="max-w-3xl max-sm:text-small">
            {accreditations.statement[locale]} {before}
            {after.map((words, index) => (
              <Fragment key={index}>
                <a href={`mailto:${organisation.email}`} className="text-link wrap-anywhere">
                  {organisation.email}
                </a>
                {words}
              </Fragment>
            ))}
          </p>
        </div>
      </div>
    </aside>
  )
}
