import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { textProps } from '@/lib/content/localized'
import type { AccreditationIcon } from '@/lib/content/documents/accreditations'
import type { IconName } from '@/lib/scenes/icon-drawings'
import { useContent } from '@/lib/site/queries'

const icons: Readonly<Record<AccreditationIcon, IconName>> = {
  council: 'hammer',
  seminary: 'book-open-text',
  'professional-body': 'badge-check',
}

/** Our accreditations, approvals and registrations, status first. */
export function Accreditations() {
  const locale = useLocale()
  const t = useTranslations('Home')
  const links = useTranslations('Links')
  const { cards } = useContent().accreditations
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="accreditations" className="shell py-6 sm:py-24">
      <h2 id="accreditations" className="max-w-3xl">
        {t('accreditationsTitle')}
      </h2>
      <ul className="mt-3 grid border-line sm:mt-10 max-lg:border-b lg:grid-cols-3">
        {cards.map(({ icon, status, title, description, link }, index) => (
          <li key={index} className="accreditation">
            <p className="flex flex-wrap items-center gap-x-3 font-display text-lead wrap-anywhere text-wheat">
              <Icon name={icons[icon]} className="size-6 stroke-[1.6]" />
              {status[locale]}
            </p>
            <h3
              className="wrap-anywhere max-sm:col-span-2 max-sm:row-start-2 sm:mt-4"
              {...textProps(title, locale)}
            />
            <p className="mt-2 text-quiet max-sm:hidden" {...textProps(description, locale)} />
            <a
              href={link}
              target="_blank"
              rel="noopener"
              className="row-link max-sm:text-small sm:mt-auto sm:self-start sm:pt-4"
            >
              <span>
                {t('visitWebsite')}
                <span className="sr-only">
                  : {title[locale]} {links('newTab')}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
