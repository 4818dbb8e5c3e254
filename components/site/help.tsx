import { ArrowUp, ArrowUpRight, BotMessageSquare, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { AskLink } from '@/components/leads/ask-link'
import { useContent } from '@/lib/site/queries'
import { AiPanel } from './ai-panel'
import { BackToTop } from './back-to-top'
import { HelpBar } from './help-bar'
import { WhatsAppIcon } from './social-icons'
import { WhatsAppLink } from './whatsapp-link'

/** A help button: in the bar of a phone an icon over its name, on wider screens in the gutter. */
const help =
  'grid min-h-12 min-w-14 content-center justify-items-center gap-0.5 rounded-card px-1 text-[0.6875rem] leading-none font-semibold text-vine hover:bg-clay md:min-h-14 md:w-15 md:border md:border-control md:bg-raised md:shadow-card md:hover:border-vine'

/**
 * Help from every page: on a phone a bar with the way to the form, the assistant and WhatsApp, on wider screens a stack in
 * the gutter beside the content (globals.css). It is the last for a keyboard, as it is on the screen.
 */
export function Help() {
  const { organisation } = useContent()
  const t = useTranslations('Floating')
  const links = useTranslations('Links')
  return (
    <HelpBar label={t('title')} className="floating">
      <AskLink size="small" className="min-w-0 md:hidden" />
      <BackToTop label={t('backToTop')} className={`${help} max-md:hidden`}>
        <ArrowUp className="size-5" aria-hidden />
      </BackToTop>
      <AiPanel
        texts={{ open: t('aiOpen'), close: t('aiClose'), title: t('aiTitle') }}
        buttonClass={help}
        signs={{
          open: (
            <>
              <BotMessageSquare className="size-5" aria-hidden />
              {t('aiShort')}
            </>
          ),
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
      <WhatsAppLink
        href={organisation.whatsapp}
        label={`${t('whatsapp')} ${links('newTab')}`}
        message={t('whatsappMessage')}
        className={help}
      >
        <WhatsAppIcon />
        WhatsApp
      </WhatsAppLink>
    </HelpBar>
  )
}
