import { useTranslations } from 'next-intl'
import { useContent } from '@/lib/site/queries'

const link =
  'inline-flex min-h-11 items-center font-semibold text-vine underline decoration-grain decoration-2 underline-offset-4 wrap-anywhere hover:text-vine-strong'

/** The ways to the office, for whoever cannot go on alone: phone, e-mail and WhatsApp. */
export function OfficeWays() {
  const { organisation } = useContent()
  const t = useTranslations('Contact')
  const links = useTranslations('Links')
  return (
    <ul className="flex flex-wrap gap-x-6">
      <li>
        <a href={`tel:${organisation.phone.e164}`} className={link}>
          {organisation.phone.display}
        </a>
      </li>
      <li>
        <a href={`mailto:${organisation.email}`} className={link}>
          {organisation.email}
        </a>
      </li>
      <li>
        <a href={organisation.whatsapp} target="_blank" rel="noopener" className={link}>
          <span>
            {t('whatsappLink')}
            <span className="sr-only"> {links('newTab')}</span>
          </span>
        </a>
      </li>
    </ul>
  )
}
