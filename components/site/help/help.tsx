import { useTranslations } from 'next-intl'
import { AskLink } from '@/components/leads/ask-link'
import { Icon } from '@/components/ui/icon'
import { useContent } from '@/lib/site/queries'
import { AiPanel } from './ai-panel'
import { BackToTop } from './back-to-top'
import { HelpBar } from './help-bar'
import { WhatsAppLink } from './whatsapp-link'

/** On a phone an icon over its name in a bar, on wider screens in the gutter. */
const help = 'help-button'

/**
 * Help on every page: on a phone a bar with the form, the assistant and WhatsApp, on wider screens a stack in the
 * gutter (styles/floating.css). Last in the tab order, as on the screen.
 */
export function Help() {
  const { organisation } = useContent()
  const t = useTranslations('Floating')
  const links = useTranslations('Links')
  return (
    <HelpBar label={t('title')} className="floating">
      <AskLink size="small" className="help-offer min-w-0 md:hidden" />
      <BackToTop label={t('backToTop')} className={`${help} max-md:hidden`}>
        <Icon name="arrow-up" />
      </BackToTop>
      <AiPanel
        texts={{ open: t('aiOpen'), close: t('aiClose'), title: t('aiTitle') }}
        buttonClass={help}
        signs={{
          open: (
            <>
              <Icon name="bot-message-square" />
              <span className="help-word">{t('aiShort')}</span>
            </>
          ),
          close: <Icon name="x" />,
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
            <Icon name="arrow-up-right" className="size-4" />
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
        <Icon name="whatsapp" />
        <span className="help-word">WhatsApp</span>
      </WhatsAppLink>
    </HelpBar>
  )
}
