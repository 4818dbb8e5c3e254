import { z } from 'zod'
import { formatDay } from '@/lib/i18n/formats'
import { translator } from '@/lib/i18n/translator'
import { BACKUP_DAYS } from '@/lib/retention'
import { routes, withQuery } from '@/lib/routes'
import type { MailKind } from '../kind'
import { mailNotice } from '../notice'
import { SAMPLE_TOKEN } from './newsletter'

const requestData = z.object({
  token: z.string(),
  request: z.enum(['access', 'correction', 'deletion', 'objection']),
  due_on: z.iso.date(),
})

/** Asks the owner of an address to confirm their privacy request. */
const privacyRequest: MailKind<z.output<typeof requestData>> = {
  schema: requestData,
  sample: { token: SAMPLE_TOKEN, request: 'access', due_on: '2026-12-23' },
  compose({ token, request, due_on }, locale) {
    const t = translator(locale)
    return mailNotice(locale, {
      subject: t('Mail.privacyRequest.subject'),
      text: t('Mail.privacyRequest.text', { request: t(`PrivacyRequest.requests.${request}`) }),
      open: [t('Mail.privacyRequest.open'), withQuery(routes.privacyRequestConfirm, { token })],
      more: [
        t('Mail.privacyRequest.until', { due: formatDay(due_on, locale) }),
        ...(request === 'deletion' ? [t('Mail.privacyRequest.backups', { days: BACKUP_DAYS })] : []),
      ],
      why: t('Mail.privacyRequest.why'),
    })
  },
}

export const privacyKinds = { 'privacy-request': privacyRequest }
