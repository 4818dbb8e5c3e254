import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ButtonAnchor } from '@/components/ui/button'
import { replyLinks } from '@/lib/leads/reply'
import type { Lead } from '@/lib/leads/schema'
import { EmailAddress } from './email-address'

/** The ways to answer a lead, each with a greeting in the lead's own language. */
export function Reply({ lead }: { lead: Lead }) {
  const t = useTranslations('Leads.lead')
  const words = useTranslations('Leads.inbox')
  const links = replyLinks(lead)
  const language = lead.language === 'af' ? words('afrikaans') : words('english')
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:max-lg:flex [&>*]:px-3 sm:max-lg:[&>*]:px-6 [&>:last-child]:col-span-2">
        <ButtonAnchor href={links.email} target={undefined}>
          <Mail className="size-5" aria-hidden />
          {t('emailTo')}
        </ButtonAnchor>
        <ButtonAnchor href={links.whatsapp}>
          <MessageCircle className="size-5" aria-hidden />
          {t('whatsappTo')}
        </ButtonAnchor>
        <ButtonAnchor href={links.call} target={undefined} variant="quiet">
          <Phone className="size-5" aria-hidden />
          {t('callTo')}
        </ButtonAnchor>
      </div>
      <p className="mt-4">
        <EmailAddress address={lead.email} />
        <br />
        {lead.phone}
      </p>
      <p className="mt-1 text-small text-quiet">{t('writesIn', { language })}</p>
    </>
  )
}
