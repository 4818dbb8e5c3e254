import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/lib/i18n/formats'
import { formatLocale } from '@/lib/i18n/routing'
import type { ScheduleRow } from '@/lib/payments/admin/schema'

/** The message for a mail, sent or to come. */
const nameOf = ({ kind, sent }: ScheduleRow['mail'][number]) => `${kind}.${sent ? 'sent' : 'toCome'}` as const

/** The days of a payment's request and reminders, past and to come. */
export function MailDays({ mail }: Pick<ScheduleRow, 'mail'>) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.payment.mail')
  const texts = [...new Set(mail.map(nameOf))].map((name) => {
    const days = mail
      .filter((each) => nameOf(each) === name)
      .map(({ day }) => formatDay(day, locale, 'medium'))
    return t(name, { count: days.length, days: new Intl.ListFormat(formatLocale[locale]).format(days) })
  })
  return <span className="block text-small text-quiet empty:hidden">{texts.join(' · ')}</span>
}
