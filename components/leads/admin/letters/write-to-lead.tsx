import { randomUUID } from 'node:crypto'
import { useLocale, useTranslations } from 'next-intl'
import { CountTabs } from '@/components/ui/admin/count-tabs'
import { cleanText } from '@/lib/forms/identity'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { merged } from '@/lib/leads/follow-up/merge'
import type { Lead } from '@/lib/leads/schema'
import type { Path } from '@/lib/routes'
import { useContent } from '@/lib/site/queries'
import { ChatForm, LetterForm } from './letter-forms'

/** The templates to choose from, and the chosen one's e-mail and WhatsApp message, merged. */
export function WriteToLead({
  lead,
  chosen,
  pathOf,
  writer,
}: {
  lead: Lead
  /** The place of the chosen template; of none if out of range. */
  chosen: number
  /** The page with a template chosen. */
  pathOf: (place: number) => Path
  /** The address of the member of staff. */
  writer: string
}) {
  const locale = useLocale()
  const t = useTranslations('Leads.write')
  const languages = useLanguageNames()
  const { templates } = useContent().templates
  const template = templates[chosen - 1]
  const { language } = lead
  return (
    <>
      <p className="mb-3 text-quiet">{t('help', { language: languages(language) })}</p>
      <CountTabs
        label={t('templates')}
        tabs={templates.map(({ title }, index) => ({
          href: pathOf(index + 1),
          label: title[locale],
          isPresent: index + 1 === chosen,
        }))}
      />
      {template && (
        <div key={chosen} className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-8">
          {lead.email && (
            <LetterForm
              lead={lead}
              letter={randomUUID()}
              subject={cleanText(template.subject[language])}
              text={merged(template.letter[language], lead)}
              writer={writer}
            />
          )}
          {lead.phone && <ChatForm lead={lead} text={merged(template.chat[language], lead)} />}
        </div>
      )}
    </>
  )
}
