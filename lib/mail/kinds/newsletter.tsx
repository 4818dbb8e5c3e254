import { z } from 'zod'
import { env } from '@/lib/env'
import { absolute } from '@/lib/i18n/absolute'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { api, routes, withQuery } from '@/lib/routes'
import type { MailKind } from '../kind'
import { Paragraph, TextLink } from '../layout'
import { mailNotice } from '../notice'

const tokenData = z.object({ token: z.string() })
type TokenData = z.output<typeof tokenData>

/** Invalid, for previews. */
export const SAMPLE_TOKEN = `00000000-0000-4000-8000-000000000000_${'0'.repeat(64)}`

/** The address that ends a subscription with one request (RFC 8058). */
export const unsubscribeAddress = (token: string) =>
  `${env.SITE_URL}${api.unsubscribe}?token=${encodeURIComponent(token)}`

/** Why a subscriber gets a message, with the link to manage the subscription. */
export function subscriptionReason(token: string, locale: Locale) {
  const manage = absolute(withQuery(routes.newsletterManage, { token }), locale)
  return translator(locale).rich('Mail.newsletter.why', {
    link: (text) => <TextLink href={manage}>{text}</TextLink>,
  })
}

const confirmData = tokenData.extend({
  /** Whether somebody else gave the address: the office, or a list. */
  invited: z.boolean(),
})

/** Asks the owner of an address to confirm it. */
const confirm: MailKind<z.output<typeof confirmData>> = {
  schema: confirmData,
  sample: { token: SAMPLE_TOKEN, invited: false },
  compose({ token, invited }, locale) {
    const t = translator(locale)
    const words = invited ? 'invited' : 'confirm'
    return mailNotice(locale, {
      subject: t(`Mail.newsletter.${words}.subject`),
      text: t(`Mail.newsletter.${words}.text`),
      open: [t(`Mail.newsletter.${words}.open`), withQuery(routes.newsletterConfirm, { token })],
      more: [t(`Mail.newsletter.${words}.until`)],
      why: t(`Mail.newsletter.${words}.why`),
    })
  },
}

const welcome: MailKind<TokenData> = {
  schema: tokenData,
  sample: { token: SAMPLE_TOKEN },
  compose({ token }, locale) {
    const t = translator(locale)
    return mailNotice(locale, {
      subject: t('Mail.newsletter.welcome.subject'),
      text: t('Mail.newsletter.welcome.text'),
      open: [t('Mail.newsletter.welcome.open'), routes.blog],
      unsubscribe: unsubscribeAddress(token),
      why: subscriptionReason(token, locale),
    })
  },
}

/** Confirms the end of a subscription, in case somebody else ended it. */
const goodbye: MailKind<object> = {
  schema: z.object({}),
  sample: {},
  compose(_, locale) {
    const t = translator(locale)
    return {
      subject: t('Mail.newsletter.goodbye.subject'),
      preview: t('Mail.newsletter.goodbye.text'),
      why: t('Mail.newsletter.goodbye.why'),
      body: (
        <>
          <Paragraph>{t('Mail.newsletter.goodbye.text')}</Paragraph>
          <Paragraph>
            {t.rich('Mail.newsletter.goodbye.again', {
              link: (text) => <TextLink href={absolute(routes.newsletterForm, locale)}>{text}</TextLink>,
            })}
          </Paragraph>
        </>
      ),
    }
  },
}

export const newsletterKinds = {
  'newsletter-confirm': confirm,
  'newsletter-welcome': welcome,
  'newsletter-goodbye': goodbye,
}
