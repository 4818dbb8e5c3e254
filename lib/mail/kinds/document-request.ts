import { z } from 'zod'
import { translator } from '@/lib/i18n/translator'
import { DOCUMENT_COPY_DAYS, DOCUMENT_LINK_DAYS } from '@/lib/retention'
import { routes } from '@/lib/routes'
import type { MailKind } from '../kind'
import { mailNotice } from '../notice'
import { SAMPLE_TOKEN } from './newsletter'

const requestData = z.object({ token: z.string(), keys: z.array(z.string()) })

/** Asks a student for documents, by a link that takes each of them once. */
export const documentRequest: MailKind<z.output<typeof requestData>> = {
  schema: requestData,
  sample: { token: SAMPLE_TOKEN, keys: ['identity', 'school-certificate'] },
  compose({ token, keys }, locale, { certificate }) {
    const t = translator(locale)
    const names = certificate.checklist
      .filter(({ key }) => keys.includes(key))
      .map(({ name }) => name[locale])
    return mailNotice(locale, {
      subject: t('Mail.documentRequest.subject'),
      text: t('Mail.documentRequest.text', { documents: names.join('; ') }),
      open: [t('Mail.documentRequest.open'), routes.documents(token)],
      more: [
        t('Mail.documentRequest.until', { days: DOCUMENT_LINK_DAYS }),
        t('Mail.documentRequest.kept', { days: DOCUMENT_COPY_DAYS }),
      ],
      why: t('Mail.documentRequest.why'),
    })
  },
}
