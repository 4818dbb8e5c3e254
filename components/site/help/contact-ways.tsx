import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { addressLines } from '@/lib/content/documents/organisation'
import { useContent } from '@/lib/site/queries'

const big = 'big-link'

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-t border-line py-5 wrap-anywhere">
      <h3 className="small-title">{title}</h3>
      {children}
    </li>
  )
}

/** Our phone, e-mail, optionally WhatsApp, and post. */
export function ContactWays({ withChat = false }: { withChat?: boolean }) {
  const locale = useLocale()
  const { organisation } = useContent()
  const t = useTranslations('Contact')
  const links = useTranslations('Links')
  const lines = addressLines(organisation, locale)
  return (
    <ul className="border-b border-line">
      <Way title={t('phone')}>
        <a href={`tel:${organisation.phone.e164}`} className={big}>
          {organisation.phone.display}
        </a>
      </Way>
      <Way title={t('email')}>
        <a href={`mailto:${organisation.email}`} className={big}>
          {organisation.email}
        </a>
      </Way>
      {withChat && (
        <Way title={t('whatsapp')}>
          <a href={organisation.whatsapp} target="_blank" rel="noopener" className={big}>
            {t('whatsappLink')}
            <span className="sr-only"> {links('newTab')}</span>
          </a>
        </Way>
      )}
      <Way title={t('address')}>
        <address className="pt-1.5 not-italic">
          {lines.map((line, index) => (
            <span key={line} className="sm:block">
              {line}
              {index < lines.length - 1 && <span className="sm:hidden">, </span>}
            </span>
          ))}
        </address>
      </Way>
    </ul>
  )
}
