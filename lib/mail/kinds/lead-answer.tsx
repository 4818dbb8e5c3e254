import { brochureLink } from '@/lib/brochure/links'
import { formatRand } from '@/lib/content/documents/fees'
import { absolute, absoluteAddress } from '@/lib/i18n/absolute'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import type { MailKind } from '../kind'
import { ActionLink, Paragraph, TextLink } from '../layout'
import { type LeadData, leadData, sampleLead } from './lead'

const NAME_LENGTH = 40

/**
 * Repeats the name only if it can be nothing else: anybody can enter a stranger's address, and must not be able to send
 * that stranger a text.
 */
function greeting(firstName: string, locale: Locale): string {
  const t = translator(locale)
  const isName = firstName.length <= NAME_LENGTH && /^\p{L}[\p{L}\p{M} '’-]*$/u.test(firstName)
  return isName ? t('Mail.greeting', { name: firstName }) : t('Mail.greetingNone')
}

/** Answers an enquiry: next steps, the brochure, the fees, how to apply. */
export const leadAnswer: MailKind<LeadData> = {
  schema: leadData,
  sample: sampleLead,
  compose({ firstName, interest }, locale, { organisation, fees, facts, brochures }) {
    const t = translator(locale)
    const level = interest ?? 1
    const brochure = brochureLink(brochures, locale)
    return {
      subject: t('Mail.leadAnswer.subject'),
      preview: t('Mail.leadAnswer.preview'),
      isSigned: true,
      why: t.rich('Mail.leadAnswer.why', {
        link: (text) => <TextLink href={absolute(routes.privacyPolicy, locale)}>{text}</TextLink>,
      }),
      body: (
        <>
          <Paragraph>{greeting(firstName, locale)}</Paragraph>
          <Paragraph>{t('Mail.leadAnswer.thanks')}</Paragraph>
          {facts.responseTime && (
            <Paragraph>{t('Mail.leadAnswer.when', { time: facts.responseTime[locale] })}</Paragraph>
          )}
          <ActionLink href={absoluteAddress(brochure.href)!}>{t('Mail.leadAnswer.brochure')}</ActionLink>
          <Paragraph>
            {t('Mail.leadAnswer.fees', {
              level: String(level),
              total: formatRand(fees.total[level]),
              deposit: formatRand(fees.deposit),
              monthly: formatRand(fees.monthlyFee),
              months: String(fees.months[level]),
            })}
          </Paragraph>
          <Paragraph>
            {t.rich('Mail.leadAnswer.apply', {
              link: (text) => <TextLink href={organisation.external.registrationForm}>{text}</TextLink>,
            })}
          </Paragraph>
          <Paragraph>
            {t.rich('Mail.leadAnswer.whatsapp', {
              link: (text) => <TextLink href={organisation.whatsapp}>{text}</TextLink>,
            })}
          </Paragraph>
        </>
      ),
    }
  },
}
