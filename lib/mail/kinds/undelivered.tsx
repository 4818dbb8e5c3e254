import { z } from 'zod'
import { absolute } from '@/lib/i18n/absolute'
import { counted } from '@/lib/i18n/formats'
import { translator } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import type { MailKind } from '../kind'
import { ActionLink, Paragraph } from '../layout'

const undeliveredData = z.object({ count: z.coerce.number().int() })

/** Tells an admin, once a day, that messages could not be delivered. */
export const undelivered: MailKind<z.output<typeof undeliveredData>> = {
  schema: undeliveredData,
  sample: { count: 3 },
  compose({ count }, locale) {
    const t = translator(locale)
    const text = t('Mail.undelivered.text', counted(count, locale))
    return {
      subject: t('Mail.undelivered.subject', counted(count, locale)),
      preview: text,
      why: t('Mail.undelivered.why'),
      body: (
        <>
          <Paragraph>{text}</Paragraph>
          <ActionLink href={absolute(routes.mail, locale)}>{t('Mail.undelivered.open')}</ActionLink>
        </>
      ),
    }
  },
}
