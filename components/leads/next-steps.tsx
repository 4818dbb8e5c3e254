import { useLocale, useTranslations } from 'next-intl'
import { BrochureAnchor } from '@/components/courses/brochure-links'
import { brochureLink } from '@/lib/brochure/links'
import { useContent } from '@/lib/site/queries'

/** A visitor's next steps after an enquiry. */
export function NextSteps() {
  const locale = useLocale()
  const { brochures, organisation } = useContent()
  const links = useTranslations('Links')
  const t = useTranslations('Leads.form')
  const brochure = brochureLink(brochures, locale)
  return (
    <div className="mt-3 flex flex-wrap gap-x-6">
      <BrochureAnchor brochure={brochure} />
      <a href={organisation.whatsapp} target="_blank" rel="noopener" className="row-link">
        <span>
          {t('whatsapp')}
          <span className="sr-only"> {links('newTab')}</span>
        </span>
      </a>
    </div>
  )
}
