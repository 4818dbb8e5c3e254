import { useLocale, useTranslations } from 'next-intl'
import { dayText } from '@/components/ui/day'
import { formatLocale } from '@/lib/i18n/routing'
import type { ScheduleRow } from '@/lib/payments/admin/schema'

/** On which days a payment was requested and its person reminded, and on which they are still to be. */
export function MailDays({ mail }: Pick<ScheduleRow, 'mail'>) {
  const tag = formatLocale[useLocale()]
  const t = useTranslations('PaymentsAdmin.payment.mail')
  const kinds = [...new Set(mail.map(({ kind, sent }) => `${kind}.${sent ? 'sent' : 'toCome'}` as const))]
  const texts = kinds.map((name) => {
    const own = mail.filter(({ kind, sent }) => name === `${kind}.${sent ? 'sent' : 'toCome'}`)
    const days = own.map(({ day }) => dayText(day, tag))
    return t(name, { count: days.length, days: new Intl.ListFormat(tag).format(days) })
  })
  return <span className="block text-small text-quiet empty:hidden">{texts.join(' · ')}</span>
}
