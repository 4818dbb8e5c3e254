import { ArrowUp, ArrowUpRight, BotMessageSquare, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ResendEnquiries } from '@/components/leads/resend-enquiries'
import { Notice } from '@/components/ui/notice'
import { organisation } from '@/lib/content/organisation'
import { AiPanel } from './ai-panel'
import { BackToTop } from './back-to-top'
import { CookieBanner } from './cookie-banner'
import { WhatsAppIcon } from './social-icons'
import { ScrollAway } from './scroll-away'

const round =
  'grid size-[max(44px,2.25rem)] place-items-center rounded-full border border-control bg-raised text-vine shadow-card hover:border-vine hover:bg-paper'

/**
 * What stands at the bottom of the screen: the thanks for an enquiry that arrived late, the cookie banner, and above
 * them the assistant, WhatsApp and the way back to the top. The dock sticks there from the end of the page, so that it
 * has its own space below the last line and the buttons stand above the banner however high that is (globals.css).
 */
export function Floating() {
  const t = useTranslations('Floating')
  const links = useTranslations('Links')
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
      <ScrollAway label={t('title')} className="floating">
        <BackToTop label={t('backToTop')} className={round}>
          <ArrowUp className="size-5" aria-hidden />
        </BackToTop>
        <AiPanel
          texts={{ open: t('aiOpen'), close: t('aiClose'), title: t('aiTitle') }}
          buttonClass={round}
          signs={{
            open: <BotMessageSquare className="size-5" aria-hidden />,
            close: <X className="size-5" aria-hidden />,
          }}
        >
          <div className="grid gap-4 p-5 text-small">
            <p className="mr-4 rounded-card rounded-tl-none bg-clay px-4 py-3">{t('aiWelcome')}</p>
            <p className="mr-4 rounded-card rounded-tl-none bg-clay px-4 py-3">{t('aiCare')}</p>
            <a
              href={organisation.external.aiAssistant}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center justify-center gap-2 rounded-full bg-vine px-5 py-2 text-center font-semibold text-on-vine hover:bg-vine-strong"
            >
              {t('aiLink')}
              <ArrowUpRight className="size-4 shrink-0" aria-hidden />
              <span className="sr-only"> {links('newWindow')}</span>
            </a>
            <p className="text-quiet">{t('aiNote')}</p>
          </div>
        </AiPanel>
        <a
          href={organisation.whatsapp}
          target="_blank"
          rel="noopener"
          aria-label={`${t('whatsapp')} ${links('newTab')}`}
          className={round}
        >
          <WhatsAppIcon />
        </a>
      </ScrollAway>
    </div>
  )
}
