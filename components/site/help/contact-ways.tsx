import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useContent } from '@/lib/site/queries'
import { PostalAddress } from '../postal-address'

const big = 'big-link max-sm:text-right'

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-x-6 border-t border-line py-0.5 wrap-anywhere print:break-inside-avoid sm:block sm:py-4">
      <h3 className="small-title max-w-1/2 shrink-0 sm:max-w-none">{title}</h3>
      {children}
    </li>
  )
}

/** Our phone, e-mail, optionally WhatsApp, and post. */
export function ContactWays({ withChat = false }: { withChat?: boolean }) {
  const { organisation } = useContent()
  const t = useTranslations('Contact')
  const links = useTranslations('Links')
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
        <PostalAddress className="py-1.5 max-sm:text-right max-sm:text-small sm:pb-0" />
      </Way>
    </ul>
  )
}
