import { useLocale, useTranslations } from 'next-intl'
import { dayText } from '@/components/ui/day'
import { formatLocale } from '@/lib/i18n/routing'
import type { ScheduleRow } from '@/lib/payments/admin/schema'

/** On which days a payment was requested and its person reminded, and on which they are still to be. */
export function MailDays({ mail }: Pick<ScheduleRow, 'mail'>) {
  const tag = formatLocale[useLocale()]
  const t = useTranslations('PaymentsAdmin.payment.mail')
  const texts = mail.map(({ kind, day, sent }) =>
    t(`${kind}.${sent ? 'sent' : 'toCome'}`, { day: dayText(day, tag) }),
  )
  return <span className="block text-small text-quiet empty:hidden">{texts.join(' · ')}</span>
}
