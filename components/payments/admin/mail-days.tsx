import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/lib/i18n/formats'
import { formatLocale } from '@/lib/i18n/routing'
import type { ScheduleRow } from '@/lib/payments/admin/schema'

/** The message that says of a mail whether it was sent. */
const nameOf = ({ kind, sent }: ScheduleRow['mail'][number]) => `${kind}.${sent ? 'sent' : 'toCome'}` as const

/** On which days a payment was requested and its person reminded, and on which they are still to be. */
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
