import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { type BrochureLink } from '@/lib/brochure/links'

/** A link to a brochure in a new tab, followed by the title in the brochure's language. */
export function BrochureAnchor({ brochure }: { brochure: BrochureLink }) {
  const locale = useLocale()
  const links = useTranslations('Links')
  return (
    <a
      href={brochure.href}
      hrefLang={brochure.language}
      type="application/pdf"
      target="_blank"
      rel="noopener"
      className="row-link gap-2 hover:text-vine-strong"
    >
      <Icon name="file-text" />
      <span>
        {brochure.linkText[locale]}
        <span className="sr-only"> {links('newTab')}</span>
      </span>
    </a>
  )
}

/**
 * Both brochures, that of the page's language first, side by side if they fit. On a phone always stacked: streamed
 * without its text, the second would first appear beside the first, then move.
 */
export function BrochureLinks({
  brochures,
  className = '',
}: {
  brochures: readonly BrochureLink[]
  className?: string
}) {
  const locale = useLocale()
  const t = useTranslations('Brochures')
  const sorted = brochures.toSorted((brochure) => (brochure.language === locale ? -1 : 1))
  return (
    <ul
      aria-label={t('title')}
      className={`flex flex-wrap gap-x-7 gap-y-1 max-sm:flex-col print:hidden ${className}`}
    >
      {sorted.map((brochure) => (
        <li key={brochure.language}>
          <BrochureAnchor brochure={brochure} />
        </li>
      ))}
    </ul>
  )
}
