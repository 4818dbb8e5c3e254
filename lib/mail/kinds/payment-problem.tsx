import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { absolute } from '@/lib/i18n/absolute'
import { formatTime } from '@/lib/i18n/formats'
import { formatLocale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { formatMoney, moneyText } from '@/lib/money'
import { routes } from '@/lib/routes'
import type { MailKind } from '../kind'
import { ActionLink, type Fact, Facts, Paragraph } from '../layout'

const problemData = z.object({
  /** Null if it names no payment of ours. */
  reference: z.string().nullable(),
  received_at: isoTime,
  /** As the notification claims; null if unreadable. */
  status: z.enum(['pending', 'complete', 'failed', 'cancelled']).nullable(),
  amount: moneyText.nullable(),
  problems: z.array(z.enum(['signature', 'merchant', 'payment', 'amount', 'token', 'confirmation'])),
  /** The amounts that would have been right. */
  expected: z.array(moneyText),
})

/** Tells an admin that a PayFast notification failed a check and changed nothing. Names no payer. */
export const paymentProblem: MailKind<z.output<typeof problemData>> = {
  schema: problemData,
  sample: {
    reference: '7KX2M9QA',
    received_at: '2026-11-23T06:05:00.000Z',
    status: 'complete',
    amount: '250.00',
    problems: ['amount'],
    expected: ['2500.00'],
  },
  compose(notification, locale) {
    const t = translator(locale)
    const { reference, status, amount, problems, expected } = notification
    const text = t('Mail.paymentProblem.text')
    const label = (id: 'received' | 'reference' | 'status' | 'amount' | 'expected', value: string | null) =>
      value ? [{ id, label: t(`Mail.paymentProblem.${id}`), value }] : []
    const alternatives = new Intl.ListFormat(formatLocale[locale], { type: 'disjunction' })
    const rows: readonly Fact[] = [
      ...label('received', formatTime(notification.received_at, locale, 'medium')),
      ...label('reference', reference),
      ...label('status', status && t(`Mail.paymentProblem.statuses.${status}`)),
      ...label('amount', amount && formatMoney(amount)),
      ...label('expected', alternatives.format(expected.map(formatMoney))),
    ]
    return {
      subject: t('Mail.paymentProblem.subject'),
      preview: text,
      why: t('Mail.paymentProblem.why'),
      body: (
        <>
          <Paragraph>{text}</Paragraph>
          {problems.map((problem) => (
            <Paragraph key={problem}>{t(`Mail.paymentProblem.checks.${problem}`)}</Paragraph>
          ))}
          <Facts rows={rows} />
          <ActionLink href={absolute(routes.paymentNotifications, locale)}>
            {t('Mail.paymentProblem.open')}
          </ActionLink>
          {problems.includes('signature') && <Paragraph>{t('Mail.paymentProblem.unsigned')}</Paragraph>}
        </>
      ),
    }
  },
}
