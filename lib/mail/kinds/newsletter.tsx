import { z } from 'zod'
import { env } from '@/lib/env'
import { absolute } from '@/lib/i18n/absolute'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { type PagePath, api, routes, withQuery } from '@/lib/routes'
import type { MailKind } from '../kind'
import { ActionLink, Paragraph, TextLink } from '../layout'

const tokenData = z.object({ token: z.string() })
type TokenData = z.output<typeof tokenData>

/** A token for previews, which opens nothing. */
export const SAMPLE_TOKEN = `00000000-0000-4000-8000-000000000000_${'0'.repeat(64)}`

/** The absolute address of a page with a token. */
const withToken = (page: PagePath, token: string, locale: Locale) =>
  absolute(withQuery(page, { token }), locale)

/** The address at which a mail program ends a subscription with one request (RFC 8058). */
export const unsubscribeAddress = (token: string) =>
  `${env.SITE_URL}${api.unsubscribe}?token=${encodeURIComponent(token)}`

/** Why a subscriber gets a message, with the link to change the language or unsubscribe. */
export function whySubscribed(token: string, locale: Locale) {
  return translator(locale).rich('Mail.newsletter.why', {
    link: (text) => <TextLink href={withToken(routes.newsletterManage, token, locale)}>{text}</TextLink>,
  })
}

/** Asks the owner of an address whether it was they who entered it. */
export const newsletterConfirm: MailKind<TokenData> = {
  schema: tokenData,
  sample: { token: SAMPLE_TOKEN },
  compose({ token }, locale) {
    const t = translator(locale)
    return {
      subject: t('Mail.newsletter.confirm.subject'),
      preview: t('Mail.newsletter.confirm.text'),
      why: t('Mail.newsletter.confirm.why'),
      body: (
        <>
          <Paragraph>{t('Mail.newsletter.confirm.text')}</Paragraph>
          <ActionLink href={withToken(routes.newsletterConfirm, token, locale)}>
            {t('Mail.newsletter.confirm.open')}
          </ActionLink>
          <Paragraph>{t('Mail.newsletter.confirm.until')}</Paragraph>
        </>
      ),
    }
  },
}

/** Tells a new subscriber what to expect. */
export const newsletterWelcome: MailKind<TokenData> = {
  schema: tokenData,
  sample: { token: SAMPLE_TOKEN },
  compose({ token }, locale) {
    const t = translator(locale)
    return {
      subject: t('Mail.newsletter.welcome.subject'),
      unsubscribe: unsubscribeAddress(token),
      preview: t('Mail.newsletter.welcome.text'),
      why: whySubscribed(token, locale),
      body: (
        <>
          <Paragraph>{t('Mail.newsletter.welcome.text')}</Paragraph>
          <ActionLink href={absolute(routes.blog, locale)}>{t('Mail.newsletter.welcome.open')}</ActionLink>
        </>
      ),
    }
  },
}

/** Tells somebody that the subscription has ended, in case it was somebody else who ended it. */
export const newsletterGoodbye: MailKind<object> = {
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
