'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { ButtonAnchor } from '@/components/ui/button'
import { StaffCopyButton } from '@/components/ui/admin/staff-copy-button'
import { Icon } from '@/components/ui/icon'
import { Notice, bringIntoView } from '@/components/ui/notice'
import type { SendingWay } from '@/lib/payments/admin/form'

/** Says that a new payment was requested, and how, with the link to pass on. */
export function PaymentSent({
  way,
  links: { link, whatsapp },
}: {
  way: SendingWay
  links: { readonly link: string; readonly whatsapp: string | null }
}) {
  const t = useTranslations('PaymentsAdmin.actions')
  // A reload would say it again.
  useEffect(() => window.history.replaceState(null, '', window.location.pathname), [])
  return (
    <div className="mb-4 print:hidden">
      <Notice variant="good" ref={bringIntoView}>
        <p>{t(way === 'mail' ? 'done.send' : 'done.link')}</p>
        {way !== 'mail' && (
          <div className="mt-2 flex flex-wrap gap-3">
            {whatsapp && way === 'whatsapp' && (
              <ButtonAnchor size="small" href={whatsapp}>
                <Icon name="staff/message-circle" className="size-4" />
                WhatsApp
              </ButtonAnchor>
            )}
            <StaffCopyButton text={link} label={t('copyLink')} size="small" />
          </div>
        )}
      </Notice>
    </div>
  )
}
