import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { counted, formatTime } from '@/lib/i18n/formats'
import { translator } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import type { MailKind } from '../kind'
import { mailNotice } from '../notice'

const problemData = z.object({
  problem: z.enum(['mail-queue', 'mail-job', 'newsletter', 'payments-job', 'purge-job', 'migrations']),
  since: isoTime,
  /** Items waiting because of it; null if not applicable. */
  waiting: z.coerce.number().int().nullable(),
})

/** Tells an admin that a part of the system has stopped, once a day for each. */
const problem: MailKind<z.output<typeof problemData>> = {
  schema: problemData,
  sample: { problem: 'mail-queue', since: '2026-11-23T06:05:00.000Z', waiting: 3 },
  compose({ problem, since, waiting }, locale) {
    const t = translator(locale)
    return mailNotice(locale, {
      subject: t(`Mail.systemProblem.subjects.${problem}`),
      text: t(`Mail.systemProblem.texts.${problem}`, {
        ...counted(waiting ?? 0, locale),
        since: formatTime(since, locale),
      }),
      open: [t('Mail.systemProblem.open'), routes.system],
      why: t('Mail.systemProblem.why'),
    })
  },
}

const undeliveredData = z.object({ count: z.coerce.number().int() })

/** Tells an admin, once a day, about undeliverable messages. */
const undelivered: MailKind<z.output<typeof undeliveredData>> = {
  schema: undeliveredData,
  sample: { count: 3 },
  compose({ count }, locale) {
    const t = translator(locale)
    return mailNotice(locale, {
      subject: t('Mail.undelivered.subject', counted(count, locale)),
      text: t('Mail.undelivered.text', counted(count, locale)),
      open: [t('Mail.undelivered.open'), routes.mail],
      why: t('Mail.undelivered.why'),
    })
  },
}

export const systemKinds = { undelivered, 'system-problem': problem }
