import { z } from 'zod'
import { absolute } from '@/lib/i18n/absolute'
import { formatDay } from '@/lib/i18n/formats'
import { translator } from '@/lib/i18n/translator'
import { BACKUP_DAYS } from '@/lib/retention'
import { routes, withQuery } from '@/lib/routes'
import type { MailKind } from '../kind'
import { ActionLink, Paragraph } from '../layout'
import { SAMPLE_TOKEN } from './newsletter'

const requestData = z.object({
  token: z.string(),
  request: z.enum(['access', 'correction', 'deletion', 'objection']),
  due_on: z.iso.date(),
})

/** Asks the owner of an address whether it was they who asked about their personal information. */
export const privacyRequest: MailKind<z.output<typeof requestData>> = {
  schema: requestData,
  sample: { token: SAMPLE_TOKEN, request: 'access', due_on: '2026-12-23' },
  compose({ token, request, due_on }, locale) {
    const t = translator(locale)
    const text = t('Mail.privacyRequest.text', { request: t(`PrivacyRequest.form.kinds.${request}`) })
    return {
      subject: t('Mail.privacyRequest.subject'),
      preview: text,
      why: t('Mail.privacyRequest.why'),
      body: (
        <>
          <Paragraph>{text}</Paragraph>
          <ActionLink href={absolute(withQuery(routes.privacyRequestConfirm, { token }), locale)}>
            {t('Mail.privacyRequest.open')}
          </ActionLink>
          <Paragraph>{t('Mail.privacyRequest.until', { due: formatDay(due_on, locale) })}</Paragraph>
          {request === 'deletion' && (
            <Paragraph>{t('Mail.privacyRequest.backups', { days: BACKUP_DAYS })}</Paragraph>
          )}
        </>
      ),
    }
  },
}
