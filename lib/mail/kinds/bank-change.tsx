import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { absolute } from '@/lib/i18n/absolute'
import { formatTime } from '@/lib/i18n/formats'
import { translator } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import type { MailKind } from '../kind'
import { ActionLink, Paragraph } from '../layout'

const changeData = z.object({
  event: z.enum(['proposed', 'set', 'confirmed', 'rejected', 'delayed', 'cancelled']),
  /** E-mail address, or `system` for the secret key. */
  actor: z.string(),
  accountEnd: z.string().max(4),
  /** When the site begins to show it; null if unknown, or never. */
  liveFrom: isoTime.nullable(),
})

/** Tells every admin about changes to the bank details, so that nobody can redirect payments unnoticed. */
const bankChange: MailKind<z.output<typeof changeData>> = {
  schema: changeData,
  sample: { event: 'proposed', actor: 'admin@example.org', accountEnd: '1234', liveFrom: null },
  compose({ event, actor, accountEnd, liveFrom }, locale) {
    const t = translator(locale)
    const who = actor === 'system' ? t('Mail.bankChange.system') : actor
    const time = liveFrom === null ? '' : formatTime(liveFrom, locale)
    const text = t(`Mail.bankChange.${event}.text`, { end: accountEnd, time })
    const mayReject = event === 'proposed' || event === 'delayed'
    return {
      subject: t(`Mail.bankChange.${event}.subject`, { who }),
      preview: text,
      why: t('Mail.bankChange.why'),
      body: (
        <>
          <Paragraph>{text}</Paragraph>
          <Paragraph>{t(mayReject ? 'Mail.bankChange.reject' : 'Mail.bankChange.check')}</Paragraph>
          <ActionLink href={absolute(routes.siteDocument('bank'), locale)}>
            {t('Mail.bankChange.open')}
          </ActionLink>
          {actor !== 'system' && <Paragraph>{t('Mail.bankChange.phone', { who })}</Paragraph>}
        </>
      ),
    }
  },
}

export const bankKinds = { 'bank-change': bankChange }
