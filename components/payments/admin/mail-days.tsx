import { useLocale, useTranslations } from 'next-intl'
import { dayText } from '@/components/ui/day'
import { formatLocale } from '@/lib/i18n/routing'
import type { ScheduleRow } from '@/lib/payments/admin/schema'

/** The message that says of a mail whether it was sent. */
const nameOf = ({ kind, sent }: ScheduleRow['mail'][number]) => `${kind}.${sent ? 'sent' : 'toCome'}` as const

/** On which days a payment was requested and its person reminded, and on which they are still to be. */
export function MailDays({ mail }: Pick<ScheduleRow, 'mail'>) {
  const tag = formatLocale[useLocale()]
  const t = useTranslations('PaymentsAdmin.payment.mail')
  const texts = [...new Set(mail.map(nameOf))].map((name) => {
    const days = mail.filter((each) => nameOf(each) === name).map(({ day }) => dayText(day, tag))
    return t(name, { count: days.length, days: new Intl.ListFormat(tag).format(days) })
  })
  return <span className="block text-small text-quiet empty:hidden">{texts.join(' · ')}</span>
}
