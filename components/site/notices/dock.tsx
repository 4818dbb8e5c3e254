import { useTranslations } from 'next-intl'
import { ResendEnquiries } from '@/components/leads/resend-enquiries'
import { Notice } from '@/components/ui/notice'
import { CookieBanner } from './cookie-banner'

/**
 * The bottom of the screen: the thanks for a late enquiry, and the cookie banner. Sticky from the end of the page, so
 * that it has space below the last line (styles/floating.css).
 */
export function Dock() {
  const enquiry = useTranslations('Leads.form')
  return (
    <div className="dock">
      <ResendEnquiries>
        <div className="shell py-3">
          <Notice variant="good">
            <p className="font-semibold">{enquiry('successTitle')}</p>
            <p>{enquiry('successText')}</p>
          </Notice>
        </div>
      </ResendEnquiries>
      <CookieBanner />
    </div>
  )
}
