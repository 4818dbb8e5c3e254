import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { absolute } from '@/lib/i18n/absolute'
import { counted, formatTime } from '@/lib/i18n/formats'
import { translator } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import type { MailKind } from '../kind'
import { ActionLink, Paragraph } from '../layout'

const problemData = z.object({
  /** What has stopped. */
  problem: z.enum(['mail-queue', 'mail-job', 'payments-job', 'purge-job', 'migrations']),
  since: isoTime,
  /** How much waits because of it; null where that is not what it is about. */
  waiting: z.coerce.number().int().nullable(),
})

/** Tells an admin that something of the system has stopped, of each thing once a day. */
export const systemProblem: MailKind<z.output<typeof problemData>> = {
  schema: problemData,
  sample: { problem: 'mail-queue', since: '2026-11-23T06:05:00.000Z', waiting: 3 },
  compose({ problem, since, waiting }, locale) {
    const t = translator(locale)
    const text = t(`Mail.systemProblem.texts.${problem}`, {
      ...counted(waiting ?? 0, locale),
      since: formatTime(since, locale),
    })
    return {
      subject: t(`Mail.systemProblem.subjects.${problem}`),
      preview: text,
      why: t('Mail.systemProblem.why'),
      body: (
        <>
          <Paragraph>{text}</Paragraph>
          <ActionLink href={absolute(routes.system, locale)}>{t('Mail.systemProblem.open')}</ActionLink>
        </>
      ),
    }
  },
}
