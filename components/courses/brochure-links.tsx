import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { type BrochureLink } from '@/lib/brochure/links'

/** A link to one brochure, which opens in a new tab; the title behind it is in the brochure's own language. */
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
 * Both brochures side by side, or under one another where there is no space; that of the page's language first. On a phone
 * always under one another: a part of the second that arrives before its text would stand beside the first, and move.
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
