import { useTranslations } from 'next-intl'
import { useContent } from '@/lib/site/queries'

const link = 'row-link wrap-anywhere hover:text-vine-strong'

/** The organisation's phone, e-mail and WhatsApp, for visitors who need help. */
export function ContactLinks() {
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
